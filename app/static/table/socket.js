/**
 * One websocket to one room that heals itself: it says what it has, asks again on a gap, resends what was not
 * answered, and comes back by itself when the connection is lost. The messages are those of `app/play/wire.py`.
 */

const RESEND_MS = 2500;
const PING_MS = 3000;
const GIVE_UP_MS = 9000;
const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 10_000;
const RELOAD_MS = 1000;

/** The server said no; `reason` is a message id. */
export class Refusal extends Error {
  /** @param {string} reason */
  constructor(reason) {
    super(reason);
    this.reason = reason;
  }
}

/** This browser was logged out, or has got another cookie, which is a moment under way: see who we are now. */
export const reloadSoon = () => setTimeout(() => location.reload(), RELOAD_MS);

/** What the server says at length comes deflated. @param {string | ArrayBuffer} frame @returns {Promise<string> | string} */
function textOf(frame) {
  if (typeof frame === "string") return frame;
  return new Response(new Blob([frame]).stream().pipeThrough(new DecompressionStream("deflate-raw"))).text();
}

/** @typedef {import("./types.js").ToClient} ToClient */
/** @typedef {"connecting" | "open" | "lost"} ConnectionState */
/** @typedef {{frame: string, again: boolean, resend: number, isSent: boolean, held: () => void, resolve: (answer: any) => void, reject: (why: Refusal) => void}} Waiting */

export class Socket {
  /**
   * @param {string} url
   * @param {object} owner
   * @param {() => {epoch: string, v: number}} owner.has what we have already
   * @param {() => void} [owner.greeted] we have said hello: what the server forgets with a connection is to be said again
   * @param {(message: ToClient) => void} owner.receive every message but answers and pongs
   * @param {(state: ConnectionState) => void} owner.changed
   */
  constructor(url, owner) {
    this.url = url;
    this.owner = owner;
    /** @type {ConnectionState} */
    this.state = "connecting";
    /** @type {WebSocket | null} */
    this.ws = null;
    /** @type {Map<number, Waiting>} */
    this.unanswered = new Map();
    this.lastNumber = 0;
    this.failures = 0;
    this.receivedAt = 0;
    this.retry = 0;
    this.pinging = 0;
    this.stopped = false;
    const wake = () => this.state === "lost" && document.visibilityState === "visible" && this.open();
    addEventListener("online", wake);
    document.addEventListener("visibilitychange", wake);
  }

  open() {
    clearTimeout(this.retry);
    if (this.ws || this.stopped) return;
    const ws = new WebSocket(this.url);
    ws.binaryType = "arraybuffer";
    this.ws = ws;
    this.receivedAt = Date.now();
    ws.onopen = () => {
      this.hello();
      for (const waiting of this.unanswered.values()) this.sendWaiting(waiting);
    };
    let read = Promise.resolve(); // to inflate takes a moment, and what comes meanwhile must wait for its turn
    ws.onmessage = ({ data }) => {
      const done = read.then(() => textOf(data)).then((text) => this.handle(text));
      read = done.catch(() => {});
    };
    ws.onclose = () => this.ws === ws && this.lost();
    clearInterval(this.pinging);
    this.pinging = setInterval(() => this.keepAlive(), PING_MS);
  }

  /** Come back as who we are now: the server knows people by the cookie that their socket came with. */
  renew() {
    const old = this.ws;
    this.ws = null;
    old?.close();
    this.open();
  }

  /** For good: the page is about to go. */
  close() {
    this.stopped = true;
    clearTimeout(this.retry);
    clearInterval(this.pinging);
    this.ws?.close();
  }

  /** Say what we have; the server answers with what is missing, or with everything. */
  hello() {
    this.tell({ t: "hello", ...this.owner.has() });
    this.owner.greeted?.();
  }

  /** A message that needs no answer; lost if there is no connection. @param {import("./types.js").OneWayMessage} message */
  tell(message) {
    if (this.ws?.readyState === WebSocket.OPEN) this.ws.send(JSON.stringify(message));
  }

  /**
   * A message that must be answered. It is sent again until it is, unless twice would not be once: a line of chat is
   * sent only once, and waits only for a connection that is being made. `held` is called when the server has taken it
   * but carries it out later. What is `withdrawn` before there was a connection to send it over never is sent.
   * @param {import("./types.js").Asking} message @param {{again?: boolean, held?: () => void, withdrawn?: AbortSignal}} [how]
   * @returns {Promise<any>} of the frame that answers; rejects with a Refusal
   */
  ask(message, { again = true, held = () => {}, withdrawn } = {}) {
    const n = ++this.lastNumber;
    return new Promise((resolve, reject) => {
      const waiting = { frame: JSON.stringify({ ...message, n }), again, resend: 0, isSent: false, held, resolve, reject };
      if (!again && !this.ws) return reject(new Refusal("refused-no-connection"));
      this.unanswered.set(n, waiting);
      withdrawn?.addEventListener("abort", () => !waiting.isSent && this.answered(n)?.reject(new Refusal("refused-taken-back")));
      this.sendWaiting(waiting);
    });
  }

  /** @param {Waiting} waiting */
  sendWaiting(waiting) {
    clearTimeout(waiting.resend);
    if (this.ws?.readyState !== WebSocket.OPEN) return;
    this.ws.send(waiting.frame);
    waiting.isSent = true;
    if (waiting.again) waiting.resend = setTimeout(() => this.sendWaiting(waiting), RESEND_MS);
  }

  /** @param {string} text */
  handle(text) {
    this.receivedAt = Date.now();
    /** @type {ToClient} */
    const message = JSON.parse(text);
    if (message.t !== "bye") this.failures = 0;
    if (message.t !== "bye" && this.state !== "open") this.become("open");
    if (message.t === "ok" || message.t === "preview") this.answered(message.n)?.resolve(message);
    else if (message.t === "no") this.refused(message);
    else if (message.t === "held") this.held(message);
    else if (message.t !== "pong") this.owner.receive(message);
  }

  /** The server has it, and will answer: only to another connection it would have to be said again. @param {import("./types.js").Frame<"held">} message */
  held({ n }) {
    const waiting = this.unanswered.get(n);
    if (!waiting) return;
    clearTimeout(waiting.resend);
    waiting.held();
  }

  /** @param {import("./types.js").Frame<"no">} message */
  refused(message) {
    const waiting = this.answered(message.n);
    if (waiting) waiting.reject(new Refusal(message.reason));
    else this.owner.receive(message);
  }

  /** @param {number} n */
  answered(n) {
    const waiting = this.unanswered.get(n);
    this.unanswered.delete(n);
    if (waiting) clearTimeout(waiting.resend);
    return waiting;
  }

  keepAlive() {
    if (Date.now() - this.receivedAt > GIVE_UP_MS) this.lost();
    else this.tell({ t: "ping" });
  }

  lost() {
    const ws = this.ws;
    this.ws = null;
    clearInterval(this.pinging);
    for (const [n, waiting] of this.unanswered) {
      clearTimeout(waiting.resend);
      if (!waiting.again) this.answered(n)?.reject(new Refusal("refused-no-connection"));
    }
    ws?.close();
    if (this.stopped) return;
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.failures++);
    this.retry = setTimeout(() => this.open(), wait * (0.5 + Math.random()));
    this.become("lost");
  }

  /** @param {ConnectionState} state */
  become(state) {
    this.state = state;
    this.owner.changed(state);
  }
}
