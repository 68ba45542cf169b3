/** On a phone a follower in the town is smaller than a thumb: below it, each quarter's followers as a row of large buttons. */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import { AREA_ICON } from "./quarters.js";
import { mark } from "./tokens.js";

/** @typedef {import("../view.js").View} View */
/** @typedef {import("../view.js").ReplaceFollower | import("../view.js").FirstFollower | import("../view.js").ExchangeWith} AboutFollower */
/** @typedef {import("/static/table/types.js").Ui} Ui */

/** One of those that are alike: whose, and where. @param {View} view @param {Ui} ui */
export function choices(view, ui) {
  /** @type {Map<string, [string[], AboutFollower]>} */
  const kinds = new Map();
  for (const [option, fact] of Object.entries(view.ask?.options ?? {})) {
    if (typeof fact !== "object" || !("mine" in fact)) continue;
    const kind = `${fact.area} ${fact.seat}`;
    if (!kinds.has(kind)) kinds.set(kind, [[], fact]);
    kinds.get(kind)?.[0].push(option);
  }
  if (!kinds.size) return nothing;
  return html`<ul class="choices">
    ${[...kinds.values()].map(
      ([alike, fact]) => html`<li><span class="choice" data-id=${alike[0]} data-opens=${alike.join(" ")} data-area=${fact.area} data-seat=${fact.seat}>
        ${ui.icon(AREA_ICON[fact.area])}${mark(ui, fact.seat, "")}
        <span class="choice-name">${ui.name(fact.area)}</span><b class="choice-stand" data-stand=${`${fact.mine}:${fact.most}`}>${mark(ui, view.me ?? 0, "")}</b>
      </span></li>`,
    )}
  </ul>`;
}
