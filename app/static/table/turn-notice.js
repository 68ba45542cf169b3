/** That it is my turn shows in the title, in the tab's icon and, if allowed, as a desktop notification. */

const LAMP = (/** @type {string} */ colour, /** @type {boolean} */ lit) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M9 4h14l5 14H4z" fill="${colour}"/><path d="M15 18h2v8h5v3H10v-3h5z" fill="#a9825a"/>${
      lit ? '<circle cx="25" cy="25" r="7" fill="#e0457b" stroke="#fff" stroke-width="2"/>' : ""
    }</svg>`,
  )}`;

export class TurnNotice {
  /** @param {string} title */
  constructor(title) {
    this.title = title;
    this.mine = false;
    this.icon = document.querySelector('link[rel="icon"]') ?? document.head.appendChild(document.createElement("link"));
    this.icon.setAttribute("rel", "icon");
    /** @type {Notification | null} */
    this.notification = null;
  }

  /**
   * @param {boolean} mine @param {object} how
   * @param {string} how.words what to say in title and notification
   * @param {boolean} how.notify
   * @returns {boolean} whether my turn has just begun
   */
  turn(mine, { words, notify }) {
    const began = mine && !this.mine;
    this.mine = mine;
    document.title = mine ? `● ${words} · ${this.title}` : this.title;
    const picture = LAMP(mine ? "#ffc04d" : "#c79a4b", mine);
    if (this.icon.getAttribute("href") !== picture) this.icon.setAttribute("href", picture);
    if (began && notify && document.hidden) this.notify(words);
    if (!mine) this.notification?.close();
    return began;
  }

  /** @param {string} words */
  notify(words) {
    if (!("Notification" in window) || Notification.permission !== "granted") return;
    this.notification = new Notification(this.title, { body: words, tag: location.pathname });
    this.notification.onclick = () => window.focus();
  }
}
