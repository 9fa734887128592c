/**
 * The one engine of the page, started by whoever imports this first: index.html does so before anything else is
 * loaded, so that Python comes in beside the page.
 */
import { EngineClient } from "./engine-client.js";

export const engine = new EngineClient(
  () => new Worker(new URL("./engine-worker.js", import.meta.url), { type: "module", name: "engine" }),
);
engine.start();
