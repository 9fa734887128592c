/**
 * The one engine of the page, started by whoever imports this first: index.html does so before anything else is
 * loaded, so that Python comes in beside the page.
 */
import { BUILD } from "./build-info.js";
import { EngineClient } from "./engine-client.js";
import { Runtime } from "./engine-runtime.js";

const runtime = new Runtime();

/**
 * The worker is told by its name what build the page is of: another one's engine must not serve it. After failures it
 * has another address, lest what the browser has kept of a broken file comes again.
 * @param {number} failures
 */
function spawn(failures) {
  const address = new URL("./engine-worker.js", import.meta.url);
  if (failures > 0) address.search = `again=${failures}`;
  const fed = runtime.begin();
  const name = fed ? `${BUILD.build} fed` : BUILD.build;
  const worker = new Worker(address, { type: "module", name });
  if (fed) runtime.feed(worker);
  return worker;
}

export const engine = new EngineClient(spawn);
engine.start();
