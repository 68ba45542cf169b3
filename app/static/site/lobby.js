/** The lobby looks again every few seconds while somebody looks at it; mostly nothing has changed (304). */

const EVERY_MS = 4000;
const rows = document.getElementById("rows");
let last = rows?.innerHTML ?? "";

async function look() {
  if (document.visibilityState !== "visible" || !rows || rows.contains(document.activeElement)) return;
  try {
    const response = await fetch("/lobby?part=rows", { cache: "no-cache" });
    const html = response.ok ? await response.text() : last;
    if (html !== last) rows.innerHTML = last = html; // our own page, escaped by the server
  } catch {
    // the next look may find the server again
  }
}

setInterval(look, EVERY_MS);
document.addEventListener("visibilitychange", look);

document.getElementById("by-code")?.addEventListener("submit", (event) => {
  event.preventDefault();
  const field = document.getElementById("code");
  if (!(field instanceof HTMLInputElement)) return;
  const name = field.value.trim().toLowerCase().replace(/^.*\/r\//, "").replace(/[/?#].*$/, "");
  const words = name.replace(/[^a-z]/g, "").match(/.{1,4}/g); // however people separate them
  if (words) location.assign(`/r/${words.join("-")}`);
});
