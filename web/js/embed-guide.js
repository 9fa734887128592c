/**
 * The guide: every example is shown live and as the lines to paste, made of the same text; then what makes an author's own
 * ones. Python comes when something is to be judged.
 */
import { BUILD } from "./build-info.js";
import { useWords } from "./i18n.js";
import { scriptLine } from "./snippets.js";

const SITE = new URL("../", import.meta.url).href;

for (const template of document.querySelectorAll("template")) {
  const live = document.createElement("div");
  live.className = "example";
  live.append(template.content.cloneNode(true));
  // Written with addresses from here, pasted with whole ones.
  const text = template.innerHTML.trim().replaceAll('src="../', `src="${SITE}`);
  const code = document.createElement("pre");
  code.className = "code";
  code.textContent = text;
  template.after(live, code);
}
for (const place of document.querySelectorAll("[data-script]")) place.textContent = scriptLine(SITE);
for (const place of document.querySelectorAll("[data-install]"))
  place.textContent = `pip install ${SITE}${BUILD.wheel}`;

// What the guide itself does with its frames is what it tells authors to do.
addEventListener("message", ({ data, source }) => {
  if (data?.scout !== 1 || data.type !== "resize") return;
  for (const frame of document.querySelectorAll("iframe")) {
    if (frame.contentWindow === source) frame.style.blockSize = `${Number(data.height)}px`;
  }
});

const words = await fetch(new URL("../embed/guide.ftl", import.meta.url));
useWords("en", await words.text());
const [{ ScoutBuilder }, { ScoutRecord }, { ScoutCopy }] = await Promise.all([
  import("../embed/scout-builder.js"),
  import("../embed/scout-record.js"),
  import("../embed/scout-copy.js"),
]);
for (const code of document.querySelectorAll("pre.code")) {
  code.after(Object.assign(new ScoutCopy(), { text: code.textContent?.trim() }));
}
document.getElementById("builder")?.append(Object.assign(new ScoutBuilder(), { site: SITE }));
document.getElementById("record")?.append(Object.assign(new ScoutRecord(), { site: SITE }));
