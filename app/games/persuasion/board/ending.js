/** The end: the town is counted quarter by quarter, then what is left in the purses, and who has the most support. */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import { mark } from "/static/shared/seats.js";

/** @typedef {import("../view.js").View} View */
/** @typedef {import("../view.js").CountView} CountView */
/** @typedef {import("/static/table/types.js").Ui} Ui */
/** @typedef {import("/static/table/types.js").Ending} Ending */
/** @typedef {import("/static/table/types.js").Reveal} Reveal */

/** @param {View} view @param {Ui} ui @returns {Ending} */
export function ending(view, ui) {
  const areas = Object.entries(view.public.count ?? {}).map(([area, count]) => quarter(ui, area, count));
  return { reveals: [...areas, points(view, ui, "tokens"), points(view, ui, "figures")], why: why(view, ui) };
}

/** Who stands there with how many, and who gets the points. @param {Ui} ui @param {string} area @param {CountView} count @returns {Reveal} */
function quarter(ui, area, { followers, leader, points = 0, extra = 0 }) {
  const rows = Object.entries(followers).map(([seat, number]) => html`<li ?data-strong=${Number(seat) === leader}>${mark(Number(seat))}<span>${ui.who(Number(seat))}</span><b>${number}</b></li>`);
  const what = leader === undefined ? ui.say(rows.length ? "end-area-tied" : "end-area-empty") : ui.say("end-area-won", { seat: leader, points, extra });
  const spoken = [...Object.entries(followers).map(([seat, number]) => `${ui.who(Number(seat))} ${number}`), what].join(", ");
  return { title: ui.name(area), body: html`<ul class="end-list">${rows}</ul><p class="end-note">${what}</p>`, spoken };
}

/** One source of points, seat by seat. @param {View} view @param {Ui} ui @param {string} source @returns {Reveal} */
function points(view, ui, source) {
  const all = view.result?.breakdown?.[source] ?? [];
  const rows = all.map((number, seat) => html`<li>${mark(seat)}<span>${ui.who(seat)}</span><b>${number}</b></li>`);
  const spoken = all.map((number, seat) => `${ui.who(seat)} ${number}`).join(", ");
  return { title: ui.say(`score-${source}`), body: html`<ul class="end-list">${rows}</ul>${source === "tokens" ? html`<p class="end-note">${ui.say("end-tokens")}</p>` : nothing}`, spoken };
}

/** @param {View} view @param {Ui} ui */
function why({ result }, ui) {
  if (!result) return "";
  const [seat] = result.winners;
  const points = result.scores[seat];
  if (result.winners.length > 1) return ui.say("end-why-shared", { seats: result.winners, points });
  const parts = Object.entries(result.breakdown ?? {}).filter(([, all]) => all[seat]).map(([source, all]) => ui.say("end-why-part", { points: all[seat], source: ui.say(`score-${source}`) }));
  return ui.say("end-why", { seat, points, parts });
}
