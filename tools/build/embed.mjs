/**
 * Bundles what other sites include: `node embed.mjs WEB FONT OUT` writes OUT/scout-embed.js and OUT/frame.js, each one
 * classic script, with the styles, the figures' font and the words of all languages inside. Ends with 1 and one line when
 * the script would be too large.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

/** Bytes of scout-embed.js as a host sends it, gzipped. */
const LIMIT = 45_000;
const FILE = "embed.ftl";
/** In this order: what printing and forced colours change comes last. */
const SHEETS = ["frame", "board", "replay", "quiz", "game", "media"];

const [web, font, out] = process.argv.slice(2);
const packages = createRequire(pathToFileURL(join(web, "package.json")));
const esbuild = packages("esbuild");
const { FluentResource } = await import(pathToFileURL(packages.resolve("@fluent/bundle")).href);

// -- Words ------------------------------------------------------------------------------------------------------------

/**
 * A message in the short writing of assets.js, which takes less room than tables: ten languages have to fit in. Choices
 * that say the same as the last one are left out.
 * @param {any} pattern  of Fluent's reader
 * @returns {string}
 */
function compact(pattern) {
  if (typeof pattern === "string") {
    if (/[{|}]/.test(pattern)) throw new Error(`${FILE}: a message holds one of { | }`);
    return pattern.replaceAll("\n", " ");
  }
  return pattern.map(compactPart).join("");
}

/** @param {any} part */
function compactPart(part) {
  if (typeof part === "string") return compact(part);
  if (part.type === "str") return compact(part.value);
  if (part.type === "num") return String(part.value);
  if (part.type === "var") return `{${part.name}}`;
  if (part.type === "func" && part.name === "NUMBER" && part.args[0]?.type === "var") return `{${part.args[0].name}}`;
  if (part.type !== "select" || part.selector.type !== "var")
    throw new Error(`${FILE}: a ${part.type} is too much here`);
  const otherwise = compact(part.variants[part.star].value);
  const choices = part.variants
    .map((variant) => [String(variant.key.value), compact(variant.value)])
    .filter(([, text]) => text !== otherwise)
    .map(([key, text]) => `${key}=${text}`);
  if ([...choices, otherwise].some((text) => text.includes("|")))
    throw new Error(`${FILE}: a choice within a choice is too much here`);
  return `{${[part.selector.name, ...choices, otherwise].join("|")}}`;
}

function readWords() {
  const folder = join(web, "locales");
  const tags = readdirSync(folder).filter((tag) => existsSync(join(folder, tag, FILE)));
  const read = (tag) => new FluentResource(readFileSync(join(folder, tag, FILE), "utf8")).body;
  const ids = read("en").map(({ id }) => id);
  const tables = tags.map((tag) => {
    const messages = new Map(read(tag).map(({ id, value }) => [id, compact(value)]));
    return [tag, ids.map((id) => messages.get(id) ?? "").join("\n")];
  });
  return { ids, languages: Object.fromEntries(tables) };
}

// -- Styles -----------------------------------------------------------------------------------------------------------

/** The rules of more contrast, which the page puts on by an attribute of its root, and an embed by the device's wish. */
const CONTRAST = ':root[data-contrast="more"]';

/**
 * The declarations of the block that a selector opens.
 * @param {string} css
 * @param {string} selector
 */
function block(css, selector) {
  const start = css.indexOf("{", css.indexOf(`\n${selector} {`)) + 1;
  const declarations = css.slice(start, css.indexOf("}", start)).matchAll(/(--[\w-]+):\s*([^;]+);/g);
  return [...declarations].map(([, name, value]) => [name, value]);
}

/**
 * The page's colours for a shadow root: by the colour scheme of the place where it stands, or by its attribute `theme`;
 * each may be set from outside as `--scout-NAME`. What nothing is drawn with is left out.
 * @param {string} css    tokens.css
 * @param {string} drawn  the styles that ask for them
 */
function hostTokens(css, drawn) {
  const used = (tokens) => new Map([...tokens].filter(([name]) => `${drawn}${css}`.includes(`var(${name}`)));
  const usual = used(block(css, ":root"));
  const outer = (name, value) => (name === "--font-display" ? value : `var(--scout${name.slice(1)},${value})`);
  const declare = (tokens, value) => [...tokens].map(([name, token]) => `${name}:${value(name, token)};`).join("");
  const host = (tokens, value) =>
    `:host{${declare(tokens, (name, token) => value(name, light(token)))}}
    @supports (color:light-dark(red,red)){:host{${declare(tokens, value)}}}`;
  const plain = (_, token) => token;
  const values = css.slice(css.indexOf("\n.v1 {"), css.indexOf("/*", css.indexOf("\n.v1 {")));
  const panel = declare(block(css, `${CONTRAST} .v3`), plain);
  return `${host(usual, outer)}${values}@media (prefers-contrast:more){${host(used(block(css, CONTRAST)), plain)}.v3{${panel}}}`;
}

/**
 * A token as it is in the light, for browsers that know no light-dark().
 * @param {string} token
 */
function light(token) {
  const pair = /^light-dark\((.*)\)$/.exec(token)?.[1];
  if (!pair) return token;
  let depth = 0;
  const comma = [...pair].findIndex((sign) => {
    depth += sign === "(" ? 1 : sign === ")" ? -1 : 0;
    return sign === "," && depth === 0;
  });
  return pair.slice(0, comma);
}

function readStyles() {
  const read = (path) => readFileSync(join(web, path), "utf8");
  const cards = read("styles/card.css").replace(/@font-face \{.*?\n\}/s, "");
  const drawn = cards + SHEETS.map((name) => read(`embed/src/styles/${name}.css`)).join("");
  const css = hostTokens(read("styles/tokens.css"), drawn) + drawn;
  return esbuild.transformSync(css, { loader: "css", minify: true, charset: "utf8" }).code.trim();
}

// -- The scripts ------------------------------------------------------------------------------------------------------

function assets() {
  const { ids, languages } = readWords();
  const values = { STYLES: readStyles(), FONT: readFileSync(font).toString("base64"), IDS: ids, LANGUAGES: languages };
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");
}

await esbuild.build({
  entryPoints: ["scout-embed.js", "frame.js"].map((name) => join(web, "embed", "src", name)),
  outdir: out,
  bundle: true,
  format: "iife",
  minify: true,
  target: "es2022",
  charset: "utf8",
  legalComments: "none",
  conditions: ["production"],
  logLevel: "error",
  banner: { js: "/* SCOUT in other pages, MIT; third-party code and its licences: ../licences.html */" },
  plugins: [
    {
      name: "assets",
      setup(build) {
        build.onLoad({ filter: /embed[\\/]src[\\/]assets\.js$/ }, () => ({ contents: assets(), loader: "js" }));
        // Cards ask the page's words for one thing only, the digits that a setting of the page may choose.
        build.onLoad({ filter: /js[\\/]i18n\.js$/ }, () => ({
          contents: "export const digits = String;",
          loader: "js",
        }));
      },
    },
  ],
});

const size = gzipSync(readFileSync(join(out, "scout-embed.js")), { level: 9 }).length;
if (size > LIMIT) {
  console.error(`error: scout-embed.js has ${size} bytes gzipped, more than the ${LIMIT} that it may have`);
  process.exitCode = 1;
}
