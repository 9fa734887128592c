/** Style sheets that only some sheets need: they are fetched with them. */

/**
 * @param {string} name  of a file in styles/
 * @returns {Promise<void>} settled when it applies, or can't be had: then the page goes without
 */
export function loadStyle(name) {
  const href = new URL(`../styles/${name}.css`, import.meta.url).href;
  const links = [...document.querySelectorAll("link")];
  if (links.some((link) => link.href === href)) return Promise.resolve();
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  return new Promise((resolve) => {
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
