/** How pages look, on the reader's own page: the wishes that a table's settings hold as well. */

import { Settings } from "/static/table/settings.js";

const settings = new Settings();

for (const field of document.querySelectorAll("select[data-wish]")) {
  if (!(field instanceof HTMLSelectElement)) continue;
  const name = /** @type {"theme" | "text" | "motion"} */ (field.dataset.wish);
  field.value = String(settings[name]);
  field.addEventListener("change", () => settings.change({ [name]: name === "text" ? Number(field.value) : field.value }));
}
