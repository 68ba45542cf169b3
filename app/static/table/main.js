/** A live table: what the socket is told is shown, what is chosen goes back through it. */

import { boot } from "./boot.js";
import { Model } from "./model.js";
import { Shell } from "./shell.js";
import { Socket, reloadSoon } from "./socket.js";

const { root, room, words, board } = await boot();
const model = new Model();
const scheme = location.protocol === "https:" ? "wss" : "ws";
const socket = new Socket(`${scheme}://${location.host}/ws/${room.id}`, {
  has: () => ({ epoch: model.epoch, v: model.v }),
  greeted: () => shell.windows.tell(),
  receive,
  changed: (connection) => shell.setConnection(connection),
});
const shell = new Shell({
  root,
  room,
  words,
  board,
  transport: {
    choose: (ask, [option, ...then], how) => socket.ask({ t: "choose", ask, option, ...(then.length && { then }) }, how),
    undo: (ask, all) => socket.ask({ t: "undo", ask, ...(all && { all }) }),
    preview: (ask, options) => socket.ask({ t: "preview", ask, options }, { again: false }),
    windows: (mode) => socket.tell({ t: "windows", ask: mode }),
    say: (text) => socket.ask({ t: "chat", text }, { again: false }),
    typing: () => socket.tell({ t: "typing" }),
  },
});

/** @param {import("./types.js").ToClient} message */
function receive(message) {
  switch (message.t) {
    case "full":
      return shell.jump(model.full(message));
    case "step":
      return step(message);
    case "room":
      return message.state === "open" ? location.reload() : shell.setRoom(message);
    case "chat":
      return shell.chat.add(message.lines);
    case "typing":
      return shell.chat.hearTyping(message.name);
    case "no":
      return shell.feedback.refuse(message);
    case "bye":
      if (message.reason === "bye-logged-out") reloadSoon();
      return shell.setConnection(socket.state, message.reason);
  }
}

/** @param {import("./types.js").Frame<"step">} message */
function step(message) {
  const moment = model.step(message);
  if (moment === "gap") socket.hello();
  else if (moment !== "old") shell.add(moment);
}

shell.draw();
socket.open();
