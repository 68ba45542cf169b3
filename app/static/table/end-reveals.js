/** What was hidden, turned over one by one: a card for each thing, its back up until its turn comes. */

import { html, nothing } from "/static/vendor/lit-html/lit-html.js";
import { icon } from "/static/shared/icons.js";
import { mark } from "/static/shared/seats.js";

/** @typedef {import("/static/shared/words.js").Words} Words */
/** @typedef {import("./end.js").End} End */
/** @typedef {import("./types.js").Ending} Ending */
/** @typedef {import("./types.js").Reveal} Reveal */

/** @param {End} end @param {Ending} ending */
export function reveals(end, { reveals: all, how, faces = {} }) {
  const { words, turned } = end;
  const isLast = turned >= all.length;
  const goOn = (/** @type {Event} */ { target }) => target instanceof Element && !target.closest("button, a") && end.next();
  return html`<div class="end end-story" @click=${goOn}>
    <header>
      <h2 tabindex="-1">${words.say("end-heading")}</h2>
      <p class="end-reason">${how ?? words.say(`ending-${end.state.view.result?.reason}`)}</p>
    </header>
    <ol class="end-cards" data-count=${all.length}>
      ${all.map((reveal, i) => card(end, reveal, faces, i < turned, i === turned - 1))}
    </ol>
    <footer class="end-steps">
      <span class="end-count">${words.say("end-step", { at: turned, last: all.length })}</span>
      <button type="button" class="main" autofocus @click=${() => end.next()}>
        ${icon(isLast ? "laurels" : "next-button")}${words.say(isLast ? "end-who-won" : "end-next")}
      </button>
      ${isLast ? nothing : html`<button type="button" @click=${() => end.skip()}>${words.say("table-skip")}</button>`}
      <button type="button" class="quiet end-close" aria-label=${words.say("table-close")} @click=${() => end.place.close()}>${icon("cancel")}</button>
    </footer>
    <p class="visually-hidden" role="status">${spoken(words, all[turned - 1])}</p>
  </div>`;
}

/** @param {End} end @param {Reveal} reveal @param {Record<number, string>} faces @param {boolean} isTurned @param {boolean} isNow */
function card({ words, ui }, { seat, title, body }, faces, isTurned, isNow) {
  const face = seat !== undefined && faces[seat] ? ui().icon(faces[seat], { class: "end-face" }) : nothing;
  const whose = seat === undefined ? nothing : html`<p class="end-whose">${face}${mark(seat)}<span>${words.who(seat)}</span></p>`;
  return html`<li class="end-card" data-seat=${seat ?? nothing} ?data-turned=${isTurned} ?data-now=${isNow}>
    ${isTurned
      ? html`<div class="end-front">${whose}<h3>${title}</h3><div class="end-body">${body}</div></div>`
      : html`<div class="end-back">${whose}<span class="end-unknown" aria-hidden="true">?</span><span class="visually-hidden">${words.say("end-hidden")}</span></div>`}
  </li>`;
}

/** What is said of the card that was just turned: the figures stand on it. @param {Words} words @param {Reveal} [reveal] */
const spoken = (words, reveal) => (reveal ? [reveal.seat === undefined ? "" : words.who(reveal.seat), reveal.title, reveal.spoken ?? ""].filter(Boolean).join(": ") : nothing);
