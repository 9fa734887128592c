/**
 * The start of the one-file edition: what a host does for the site, a script in the file does here. Every other file of
 * the site lies in a block of data in the page, in base64; blobs stand in for their addresses.
 *
 * Opened from a disk, a page may load no module and no file, start no worker but from a blob, and have no service
 * worker. The modules know nothing of all that.
 */

/** What the modules take for the address of the site: of a scheme that no browser asks anybody for. */
const SITE = "scout:/";
const WORKER = "engine-worker.js";

/** @type {Map<string, Blob>} by the path from the root of the site */
const files = new Map();

/** Read the blocks of data in the page. */
async function unpack() {
  const blocks = /** @type {NodeListOf<HTMLScriptElement>} */ (document.querySelectorAll("script[data-path]"));
  await Promise.all(
    Array.from(blocks, async (block) => {
      const { path = "", packed, kind = "" } = block.dataset;
      const bytes = new Blob([decoded(block.textContent ?? "")]);
      const stream = packed === undefined ? bytes : bytes.stream().pipeThrough(new DecompressionStream("gzip"));
      const content = await new Response(stream).arrayBuffer();
      files.set(path, new Blob([content], { type: kind }));
      block.remove();
    }),
  );
}

/**
 * @param {string} text  base64
 * @returns {Uint8Array<ArrayBuffer>}
 */
function decoded(text) {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
  return bytes;
}

/** Answer what the page's modules ask for. */
function answerFetch() {
  globalThis.fetch = async (input) => {
    const address = input instanceof Request ? input.url : String(input);
    const blob = files.get(address.replace(SITE, ""));
    return blob ? new Response(blob) : new Response(null, { status: 404 });
  };
}

/**
 * What the worker does first: make blobs of its own of the files that it is sent, for those of the page are another
 * origin's, and only then run the engine's module. Pyodide refuses to start in a classic worker, which it knows by
 * importScripts; a module worker can't be had here.
 */
const HEAD = `
self.importScripts = undefined;
self.addEventListener("message", (event) => {
  event.stopImmediatePropagation();
  self.scoutFiles = {};
  for (const [path, file] of event.data) self.scoutFiles[path] = URL.createObjectURL(file);
  run();
}, { once: true });
function run() {
`;

/** Let the worker be started from a blob, with the files of Python. */
function answerWorker() {
  const code = new Blob([HEAD, files.get(WORKER) ?? "", "}"], { type: "text/javascript" });
  const address = URL.createObjectURL(code);
  globalThis.Worker = class extends Worker {
    /**
     * @param {string|URL} _asked  the only one there is
     * @param {WorkerOptions} [options]
     */
    constructor(_asked, options) {
      super(address, { name: options?.name });
      this.postMessage(files);
    }
  };
}

/** The notices are a page of the site; here they are a dialog. */
function answerLinks() {
  const dialog = /** @type {HTMLDialogElement} */ (document.getElementById("licences"));
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const address = link?.getAttribute("href");
    if (address === "licences.html") dialog.showModal();
    else if (address === "./" && dialog.open) dialog.close();
    else return;
    event.preventDefault();
  });
}

async function start() {
  // No file has one; asked all the same, some browsers complain.
  Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
  answerLinks();
  await unpack();
  answerFetch();
  answerWorker();
  await import("../js/app.js");
}

start();
