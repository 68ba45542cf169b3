/** The faces of people and bots. Those at the table when the page was made are drawn in it; others are fetched alone. */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";

/** @type {Set<string>} */
const asked = new Set();

/**
 * Somebody's portrait, as large as its class makes it; nothing for who has no face. It says nothing that the name beside
 * it does not say.
 * @param {string | undefined} name such as `guest-07`
 */
export function portrait(name) {
  if (!name) return nothing;
  if (!document.getElementById(`face-${name}`)) void add(name);
  return html`<svg class="face" viewBox="0 0 240 240" aria-hidden="true"><use href="#face-${name}"></use></svg>`;
}

/** Put a face into the page; whatever uses it shows it from then on. @param {string} name */
async function add(name) {
  if (asked.has(name)) return;
  asked.add(name);
  const response = await fetch(`/faces/${encodeURIComponent(name)}.svg`).catch(() => null);
  if (!response?.ok) return void asked.delete(name);
  const drawn = new DOMParser().parseFromString(await response.text(), "image/svg+xml").documentElement;
  drawn.toggleAttribute("hidden", true);
  document.body.append(document.importNode(drawn, true));
}
