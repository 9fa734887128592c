/**
 * The one engine of the page, started by whoever imports this first: index.html does so before anything else is
 * loaded, so that Python comes in beside the page.
 */
import { BUILD } from "./build-info.js";
import { EngineClient } from "./engine-client.js";
import { Runtime } from "./engine-runtime.js";
import { attempt, state } from "./engine-snapshot.js";

const runtime = new Runtime();

/** Milliseconds after which a worker that makes a snapshot is given up. */
const PATIENCE = 120_000;

/**
 * The worker is told by its name what build the page is of: another one's engine must not serve it. After failures it
 * has another address, lest what the browser has kept of a broken file comes again.
 * @param {number} failures
 * @param {string[]} marks  what else it is told
 */
function spawn(failures, ...marks) {
  const address = new URL("./engine-worker.js", import.meta.url);
  if (failures > 0) address.search = `again=${failures}`;
  const fed = runtime.begin();
  const name = [BUILD.build, ...(fed ? ["fed"] : []), ...marks].join(" ");
  const worker = new Worker(address, { type: "module", name });
  if (fed) runtime.feed(worker);
  return worker;
}

export const engine = new EngineClient((failures) => spawn(failures));
engine.start();

/**
 * Have the next start made quicker. It takes another one, beside the page.
 * @returns {Promise<boolean>} false: nothing came of it
 */
export async function prepareNext() {
  const now = await state().catch(() => "unfit");
  if (now !== "missing" || !(await attempt().catch(() => false))) return now === "kept";
  const worker = spawn(0, "snapshot");
  const kept = await new Promise((resolve) => {
    worker.onmessage = ({ data }) => resolve(data === true);
    worker.onerror = () => resolve(false);
    setTimeout(() => resolve(false), PATIENCE);
  });
  worker.terminate();
  return kept;
}
