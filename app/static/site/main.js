/** What every page can do: buttons and forms that send a command, and a word when one was refused. */

import { ApiError, post } from "/static/shared/api.js";

const SHOWN_MS = 6000;
/** Where a page leaves what the next one has to say. */
const DONE = "parlour-done";
let hiding = 0;

/** Show a sentence for a while. @param {string} text */
export function toast(text) {
  const box = document.getElementById("toast");
  if (!box || !text) return;
  box.textContent = text;
  box.hidden = false;
  clearTimeout(hiding);
  hiding = window.setTimeout(() => (box.hidden = true), SHOWN_MS);
}

/** Say why something did not work. A server that can't be reached can't say so itself. @param {unknown} error */
export function complain(error) {
  if (!(error instanceof ApiError)) throw error;
  toast(error.status ? error.message : (document.body.dataset.unreachable ?? ""));
}

/**
 * Strangers are asked for their name in place: send it before what they really want to do.
 * @returns {Promise<void>} throws ApiError if the server does not like the name
 */
export async function introduce() {
  const field = document.getElementById("your-name");
  if (!(field instanceof HTMLInputElement)) return;
  try {
    await takeName(field.value);
  } catch (error) {
    field.focus();
    throw error;
  }
  const who = document.getElementById("who");
  if (who) who.textContent = field.value.trim();
  field.closest(".field")?.remove();
  document.dispatchEvent(new CustomEvent("introduced"));
}

/**
 * Who has lost their name gets another only if they say so: the server first tells them what they would give up.
 * @param {string} name @returns {Promise<void>} throws ApiError
 */
async function takeName(name) {
  const room = document.getElementById("room")?.dataset.room; // whoever was invited gets in, however many others want a name
  const wish = room ? { name, room } : { name };
  try {
    await post("/api/me", wish);
  } catch (error) {
    const lost = error instanceof ApiError && error.reason.startsWith("lost-") ? error.message : "";
    if (!lost || !window.confirm(`${lost}\n\n${document.body.dataset.anew ?? ""}`)) throw error;
    await post("/api/me", { ...wish, anew: true });
    document.getElementById("lost-name")?.remove();
  }
}

/** @typedef {string | boolean} Field */

/** The fields of a form as a request's body; `options.refund` is the field `refund` of `options`. @param {HTMLFormElement} form */
export function bodyOf(form) {
  /** @type {Record<string, Field | Record<string, Field>>} */
  const body = {};
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || !field.name) continue;
    if (field instanceof HTMLInputElement && field.type === "radio" && !field.checked) continue;
    const value = field instanceof HTMLInputElement && field.type === "checkbox" ? field.checked : field.value;
    const [first, second] = field.name.split(".");
    if (second) body[first] = { .../** @type {Record<string, Field>} */ (body[first]), [second]: value };
    else body[first] = value;
  }
  return body;
}

/**
 * Carry out what a button or form says: `data-post` where to, `data-then` where to go afterwards, `data-done` what to say.
 * @param {HTMLElement} element @param {unknown} body
 */
async function carryOut(element, body) {
  const { post: path = "", then, done, confirm: question } = element.dataset;
  if (question && !window.confirm(question)) return;
  element.toggleAttribute("aria-busy", true);
  try {
    await introduce();
    await post(path, body);
    if (done && then) sessionStorage.setItem(DONE, done);
    else if (done) toast(done);
    choose(element);
    if (then === "reload") location.reload();
    else if (then) location.assign(then);
  } catch (error) {
    complain(error);
  } finally {
    element.removeAttribute("aria-busy");
  }
}

/** Of a group of buttons the one that was pressed last is chosen; a dialog has done its work then. @param {HTMLElement} button */
function choose(button) {
  if (!button.hasAttribute("aria-pressed")) return;
  for (const other of button.parentElement?.children ?? []) other.setAttribute("aria-pressed", String(other === button));
  button.closest("dialog")?.close();
}

document.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("button[data-post]") : null;
  if (button instanceof HTMLElement) void carryOut(button, JSON.parse(button.dataset.body ?? "{}"));
});

document.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("[data-open]") : null;
  const dialog = button instanceof HTMLElement ? document.getElementById(button.dataset.open ?? "") : null;
  if (dialog instanceof HTMLDialogElement) dialog.showModal();
});

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.method === "dialog") return;
  event.preventDefault();
  if (form.dataset.post) void carryOut(form, bodyOf(form));
});

// Until now nobody was here to send a form: the browser itself would have put a password into the address.
for (const button of document.querySelectorAll("form[data-post] button")) button.removeAttribute("disabled");

toast(sessionStorage.getItem(DONE) ?? "");
sessionStorage.removeItem(DONE);

const file = document.getElementById("import");
file?.addEventListener("change", async () => {
  const chosen = file instanceof HTMLInputElement ? file.files?.[0] : null;
  if (!chosen) return;
  try {
    const room = /** @type {{id: string}} */ (await post("/api/import", JSON.parse(await chosen.text())));
    location.assign(`/r/${room.id}`);
  } catch (error) {
    if (error instanceof SyntaxError) await post("/api/import", {}).catch(complain); // the server says what it wants instead
    else complain(error);
  }
});
