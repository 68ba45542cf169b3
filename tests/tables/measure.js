/**
 * What is wrong with the texts of the page as it is drawn now, for somebody who looks at it: a function that the test
 * runs in the page. Texts are measured by their ink, not by their lines, since lines stand closer than fonts reserve.
 * Absent is what is hidden, in a closed dialog, scrolled out, or wholly under something opaque. `textsOnly`: the texts
 * themselves, with their boxes.
 */
({ smallestText, smallestTarget, options, textsOnly, within = "body" }) => {
  const SLACK = 1.5; // px that may be lost or shared: rounding, and the soft edges of letters
  const everythingIsHit = new CSSStyleSheet();
  everythingIsHit.replaceSync("* { pointer-events: auto !important } .glow-sheet, .preview-layer { display: none !important }");
  const pen = document.createElement("canvas").getContext("2d");
  const remember = (work, known = new Map()) => (key) => known.get(key) ?? (known.set(key, work(key)), known.get(key));
  const style = remember((element) => getComputedStyle(element));
  const found = [];

  // ---- boxes

  const box = ({ left, top, right, bottom }) => ({ left, top, right, bottom, width: right - left, height: bottom - top });
  const meet = (one, other) =>
    box({
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    });
  const isThere = ({ width, height }) => width > 0.5 && height > 0.5;
  const screen = box({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });

  // ---- what is seen through what

  const alpha = (colour) => (colour === "transparent" ? 0 : Number(/[,/] *([\d.]+%?)\)$/.exec(/rgba|\//.test(colour) ? colour : "")?.[1].replace("%", "e-2") ?? 1));
  const opacity = remember((element) => Number(style(element).opacity) * (element.parentElement ? opacity(element.parentElement) : 1));
  const isSolid = (paint, strength) => {
    const gradient = /url\("?#([^")]+)/.exec(paint);
    if (!gradient) return paint !== "none" && alpha(paint) * strength > 0.85;
    const stops = [...(document.getElementById(gradient[1])?.querySelectorAll("stop") ?? [])];
    return stops.length > 0 && stops.every((stop) => Number(style(stop).stopOpacity) * alpha(style(stop).stopColor) * strength > 0.85);
  };
  const isOpaque = remember((element) => {
    const { fill, fillOpacity, stroke, strokeOpacity, backgroundColor, backgroundImage, color } = style(element);
    if (opacity(element) < 0.85 || style(element).visibility !== "visible") return false;
    if (element instanceof SVGUseElement) return alpha(color) > 0.85;
    if (element instanceof SVGGeometryElement) return fill === "none" ? isSolid(stroke, Number(strokeOpacity)) : isSolid(fill, Number(fillOpacity));
    if (element instanceof SVGElement) return false;
    return alpha(backgroundColor) > 0.85 || (backgroundImage.includes("gradient") && !/transparent|rgba|\/ /.test(backgroundImage));
  });
  /** What covers an element at this point, or null. */
  const coverAt = (element, x, y) => {
    const first = document.elementFromPoint(x, y);
    if (!first || first === element) return null;
    for (const other of document.elementsFromPoint(x, y)) {
      if (other.contains(element)) return null;
      if (isOpaque(other)) return other;
    }
    return null;
  };
  /** Whether one can see both texts at this point, so that they are in each other's way. */
  const bothSeen = (one, other, x, y) => {
    let [seenOne, seenOther] = [false, false];
    for (const element of document.elementsFromPoint(x, y)) {
      seenOne ||= element.contains(one);
      seenOther ||= element.contains(other);
      if (seenOne && seenOther) return true;
      if (isOpaque(element)) return false;
    }
    return true;
  };

  // ---- what is cut off

  const PLACES = (at) => at.position !== "static" || at.transform !== "none" || at.filter !== "none" || at.containerType !== "normal" || at.contain !== "none";
  /** Everything around an element that may cut it, from within. */
  const cutters = remember((element) => {
    const around = [];
    let loose = false; // what is positioned absolutely is cut only by what it is positioned in
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const its = style(at);
      if (loose && PLACES(its)) loose = false;
      const cuts = /hidden|clip|auto|scroll/.test(`${its.overflowX} ${its.overflowY}`) && (at instanceof SVGSVGElement || (at instanceof HTMLElement && its.display !== "inline"));
      if (!loose && cuts) around.push({ at, ...whatItCuts(at, its) });
      if (its.position === "fixed") break;
      if (its.position === "absolute") loose = true;
    }
    return around;
  });
  const whatItCuts = (at, its) => {
    const inner = at.getBoundingClientRect();
    const pans = at.matches(".board") && (at.firstElementChild?.scrollWidth > at.clientWidth + 1 || at.firstElementChild?.scrollHeight > at.clientHeight + 1);
    const scrolls = (how, size, room) => pans || (/auto|scroll/.test(how) && size > room + 1);
    return {
      inner,
      acrossX: its.overflowX !== "visible",
      acrossY: its.overflowY !== "visible",
      scrolls: scrolls(its.overflowX, at.scrollWidth, at.clientWidth) || scrolls(its.overflowY, at.scrollHeight, at.clientHeight),
      isNothing: inner.width <= 1.5 || inner.height <= 1.5,
      endsInDots: its.textOverflow === "ellipsis" || its.webkitLineClamp !== "none",
    };
  };
  /** What is left of a box inside of all that, and by what it was cut: `scrolled` means that one can bring it into sight. */
  const visiblePart = (element, whole) => {
    let part = whole;
    let by = null;
    for (const cutter of cutters(element)) {
      const { inner, acrossX, acrossY, scrolls, isNothing } = cutter;
      const left = meet(part, { left: acrossX ? inner.left : -1e6, right: acrossX ? inner.right : 1e6, top: acrossY ? inner.top : -1e6, bottom: acrossY ? inner.bottom : 1e6 });
      if (isNothing) return { part: left, by: cutter, gone: true, scrolled: true };
      const loses = part.width - left.width > SLACK || part.height - left.height > SLACK;
      if (loses && scrolls) return { part: meet(left, screen), by: cutter, gone: !isThere(left), scrolled: true };
      if (loses) by ??= cutter;
      part = left;
      if (!isThere(part)) break;
    }
    const onScreen = meet(part, screen);
    const off = part.width - onScreen.width > SLACK || part.height - onScreen.height > SLACK;
    return { part: onScreen, by: by ?? (off ? { at: null } : null), gone: !isThere(onScreen), scrolled: false };
  };

  // ---- names for those who draw boards

  const short = (text) => (text.length > 40 ? `${text.slice(0, 38)}…` : text);
  const nameOf = (element) => {
    const mark = ["data-id", "data-piece", "data-option", "data-seat"].find((name) => element.hasAttribute(name));
    const classes = [...element.classList].slice(0, 2).map((name) => `.${name}`);
    return (element.id ? `#${element.id}` : element.localName + classes.join("")) + (mark ? `[${mark}=${element.getAttribute(mark)}]` : "");
  };
  /** The same for things that are drawn by the same line of a board. */
  const sort = (element) => path(element).replaceAll(/\[[^\]]*\]/g, "");
  const path = (element) => {
    const steps = [];
    for (let at = element; at && at !== document.body && steps.length < 4; at = at.parentElement) {
      if (steps.length && !at.id && !at.classList.length && !at.dataset.id) continue;
      steps.unshift(nameOf(at));
      if (at.id) break;
    }
    return steps.join(" > ");
  };
  const say = (kind, what, sentence) => found.push({ kind, what, sentence });

  // ---- texts

  const fontOf = remember((element) => {
    const { fontStyle, fontWeight, fontSize, fontFamily } = style(element);
    return `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  });
  const inkOf = remember((key) => {
    const at = key.indexOf("\n");
    pen.font = key.slice(0, at);
    return pen.measureText(key.slice(at + 1));
  });
  const scaleOf = (element) => {
    if (element instanceof SVGElement) {
      const { a, b, c, d } = element.getScreenCTM?.() ?? element.ownerSVGElement.getScreenCTM();
      return Math.sqrt(Math.abs(a * d - b * c));
    }
    let at = element;
    while (at.parentElement && !(at.offsetWidth > 30)) at = at.parentElement;
    const shown = at.getBoundingClientRect().width;
    return Math.abs(shown - at.offsetWidth) < 1 ? 1 : shown / at.offsetWidth; // offsetWidth is rounded
  };
  /** The lines of a text as boxes around their ink. */
  const linesOf = (node, element, scale) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { textTransform } = style(element);
    const text = textTransform === "uppercase" ? node.data.toUpperCase() : node.data;
    const ink = inkOf(`${fontOf(element)}\n${text}`);
    const squeezed = Number(element.getAttribute("textLength")) * scale || Infinity; // ranges don't know of it
    return [...range.getClientRects()].filter(isThere).map((cell) => {
      const fits = cell.height / (ink.fontBoundingBoxAscent + ink.fontBoundingBoxDescent);
      if (fits > 1.6 * scale) return box(cell); // turned
      const base = cell.top + ink.fontBoundingBoxAscent * fits;
      const [top, bottom] = [base - ink.actualBoundingBoxAscent * fits, base + ink.actualBoundingBoxDescent * fits];
      return box({ left: cell.left + 0.5, right: Math.min(cell.right, cell.left + squeezed) - 0.5, top, bottom });
    });
  };
  /** Every text that is in sight, as one entry a line; what is cut is said here. */
  const textsInSight = () => {
    const texts = [];
    const walker = document.createTreeWalker(document.querySelector("dialog[open]") ?? document.querySelector(within), NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.data.trim() || !element || element.closest("script, style, noscript, title, desc, defs, symbol, option, .glow-sheet, .preview-layer")) continue;
      if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) || opacity(element) < 0.05) continue;
      texts.push(...linesInSight(node, element));
    }
    return texts;
  };
  const linesInSight = (node, element) => {
    const scale = scaleOf(element);
    const text = short(node.data.trim().replace(/\s+/g, " "));
    const whole = linesOf(node, element, scale).map((line) => ({ line, ...visiblePart(element, line) }));
    const lost = whole.find(({ by, scrolled }) => by && !scrolled);
    const seen = whole
      .filter(({ gone, part }) => !gone && isThere(part))
      .map(({ line, part, scrolled }) => ({ part: { ...part, isWhole: line.height - part.height < SLACK }, scrolled }));
    const uncovered = seen.filter(({ part, scrolled }) => isUncovered(element, part, text, scrolled)).map(({ part }) => part);
    if (lost && (uncovered.length || !seen.length)) sayCut(element, text, lost.by);
    return uncovered.map((part) => ({ node, element, text, part, size: parseFloat(style(element).fontSize) * scale }));
  };
  const sayCut = (element, text, { at, endsInDots }) => {
    if (!at) return say("outside", text, `“${text}” (${path(element)}) lies outside of the screen`);
    if (endsInDots && element.closest("[title], [data-tip]")) return;
    say("cut", text, `“${text}” (${path(element)}) is cut off by ${path(at)}`);
  };
  const isUncovered = (element, part, text, scrolled) => {
    const y = (part.top + part.bottom) / 2;
    const covers = [0.06, 0.28, 0.5, 0.72, 0.94].map((share) => coverAt(element, part.left + share * part.width, y));
    const cover = covers.find(Boolean);
    const meant = cover?.closest("[data-overlaps]") && element.closest("[data-overlaps]");
    if (cover && !covers.every(Boolean) && !meant && !scrolled) say("covered", text, `“${text}” (${path(element)}) is half covered by ${path(cover)}`);
    return !covers.every(Boolean);
  };

  const sayOverlaps = (texts) => {
    const sorted = [...texts].sort((one, other) => one.part.left - other.part.left);
    sorted.forEach((one, i) => {
      for (let j = i + 1; j < sorted.length && sorted[j].part.left < one.part.right; j++) {
        const other = sorted[j];
        const shared = meet(one.part, other.part);
        if (one.node === other.node || shared.width <= SLACK || shared.height <= SLACK + 0.5) continue;
        if (!bothSeen(one.element, other.element, (shared.left + shared.right) / 2, (shared.top + shared.bottom) / 2)) continue;
        const names = [one, other].map(({ text, element }) => `“${text}” (${path(element)})`);
        say("overlap", `${one.text} / ${other.text}`, `${names[0]} and ${names[1]} overlap by ${Math.round(shared.width)} × ${Math.round(shared.height)} px`);
      }
    });
  };
  const saySmall = (texts) => {
    for (const { element, text, size } of texts)
      if (size < smallestText - 0.05) say("small", sort(element), `“${text}” (${path(element)}) is ${size.toFixed(1)} px high instead of ${smallestText}`);
  };

  // ---- plates: what a text is written on

  const isPlate = (element) => {
    const { backgroundColor, backgroundImage, borderTopWidth, borderLeftWidth, display } = style(element);
    if (!(element instanceof HTMLElement) || display === "inline" || display === "contents") return false;
    return alpha(backgroundColor) > 0.05 || backgroundImage !== "none" || (parseFloat(borderTopWidth) > 0 && parseFloat(borderLeftWidth) > 0);
  };
  /** The shape drawn just before a text of a picture, if the text begins on it. */
  const shapeUnder = (element, part) => {
    const drawn = element.closest("text");
    const y = (part.top + part.bottom) / 2;
    for (let at = drawn?.previousElementSibling; at; at = at.previousElementSibling) {
      if (!(at instanceof SVGGeometryElement) || style(at).fill === "none" || !isOpaque(at)) continue;
      const shape = at.getBoundingClientRect();
      const begins = [part.left + 1, (part.left + part.right) / 2].some((x) => shape.left < x && x < shape.right);
      if (shape.height < 5 * part.height && begins && shape.top < y && y < shape.bottom) return at;
    }
    return null;
  };
  const plateOf = (element, part) => {
    if (element instanceof SVGElement && !element.closest("foreignObject")) return shapeUnder(element, part);
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      if (["absolute", "fixed"].includes(style(at).position) && !isPlate(at)) return null;
      if (isPlate(at)) return at;
    }
    return null;
  };
  const sayOffPlate = (texts) => {
    for (const { element, text, part } of texts) {
      const plate = plateOf(element, part);
      if (!plate || plate.scrollWidth > plate.clientWidth + 1 && /auto|scroll/.test(style(plate).overflowX)) continue;
      const its = plate.getBoundingClientRect();
      const over = Math.max(its.left - part.left, part.right - its.right, its.top - part.top, part.bottom - its.bottom);
      if (over > SLACK) say("leaves", text, `“${text}” (${path(element)}) leaves its box ${path(plate)} by ${over.toFixed(0)} px`);
    }
  };

  // ---- what can be chosen

  /** How wide and high the part is on which a finger or the mouse meets this thing. */
  const reach = (element, part) => {
    const meets = (x, y) => element.contains(document.elementFromPoint(x, y));
    const [x, y] = [(part.left + part.right) / 2, (part.top + part.bottom) / 2];
    const half = smallestTarget / 2 - 1;
    return {
      width: meets(x - half, y) && meets(x + half, y) ? Math.max(part.width, smallestTarget) : part.width,
      height: meets(x, y - half) && meets(x, y + half) ? Math.max(part.height, smallestTarget) : part.height,
    };
  };
  const TAPPED = "[data-can], button, a[href], summary, select, input, [role='button']:not([data-open], [data-blocked])";
  /** Words of a running text, whose lines stand as close as they do. */
  const isInText = (element) => element instanceof HTMLElement && style(element).display === "inline" && [...element.parentElement.childNodes].some((near) => near.nodeType === Node.TEXT_NODE && near.data.trim());
  const sayTargets = () => {
    for (const element of document.querySelectorAll(TAPPED)) {
      if (element.closest(".visually-hidden, .preview-layer") || isInText(element) || !element.checkVisibility({ checkVisibilityCSS: true })) continue;
      const { part, gone, scrolled } = visiblePart(element, box(element.getBoundingClientRect()));
      const label = short(element.getAttribute("aria-label") ?? element.textContent.trim());
      const sliver = !gone && element.closest("#prompt") && element.getBoundingClientRect().height - part.height > SLACK;
      if (sliver) say("target", sort(element), `“${label}” (${path(element)}) is not wholly in sight in the prompt`);
      if (gone || scrolled || !canBeMet(element, part)) continue;
      const { width, height } = reach(element, part);
      if (Math.min(width, height) >= smallestTarget - 0.5) continue;
      say("target", sort(element), `“${label}” (${path(element)}) is a target of ${Math.round(width)} × ${Math.round(height)} px instead of ${smallestTarget}`);
    }
  };
  const REGION = "#board, #mine, #seats, #prompt, #panel, dialog";
  /** Whether a click somewhere on this part would reach the thing, through what lies over it in the same region. */
  const canBeMet = (element, part) =>
    [0.5, 0.25, 0.75, 0.08, 0.92].some((across) =>
      [0.5, 0.25, 0.75, 0.08, 0.92].some((down) => {
        const stack = document.elementsFromPoint(part.left + across * part.width, part.top + down * part.height);
        return stack[0]?.closest(REGION) === element.closest(REGION) && stack.some((one) => element.contains(one));
      }),
    );
  const isInSight = (element) => {
    if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) return false;
    const whole = box(element.getBoundingClientRect());
    const { part, gone } = visiblePart(element, whole);
    const enough = (size, of) => size >= Math.min(of - SLACK, smallestTarget / 2);
    return !gone && enough(part.width, whole.width) && enough(part.height, whole.height) && canBeMet(element, part);
  };
  const sayUnreachable = () => {
    if (document.querySelector("#prompt [data-more]")) return; // it shows the rest
    const marked = (name, value) => [...document.querySelectorAll(`[${name}="${CSS.escape(value)}"]`)].filter((one) => !one.closest(".preview-layer"));
    for (const option of options) {
      if (marked("data-option", option).some((one) => one.closest("#prompt") && one.checkVisibility())) continue;
      const [thing, ...place] = option.split(":");
      const pair = place.length ? [marked("data-drag", thing), marked("data-drop", place.join(":"))] : [[], []];
      if (marked("data-id", option).some(isInSight) || pair.every((ends) => ends.some(isInSight))) continue;
      if ([...document.querySelectorAll(`[data-opens~="${CSS.escape(option)}"]`)].some(isInSight)) continue; // a tap away
      const drawn = [...marked("data-id", option), ...pair.flat()][0];
      say("unreachable", drawn ? sort(drawn) : thing, `the option ${option} is neither in sight nor in the prompt (${drawn ? `it is ${path(drawn)}` : "nothing stands for it"})`);
    }
  };
  const sayHiddenPlaques = () => {
    if (innerWidth < 900) return;
    for (const plaque of document.querySelectorAll(".plaque")) {
      const whole = box(plaque.getBoundingClientRect());
      const { part } = visiblePart(plaque, whole);
      if (whole.height - part.height > 4) say("plaque", plaque.dataset.id ?? "", `the plaque ${nameOf(plaque)} is not wholly in sight`);
    }
  };

  /** For who measures something else of the same texts (contrast.js). */
  const told = (texts) => texts.map(({ element, text, part, size }) => ({ element, text, part, size, where: path(element), what: sort(element) }));

  for (const animation of document.getAnimations()) if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  if (!textsOnly) {
    sayUnreachable(); // as it is, since what lies over it may let clicks through
    sayTargets();
    sayHiddenPlaques();
  }
  document.adoptedStyleSheets.push(everythingIsHit);
  try {
    const texts = textsInSight();
    if (textsOnly) return told(texts);
    sayOverlaps(texts);
    saySmall(texts);
    sayOffPlate(texts);
  } finally {
    document.adoptedStyleSheets.pop();
  }
  return found;
};
