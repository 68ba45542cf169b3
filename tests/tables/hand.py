"""Somebody's hand at a posed table: it clicks or touches what can be seen and met, and nothing else.

It is told which option is wanted and finds the way there as a person would: a button of the prompt, a thing on the board,
a thing and then its place, a place that opens or lists its choices, and if need be by scrolling or turning to a tab.
"""

from typing import Any

from playwright.sync_api import Page

from tests.tables.posed import PosedTable

FIND = """([option, held]) => {
  const REGION = "#board, #mine, #seats, #panel, .menu, .prompt-place, dialog";
  const [drag, ...place] = option.split(":");
  const is = (name, value) => `[${name}="${CSS.escape(value)}"]`;
  const ways = [
    ["button", `.menu ${is("data-picks", option)}`],
    ["button", `.prompt-buttons ${is("data-option", option)}`],
    ["thing", `${is("data-id", option)}:is([data-can], [data-open])`],
    ["place", `${is("data-drop", place.join(":"))}:is([data-can], [data-open])`],
    ...(held ? [] : [["hold", `${is("data-drag", drag)}[data-can]`]]),
    ["opens", `[data-opens~="${CSS.escape(option)}"]`],
    ["more", ".prompt-buttons [data-more]"],
  ];
  const shares = [0.5, 0.3, 0.7, 0.1, 0.9];
  const meeting = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const [x0, y0, x1, y1] = [Math.max(left, 0), Math.max(top, 0), Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
    if (x1 - x0 < 1 || y1 - y0 < 1) return null;
    for (const across of shares) for (const down of shares) {
      const [x, y] = [x0 + across * (x1 - x0), y0 + down * (y1 - y0)];
      const stack = document.elementsFromPoint(x, y);
      if (stack[0]?.closest(REGION) !== element.closest(REGION)) continue;
      const first = stack.find((one) => one.closest("[data-can], [data-open], [data-opens], button"));
      if (first && element.contains(first)) return { x, y };
    }
    return null;
  };
  const drawn = [];
  for (const [way, selector] of ways)
    for (const element of document.querySelectorAll(selector)) {
      if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) || element.closest(".visually-hidden, .preview-layer")) continue;
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
}"""

DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(document.querySelector('.prompt-line')?.dataset.kind))))"
STEPS = 6


class Lost(AssertionError):
    """A person would not have found the way to this option."""


class Hand:
    """Chooses options at a table by clicks, or by touch."""

    def __init__(self, table: PosedTable, *, touch: bool) -> None:
        self.table, self.touch = table, touch
        self.ways: dict[str, int] = {}
        """How often each way was taken: what a page lists last should not be needed often."""

    @property
    def page(self) -> Page:
        return self.table.page

    def choose(self, option: str) -> None:
        """Bring it about that this option is chosen, and see that it is this one."""
        chosen, tried = self.table.chosen, []
        before = len(chosen)
        for _ in range(STEPS):
            kind = self.page.evaluate(DRAWN)
            if len(chosen) > before:
                break
            if kind == "confirm":
                self.point_at(self.middle(".prompt-buttons button.main"))
                continue
            found: dict[str, Any] = self.page.evaluate(FIND, [option, any(way == "hold" for way in tried)])
            tried.append(found["way"].removeprefix("scrolled to "))
            self.ways[found["way"]] = self.ways.get(found["way"], 0) + 1
            if "x" not in found:
                break
            self.point_at((found["x"], found["y"]))
        if chosen[before:][:1] != [option]:
            asked = self.table.position.match.asks.get(self.table.me or 0)
            raise Lost(f"{option} of {asked and asked.prompt}: chosen {chosen[before:]}, tried {tried}")

    def middle(self, selector: str) -> tuple[float, float]:
        box = self.page.locator(selector).first.bounding_box()
        assert box, selector
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def point_at(self, at: tuple[float, float]) -> None:
        if self.touch:
            self.page.touchscreen.tap(*at)
        else:
            self.page.mouse.click(*at)
