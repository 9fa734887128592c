/**
 * The engine itself for tests that run in Node: `scout_core.wire` in a Python process, one request a line, behind the
 * same interface as the page's worker.
 */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { EngineClient } from "../../web/js/engine-client.js";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const SERVE = `
import sys
from scout_core.wire import Session
session = Session()
for line in sys.stdin:
    for reply in session.steps(line):
        print(reply, flush=True)
`;

/** @returns {import("../../web/js/engine-client.js").Engine & {process: import("node:child_process").ChildProcess}} */
export function engineProcess() {
  const child = spawn(process.env.PYTHON ?? "python3", ["-c", SERVE], {
    cwd: ROOT,
    stdio: ["pipe", "pipe", "inherit"],
  });
  /** @type {ReturnType<typeof engineProcess>} */
  const engine = {
    process: child,
    onmessage: null,
    onerror: null,
    postMessage(message) {
      if (!("cancel" in JSON.parse(message))) child.stdin.write(`${message}\n`);
    },
    terminate() {
      child.removeAllListeners("exit");
      child.kill();
    },
  };
  child.on("exit", (code) => engine.onerror?.({ message: `exit ${code}` }));
  child.stdin.on("error", () => undefined);
  createInterface({ input: child.stdout }).on("line", (data) => engine.onmessage?.({ data }));
  queueMicrotask(() => engine.onmessage?.({ data: '{"v":1,"event":"boot","stage":"ready","done":1,"total":1}' }));
  return engine;
}

/**
 * A client with its engine, stopped after the test.
 * @param {import("node:test").TestContext} test
 * @returns {{client: EngineClient, engines: ReturnType<typeof engineProcess>[]}} engines: the newest last
 */
export function startEngine(test) {
  /** @type {ReturnType<typeof engineProcess>[]} */
  const engines = [];
  const client = new EngineClient(() => {
    const engine = engineProcess();
    engines.push(engine);
    return engine;
  });
  test.after(() => client.stop());
  client.start();
  return { client, engines };
}
