/** What goes through the JSON API rather than over the websocket. */

import { get, post } from "/static/shared/api.js";
import { readNotes } from "./model.js";

/** @typedef {import("./feedback.js").Feedback} Feedback */

export class RoomApi {
  /** @param {string} room @param {Feedback} feedback */
  constructor(room, feedback) {
    this.path = `/api/rooms/${room}`;
    this.feedback = feedback;
  }

  /** Let a bot play for somebody, or give the seat back. @param {number} seat @param {"bot" | "person"} to */
  handOver(seat, to) {
    return this.attempt(post(`${this.path}/hand-over`, { seat, to }));
  }

  async rematch() {
    const made = /** @type {{id?: string} | null} */ (await this.attempt(post(`${this.path}/rematch`)));
    if (made?.id) location.assign(`/r/${made.id}`);
  }

  /** The first notes of my log, so many; null if they can't be had. @param {number} upto */
  async earlierNotes(upto) {
    const found = await this.attempt(get(`${this.path}/notes?upto=${upto}`));
    return found ? readNotes(found) : null;
  }

  /** The replay as this viewer saw the match; null if it can't be had. @param {string} viewer "all", "public" or a seat */
  async replay(viewer) {
    const found = await this.attempt(get(`${this.path}/replay?eyes=${encodeURIComponent(viewer)}`));
    return /** @type {import("./types.js").Replay | null} */ (found);
  }

  /** What was answered; null if it was refused, and then why is shown. @param {Promise<unknown>} sent */
  async attempt(sent) {
    try {
      return await sent;
    } catch (error) {
      this.feedback.refuse(error);
      return null;
    }
  }
}
