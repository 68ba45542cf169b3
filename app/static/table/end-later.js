/**
 * The end of a match, and what the game tells of it, come when there is one: most visits to a table never see it, and all
 * would wait for it. It is on its way as soon as a result is known, before what led to it has been told.
 */

import { nothing } from "/static/vendor/lit-html/lit-html.js";

/** @typedef {import("./end.js").End} End */

const STYLE = "/static/table/end.css";

export class EndLater {
  /** @param {ConstructorParameters<typeof import("./end.js").End>[0]} needs */
  constructor(needs) {
    this.needs = needs;
    /** @type {End | null} */
    this.end = null;
    /** @type {Promise<End | null> | null} */
    this.coming = null;
  }

  template() {
    return this.end?.template() ?? nothing;
  }

  /** Begin with it; false if it could not be fetched, which is said. */
  async open() {
    const end = await this.fetch();
    if (end) end.open();
    else this.needs.feedback.refuse({ reason: "refused-no-connection" });
    return Boolean(end);
  }

  /** @returns {Promise<End | null>} the same for all who ask; after a failure it is asked for again */
  fetch() {
    this.coming ??= this.load().catch((error) => {
      console.warn(error);
      return (this.coming = null);
    });
    return this.coming;
  }

  async load() {
    const { board } = this.needs;
    const [{ End }, told] = await Promise.all([import("/static/table/end.js"), board.later?.(), styled(STYLE)]);
    return (this.end = new End({ ...this.needs, board: { ...board, ...told } }));
  }
}

/** @param {string} address */
function styled(address) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = import.meta.resolve(address);
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(new Error(`no ${address}`));
  });
  document.head.append(link);
  return loaded;
}
