/**
 * What the messages `name-does-…` must say: the texts of options that are parts of a card, put together by the board's
 * prose. Facts name them; tests compare them.
 */

/** @param {any} prose @param {any} content @param {any} ui @returns {Record<string, string>} */
export function optionTexts({ effects, limited, voice }, content, ui) {
  const { CARDS, GENERAL, LOCATIONS, PIECES, PILES, PLOTS, SPECIALS, SPECIFIC } = content;
  /** @type {Record<string, string>} */
  const told = {};
  const tell = (/** @type {string} */ key, /** @type {string} */ text) => {
    if ((told[key] ?? text) !== text) throw new Error(`${key} has two texts: ${told[key]} / ${text}`);
    told[key] = text;
  };
  const offered = (/** @type {any} */ one) => (one.do === "may" ? one.effect[0] : one);
  const name = (/** @type {any} */ one) => (one.do === "move_lead" ? `${one.do}-${one.kind}` : one.do);
  /** All choices and offers within a thing. @param {string} id @param {string} owner @param {any} thing */
  const search = (id, owner, thing) => {
    if (!thing || typeof thing !== "object") return;
    if (thing.do === "choose") thing.options.forEach((/** @type {any} */ one, /** @type {number} */ i) => tell(`${id}-or-${i}`, effects(voice(ui, owner, thing.who), one)));
    if (thing.do === "may") tell(`${id}-${name(thing.effect[0])}`, effects(voice(ui, owner, thing.who), thing.effect));
    Object.values(thing).forEach((part) => search(id, owner, part));
  };
  for (const [id, card] of Object.entries(CARDS)) {
    search(id, card.detective, card);
    const v = voice(ui, card.detective, card.deck === "dark" ? "owner" : "me");
    for (const side of card.fight ? ["light", "dark"] : []) tell(`${id}-${side}`, effects(v, card.fight[side] ?? []));
  }
  for (const [id, { ability }] of Object.entries(LOCATIONS)) if (ability) tell(id, limited(voice(ui, ""), effects(voice(ui, ""), ability.effect), ability.limit));
  for (const [id, plot] of Object.entries(PLOTS)) {
    search(id, plot.detective, plot);
    for (const face of [{ ...plot.start, side: "start" }, ...plot.crossroad])
      (face.actions ?? []).forEach((/** @type {any} */ one, /** @type {number} */ i) => tell(`${id}-${face.side}-${i}`, effects(voice(ui, plot.detective, "owner"), one.do)));
  }
  for (const [id, event] of Object.entries({ ...GENERAL, ...SPECIFIC })) {
    search(id, "", { ...event, actions: [] });
    event.actions.forEach((/** @type {any} */ one, /** @type {number} */ i) => {
      search(id, "", one);
      tell(`${id}-${i}`, effects(voice(ui, ""), one.do));
    });
  }
  for (const [id, special] of Object.entries(SPECIALS)) search(id, special.detective, special);
  for (const [id, { benefit }] of Object.entries(PILES)) search(id, "", benefit);
  for (const [id, { bonus }] of Object.entries(PIECES)) for (const one of bonus) tell(`${id}-${name(offered(one))}`, effects(voice(ui, ""), one.do === "may" ? one.effect : [one]));
  return told;
}
