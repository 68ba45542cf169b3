/** The waiting room: whenever the room changes, the server draws the seats anew; when the match starts, the table opens. */

import { Refusal, Socket, reloadSoon } from "/static/table/socket.js";
import { Words } from "/static/shared/words.js";
import { complain, introduce, toast } from "/static/site/main.js";

const root = /** @type {HTMLElement} */ (document.getElementById("room"));
const seats = /** @type {HTMLElement} */ (document.getElementById("seats"));
const lines = /** @type {HTMLElement} */ (document.getElementById("chat-lines"));
const state = /** @type {HTMLElement} */ (document.getElementById("link-state"));
const room = root.dataset.room ?? "";
const words = Words.load(document.documentElement.lang); // at once: without a connection it would be too late
const seen = new Set();
let drawing = Promise.resolve();

async function draw() {
  const response = await fetch(`/r/${room}?part=seats`, { cache: "no-store" }).catch(() => null);
  if (!response) return; // once the server can be reached again, it tells of the room anew
  const html = await response.text();
  if (!response.ok || html.includes("<html")) return location.reload();
  const focused = document.activeElement?.id;
  seats.innerHTML = html; // our own page, escaped by the server
  if (focused && !document.activeElement?.id) document.getElementById(focused)?.focus();
}

/** @param {{id: number, name: string, text: string}[]} said */
function addLines(said) {
  for (const line of said) {
    if (seen.has(line.id)) continue;
    seen.add(line.id);
    const item = document.createElement("li");
    const who = document.createElement("strong");
    who.textContent = line.name;
    item.append(who, " ", line.text);
    lines.append(item);
  }
  lines.parentElement?.scrollTo(0, lines.scrollHeight);
}

const address = new URL(`/ws/${room}`, location.href);
address.protocol = address.protocol.replace("http", "ws");
const socket = new Socket(address.href, {
  has: () => ({ epoch: "", v: 0 }),
  receive: (message) => {
    if (message.t === "room" && message.state !== "open") location.reload();
    else if (message.t === "room") drawing = drawing.then(draw, draw);
    else if (message.t === "chat") addLines(message.lines);
    else if (message.t === "full") location.reload();
    else if (message.t === "bye" && message.reason === "bye-logged-out") reloadSoon();
  },
  changed: (link) => (state.textContent = link === "lost" ? (state.dataset.lost ?? "") : ""),
});
socket.open();

// A stranger's socket does not know who they have become.
document.addEventListener("introduced", () => socket.renew());

document.getElementById("copy")?.addEventListener("click", async (event) => {
  const link = /** @type {HTMLTextAreaElement} */ (document.getElementById("link"));
  const button = /** @type {HTMLElement} */ (event.currentTarget);
  link.select();
  try {
    await navigator.clipboard.writeText(link.value);
  } catch {
    document.execCommand("copy"); // pages without https have no clipboard of their own
  }
  toast(button.dataset.done ?? "");
});

document.getElementById("chat-form")?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const field = /** @type {HTMLInputElement} */ (document.getElementById("chat-text"));
  if (!field.value.trim()) return;
  try {
    await introduce();
    await socket.ask({ t: "chat", text: field.value }, { again: false });
    field.value = "";
  } catch (error) {
    if (error instanceof Refusal) toast((await words).say(error.reason));
    else complain(error);
  }
});
