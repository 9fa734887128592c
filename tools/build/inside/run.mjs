// Runs a Python script in Pyodide under Node, with folders of this machine mounted: what only the Python that ships can
// do (compile its own library, resolve the wheel, run the engine's tests). Takes one argument, a JSON object:
// {scripts: folder of Pyodide's modules, boot: what loadPyodide takes, mounts: {guest: folder}, script: guest path,
// argv: string[]}

import { join } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Say why, but never all of it: a crash of the runtime quotes its source, 1.2 MB on one line.
 * @param {unknown} error
 */
function giveUp(error) {
  const message = String(error instanceof Error ? error.message : error);
  process.stderr.write(`${message.slice(-4000)}\n`, () => process.exit(1));
}

process.on("uncaughtException", giveUp);

const job = JSON.parse(process.argv[2]);
const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all(
  ["pyodide.mjs", "pyodide.asm.mjs"].map((name) => import(pathToFileURL(join(job.scripts, name)).href)),
);

const pyodide = await loadPyodide({ ...job.boot, createPyodideModule });
for (const [guest, folder] of Object.entries(job.mounts)) pyodide.mountNodeFS(guest, folder);

const run = pyodide.runPython(`
async def run(script, argv):
    import inspect, os, runpy, sys
    sys.argv[:] = [script, *argv]
    sys.path.insert(0, os.path.dirname(script))
    try:
        main = runpy.run_path(script, run_name="__main__").get("main")
        # A script that has to wait for something leaves an async main() for us to await.
        if main is not None and inspect.iscoroutinefunction(main):
            await main()
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else int(stop.code is not None)
    return 0
run
`);

await run(job.script, job.argv).then((/** @type {number} */ code) => {
  process.exitCode = code;
}, giveUp);
