/**
 * @param {BufferSource} content
 * @returns {Promise<string>} its SHA-256, in hexadecimal
 */
export async function digest(content) {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
