/** Icons from the sprite that `scripts/client_files.py` makes of the lists `icons.txt`. */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";

const SPRITE = "/static/vendor/icons.svg";

/**
 * An `<svg>` for HTML and SVG alike. Inside a drawing give it `x`, `y` and `size`; in HTML it is as large as the text.
 * Without a label it is decoration and hidden from screen readers.
 * @param {string} name such as `game-icons:crown` or `crown`
 * @param {{x?: number, y?: number, size?: number, label?: string, class?: string}} [how]
 */
export function icon(name, how = {}) {
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
    <use href="${SPRITE}#${name.replace(/^.*:/, "")}"></use>
  </svg>`;
}
