/**
 * How the reader wants pages to look: light or dark, how large the text, how calm. It stands on <html> before anything is
 * painted, which is why the head of every page waits for this file; it goes on listening for other wishes, here and in
 * other tabs.
 */

{
  const KEY = "parlour:settings";
  const LIGHT = matchMedia("(prefers-color-scheme: light)");
  const STILL = matchMedia("(prefers-reduced-motion: reduce)");

  /** What is kept in this browser, if it keeps anything. @returns {{theme?: string, text?: number, motion?: string}} */
  const kept = () => {
    try {
      return JSON.parse(localStorage.getItem(KEY) ?? "{}");
    } catch {
      return {};
    }
  };

  /** @param {{theme?: string, text?: number, motion?: string}} wish */
  const apply = ({ theme, text = 1, motion }) => {
    const { dataset } = document.documentElement;
    dataset.theme = theme === "light" || theme === "dark" ? theme : LIGHT.matches ? "light" : "dark";
    dataset.text = String(text);
    if (motion === "off" || (motion !== "on" && STILL.matches)) dataset.calm = "";
    else delete dataset.calm;
  };

  let wish = kept();
  const again = () => apply(wish);
  addEventListener("look", (event) => {
    Object.assign(wish, /** @type {CustomEvent} */ (event).detail);
    again();
  });
  addEventListener("storage", ({ key }) => {
    if (key !== KEY) return;
    wish = kept();
    again();
  });
  for (const query of [LIGHT, STILL]) query.addEventListener("change", again);
  again();
}
