/** A live table: one socket, one model, one shell. */

import { Words } from "/static/shared/words.js";
import { Model } from "./model.js";
import { Shell } from "./shell.js";
import { Socket } from "./socket.js";

/** @type {import("./types.js").Boot} */
const boot = JSON.parse(document.getElementById("boot")?.textContent ?? "{}");
const [words, board] = await Promise.all([
  Words.load(boot.language, boot.game),
  import(`/games/${boot.game}/board.js?v=${boot.version}`),
]);

const model = new Model();
const scheme = location.protocol === "https:" ? "wss" : "ws";
const socket = new Socket(`${scheme}://${location.host}/ws/${boot.room.id}`, {
  has: () => ({ epoch: model.epoch, v: model.v }),
  receive,
  changed(state) {
    shell.link = state;
    if (state === "open") shell.farewell = "";
    shell.draw();
  },
});

const shell = new Shell(/** @type {HTMLElement} */ (document.getElementById("table")), {
  room: boot.room,
  words,
  board,
  hands: {
    choose: (ask, option) => socket.ask({ t: "choose", ask, option }),
    undo: (ask) => socket.ask({ t: "undo", ask }),
    say: (text) => socket.ask({ t: "chat", text }, { again: false }),
    typing: () => socket.tell({ t: "typing" }),
  },
});

/** @param {any} message */
function receive(message) {
  switch (message.t) {
    case "full":
      shell.memory.older = [];
      return shell.presenter.jump(model.full(message));
    case "step":
      return step(message);
    case "room":
      return message.state === "open" ? location.reload() : shell.setRoom(message);
    case "chat":
      return shell.chat.add(message.lines);
    case "typing":
      return shell.chat.hearTyping(message.name);
    case "no":
      return shell.refuse(message);
    case "bye":
      shell.farewell = message.reason;
      return shell.draw();
  }
}

/** @param {any} message */
function step(message) {
  const moment = model.step(message);
  if (moment === "gap") socket.hello();
  else if (moment !== "old") shell.presenter.add(moment);
}

shell.draw();
socket.open();
