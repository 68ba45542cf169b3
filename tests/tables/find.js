/**
 * Where a person would click or touch to come nearer to an option, and by which way: a function that the test runs in the
 * page. Found is only what would really be hit there, and a thing to hold is not looked for while one is held.
 */
([option, held]) => {
  const REGION = ".option-list, #board, #mine, #seats, #panel, .menu, .prompt-place, dialog";
  const [drag, ...place] = option.split(":");
  const is = (name, value) => `[${name}="${CSS.escape(value)}"]`;
  const ways = [
    ["button", `.menu ${is("data-picks", option)}`],
    ["listed", `.option-list:focus-within ${is("data-listed", option)}`],
    ["button", `.prompt-buttons ${is("data-option", option)}`],
    ["thing", `${is("data-id", option)}:is([data-can], [data-open])`],
    ["place", `${is("data-drop", place.join(":"))}:is([data-can], [data-open])`],
    ...(held ? [] : [["hold", `${is("data-drag", drag)}[data-can]`]]),
    ["opens", `[data-opens~="${CSS.escape(option)}"]`],
    ["more", "body:not(:has(.option-list:focus-within)) .prompt-buttons [data-more]"],
  ];
  const NEAR = 6;
  const shares = [0.5, 0.3, 0.7, 0.1, 0.9];
  const meeting = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const [x0, y0, x1, y1] = [Math.max(left, 0), Math.max(top, 0), Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
    if (x1 - x0 < 1 || y1 - y0 < 1) return null;
    const hits = (x, y) => {
      const stack = document.elementsFromPoint(x, y);
      if (stack[0]?.closest(REGION) !== element.closest(REGION)) return false;
      return stack.map((one) => one.closest("[data-can], [data-open], [data-opens], button")).find(Boolean) === element;
    };
    for (const across of shares)
      for (const down of shares) {
        const [x, y] = [x0 + across * (x1 - x0), y0 + down * (y1 - y0)];
        const around = [y, Math.min(y + NEAR, y1 - 1), Math.max(y - NEAR, y0 + 1)]; // nobody aims at a sliver
        if (around.every((at) => hits(x, at))) return { x, y };
      }
    return null;
  };
  const drawn = [];
  for (const [way, selector] of ways)
    for (const element of document.querySelectorAll(selector)) {
      if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) || element.closest(".visually-hidden:not(:focus-within), .preview-layer")) continue;
      if (way === "place" && !held && !element.matches("[data-open]")) continue;
      const at = meeting(element);
      if (at) return { way, ...at };
      drawn.push([way, element]);
    }
  const [hidden] = drawn;
  if (!hidden) return { way: "none" };
  hidden[1].scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const at = meeting(hidden[1]);
  return at ? { way: `scrolled to ${hidden[0]}`, ...at } : { way: "none", what: hidden[1].outerHTML.slice(0, 300) };
}
