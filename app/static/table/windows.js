/** When I want to be asked in reaction windows. The wish is kept in this browser and told to the server; to pass for now is said of one table. */

/** @typedef {import("./settings.js").Settings} Settings */
/** @typedef {import("./types.js").AskState} AskState */
/** @typedef {import("./types.js").WindowMode} WindowMode */

export class Windows {
  /** @param {{settings: Settings, send: (mode: WindowMode) => void}} needs */
  constructor({ settings, send }) {
    this.settings = settings;
    this.send = send;
    /** Whether I pass in every window, until I am asked something else. */
    this.passing = false;
  }

  /** @returns {WindowMode} */
  get mode() {
    return this.passing ? "later" : this.settings.windows;
  }

  /** @param {WindowMode} mode */
  change(mode) {
    this.passing = mode === "later";
    if (mode !== "later") this.settings.change({ windows: mode });
    this.tell();
  }

  /** Say it to the server, which knows it only as long as we are connected. */
  tell() {
    this.send(this.mode);
  }

  /** I pass for now, or not any more. @param {boolean} passing */
  pass(passing) {
    if (this.passing === passing) return;
    this.passing = passing;
    this.tell();
  }

  /** To be asked anything else ends it. @param {AskState} [ask] */
  see(ask) {
    if (ask && !ask.window) this.pass(false);
  }

  /**
   * Whether the server answers this for me. Then it is no question: it would flash up and vanish. Nobody else can tell,
   * since the answer comes from the server at its own time.
   * @param {AskState} ask
   */
  answers(ask) {
    return this.mode === "later" ? Boolean(ask.window) : Boolean(ask.auto) && this.mode !== "always";
  }
}
