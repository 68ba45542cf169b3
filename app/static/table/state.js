/** What this page knows now: the room, the moment of the match that is shown, and the view that is derived from both. */

import { NOTHING, unbundle, unbundleShortcuts } from "./model.js";

/** @typedef {import("/static/shared/words.js").Words} Words */
/** @typedef {import("./labels.js").Offer} Offer */
/** @typedef {import("./model.js").Moment} Moment */
/** @typedef {import("./socket.js").ConnectionState} ConnectionState */
/** @typedef {import("./types.js").AnyView} View */
/** @typedef {import("./types.js").Ask} Ask */
/** @typedef {import("./types.js").AskState} AskState */
/** @typedef {import("./types.js").Note} Note */
/** @typedef {import("./types.js").RoomInfo} RoomInfo */
/** @typedef {import("./types.js").SeatInfo} SeatInfo */
/** @typedef {import("./types.js").Story} Story */
/** @typedef {import("./windows.js").Windows} Windows */

export class TableState {
  /** @param {{room: RoomInfo, words: Words, windows: Windows, isReplay: boolean}} from */
  constructor({ room, words, windows, isReplay }) {
    this.room = room;
    this.words = words;
    this.windows = windows;
    this.isReplay = isReplay;
    this.moment = NOTHING;
    /** @type {Story | null} the notes that are being told, if any */
    this.story = null;
    /** @type {Offer | null} what I have answered and the server carries out when the window closes, as it was offered */
    this.held = null;
    /** @type {ConnectionState} */
    this.connection = "connecting";
    /** Why the server closed the connection, as a message id. */
    this.closeReason = "";
    this.nameSeats();
    this.view = this.makeView();
  }

  /** @param {Moment} moment @param {Story | null} story */
  show(moment, story) {
    this.moment = moment;
    this.story = story;
  }

  /** @param {RoomInfo} room */
  setRoom(room) {
    this.room = room;
    this.nameSeats();
  }

  /** @param {ConnectionState} connection @param {string} [closeReason] */
  setConnection(connection, closeReason) {
    this.connection = connection;
    this.closeReason = closeReason ?? (connection === "open" ? "" : this.closeReason);
  }

  /** Tell the words what the seats are called, in the language of now. */
  nameSeats() {
    this.words.nameSeats(this.room.seats.map((info) => info.name || this.words.say("table-seat", { number: info.seat + 1 })));
  }

  /** Derive the view anew. */
  update() {
    this.view = this.makeView();
  }

  /** @returns {View} */
  makeView() {
    const { me, mine, before } = this.moment;
    const shared = this.moment.public;
    return {
      me,
      seats: this.room.seats.map((info) => ({
        seat: info.seat,
        name: this.words.who(info.seat),
        bot: Boolean(info.bot),
        present: this.isHere(info),
        mine: info.seat === me,
      })),
      public: shared.game ?? {},
      private: mine.private ?? {},
      all: /** @type {View["all"]} */ (mine.private?.all ?? null),
      before: before ?? {},
      ask: this.openAsk(),
      waiting: this.waitedFor(),
      result: this.story ? null : (shared.result ?? null),
    };
  }

  /** The same table at another moment, to draw how it would look. What is asked stays. @param {Moment} moment @returns {TableState} */
  at(moment) {
    /** @type {TableState} */
    const other = Object.create(this);
    other.moment = moment;
    other.view = { ...other.makeView(), ask: this.view.ask, waiting: this.view.waiting };
    return other;
  }

  /** Whether there is something that I myself have to answer. */
  get isAsked() {
    const { ask } = this.moment.mine;
    return Boolean(ask) && !this.held && !this.windows.answers(/** @type {AskState} */ (ask));
  }

  /** What I am asked. Not while something is told. @returns {Ask | null} */
  openAsk() {
    const { ask, at = 0 } = this.moment.mine;
    if (!ask || !this.isAsked || this.story || this.isLent || this.room.state === "stuck") return null;
    const { options, shortcuts = {} } = ask;
    return { args: {}, blocked: {}, ...ask, id: at, options: unbundle(options), shortcuts: unbundleShortcuts(shortcuts) };
  }

  /** Whether a bot plays for me, who could take the seat back. */
  get isLent() {
    const { me } = this.moment;
    return me !== null && !this.isReplay && this.room.state === "running" && Boolean(this.room.seats[me]?.lent);
  }

  /** Whether the connection was there and is gone: what is chosen now is sent when it comes back. */
  get isLost() {
    return this.connection === "lost";
  }

  /** Whom we wait for. While a window is open that is everybody, also who has answered; but I know that of myself. */
  waitedFor() {
    const { me } = this.moment;
    const { waiting = {} } = this.moment.public;
    if (me === null || this.isReplay || this.isAsked) return waiting;
    return Object.fromEntries(Object.entries(waiting).filter(([seat]) => Number(seat) !== me));
  }

  /** Whether anything of the match is known yet. */
  get isKnown() {
    return Boolean(this.moment.public.game);
  }

  /** Seats as I sit: mine first, the others clockwise. @returns {SeatInfo[]} */
  seatOrder() {
    const { seats } = this.room;
    const first = this.moment.me ?? 0;
    return [...seats.slice(first), ...seats.slice(0, first)];
  }

  /** @param {SeatInfo} info */
  isHere(info) {
    return this.isReplay || Boolean(info.present || info.bot || this.room.state !== "running");
  }

  /** How many notes have been told to this viewer in all. */
  get noteCount() {
    return this.moment.earlier + this.moment.notes.length;
  }

  /** The notes to show: while some are being told, only those up to there. @returns {Note[]} */
  shownNotes() {
    const { notes, fresh } = this.moment;
    return this.story ? notes.slice(0, notes.length - fresh.length + this.story.at + 1) : notes;
  }
}
