/** Setting up a table: introduce oneself, create the room, sit down, go there. */

import { post } from "/static/shared/api.js";
import { bodyOf, complain, introduce } from "/static/site/main.js";

const form = document.getElementById("new-room");
if (form instanceof HTMLFormElement) {
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const { sit, seats, ...rest } = bodyOf(form);
    try {
      await introduce();
      const room = /** @type {{id: string}} */ (await post("/api/rooms", { ...rest, game: form.dataset.game, seats: Number(seats) }));
      if (sit) await post(`/api/rooms/${room.id}/sit`, {});
      location.assign(`/r/${room.id}`);
    } catch (error) {
      complain(error);
    }
  });
}
