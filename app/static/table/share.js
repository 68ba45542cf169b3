/** Hand on a link, by the system's own means or the clipboard. */

/** @typedef {import("/static/shared/words.js").Words} Words */
/** @typedef {import("./feedback.js").Feedback} Feedback */

/** @param {string} url @param {{words: Words, feedback: Feedback}} needs */
export async function share(url, { words, feedback }) {
  try {
    if (navigator.share) return await navigator.share({ title: document.title, url });
    await navigator.clipboard.writeText(url);
    feedback.toast(words.say("table-link-copied"));
  } catch (error) {
    const changedTheirMind = error instanceof DOMException && error.name === "AbortError";
    if (!changedTheirMind) feedback.toast(url);
  }
}
