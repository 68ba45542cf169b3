/** What goes through the JSON API rather than over the table. */

import { post } from "/static/shared/api.js";

/** @typedef {import("./shell.js").Shell} Shell */

/** @param {Shell} shell @param {string} verb @param {unknown} [body] */
async function call(shell, verb, body) {
  try {
    return await post(`/api/rooms/${shell.room.id}/${verb}`, body);
  } catch (error) {
    shell.refuse(error);
    return null;
  }
}

/** Let a bot play for somebody, or give the seat back. @param {Shell} shell @param {number} seat @param {"bot" | "person"} to */
export const handOver = (shell, seat, to) => call(shell, "hand-over", { seat, to });

/** @param {Shell} shell */
export async function rematch(shell) {
  const made = await call(shell, "rematch");
  if (made?.id) location.assign(`/r/${made.id}`);
}

/** Hand on a link, by the system's own means or the clipboard. @param {Shell} shell @param {string} url */
export async function share(shell, url) {
  try {
    if (navigator.share) return await navigator.share({ title: document.title, url });
    await navigator.clipboard.writeText(url);
    shell.toast(shell.words.say("table-link-copied"));
  } catch (error) {
    const changedTheirMind = error instanceof DOMException && error.name === "AbortError";
    if (!changedTheirMind) shell.toast(url);
  }
}
