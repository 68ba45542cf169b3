/**
 * How the prompt bar fits into its place, whose height is always the same, so that nothing moves when something else is
 * said. On a desk a full bar draws itself together, and what is more opens over the board; on a phone the sheet below gives
 * what the bar takes, and the board keeps its height.
 */

/** How the bar is drawn where it needs room, one step after another. */
const TIGHTER = ["", "some", "most"];

/** @param {HTMLElement} prompt the region of the prompt */
export function fit(prompt) {
  const line = prompt.querySelector(".prompt-line");
  const place = line?.parentElement;
  if (!line || !place) return;
  for (const tight of TIGHTER) {
    line.setAttribute("data-tight", tight);
    if (line.getBoundingClientRect().height <= place.getBoundingClientRect().height + 1) break;
  }
  const buttons = line.querySelector(".prompt-buttons");
  buttons?.toggleAttribute("data-more", buttons.scrollHeight > buttons.clientHeight + 1);
  const height = `${prompt.getBoundingClientRect().height}px`;
  const { style } = document.documentElement;
  if (style.getPropertyValue("--prompt") !== height) style.setProperty("--prompt", height);
}
