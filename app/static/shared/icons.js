/** Icons: those of the common set that the lists `icons.txt` name, and a game's own. */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";

/** The whole set; the import map of a page has in its place those that the game uses. */
const COMMON = import.meta.resolve("/static/vendor/icons.svg");

/** A game may bring drawings of its own: the page says where they are and what they are called. */
const page = /** @type {HTMLElement | null} */ (document.querySelector("[data-icons]"));
const OWN = page?.dataset.icons ?? "";
const OWN_NAMES = new Set(page?.dataset.iconNames?.split(" "));

/** @typedef {{x?: number, y?: number, size?: number, label?: string, class?: string}} How */

/**
 * An `<svg>` for HTML and SVG alike. Inside a drawing give it `x`, `y` and `size`; in HTML it is as large as the text.
 * Without a label it is decoration and hidden from screen readers.
 * @param {string} name such as `game-icons:crown` or `crown`
 * @param {How} [how]
 */
export const icon = (name, how = {}) => use(COMMON, bare(name), how);

/** The same for a game's board: a drawing of the game's own comes before a common one. @param {string} name @param {How} [how] */
export const boardIcon = (name, how = {}) => use(OWN_NAMES.has(bare(name)) ? OWN : COMMON, bare(name), how);

/** @param {string} name */
const bare = (name) => name.replace(/^.*:/, "");

/** @param {string} sprite @param {string} name @param {How} how */
function use(sprite, name, how) {
  const size = how.size ?? nothing;
  return html`<svg
    class="icon ${how.class ?? ""}"
    viewBox="0 0 512 512"
    x=${how.x ?? nothing}
    y=${how.y ?? nothing}
    width=${size}
    height=${size}
    role=${how.label ? "img" : nothing}
    aria-label=${how.label ?? nothing}
    aria-hidden=${how.label ? nothing : "true"}
  >
    <use href="${sprite}#${name}"></use>
  </svg>`;
}
