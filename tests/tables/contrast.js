/**
 * Which texts stand out too little from what is really painted beneath them: a function that the test runs in the page,
 * with the texts that measure.js finds and a picture of the page on which no text has any ink.
 */
async ({ texts, picture }) => {
  const ENOUGH = 4.5;
  const ENOUGH_IF_LARGE = 3;
  const UNEVEN = 0.25; // the share of a text's ground that may be worse: where it crosses a line or a corner
  const SIDE = 1; // px
  const HALO = 2; // px of a stroke beneath letters that make a ground of their own
  const pen = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d", { willReadFrequently: true });
  const remember = (work, known = new Map()) => (key) => known.get(key) ?? (known.set(key, work(key)), known.get(key));

  // ---- colours: [red, green, blue, alpha], alpha from 0 to 1

  const rgba = remember((colour) => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = "transparent";
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = pen.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  });
  const linear = Array.from({ length: 256 }, (_, part) => (part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
  const light = ([red, green, blue]) => 0.2126 * linear[red] + 0.7152 * linear[green] + 0.0722 * linear[blue];
  const ratio = (one, other) => (Math.max(light(one), light(other)) + 0.05) / (Math.min(light(one), light(other)) + 0.05);
  const byte = (value) => Math.max(0, Math.min(255, Math.round(value)));
  const hex = (colour) => `#${colour.slice(0, 3).map((part) => byte(part).toString(16).padStart(2, "0")).join("")}`;

  // ---- what is painted beneath

  const image = await createImageBitmap(new Blob([Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))]));
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d", { willReadFrequently: true });
  canvas.drawImage(image, 0, 0);
  const { data } = canvas.getImageData(0, 0, image.width, image.height);
  const scale = image.width / innerWidth;
  /** Every colour in this box, without its sides, where letters have none of their ink; and how often. */
  const groundOf = ({ left, top, right, bottom }) => {
    const found = new Map();
    for (let y = Math.ceil(top * scale); y < bottom * scale; y++)
      for (let x = Math.ceil((left + SIDE) * scale); x < (right - SIDE) * scale; x++) {
        const at = 4 * (y * image.width + x);
        const key = (data[at] << 16) | (data[at + 1] << 8) | data[at + 2];
        found.set(key, (found.get(key) ?? 0) + 1);
      }
    return [...found].map(([key, count]) => [[key >> 16, (key >> 8) & 255, key & 255], count]);
  };

  // ---- what the text is painted with

  /** How strong it is painted, and on what that fades together with it. */
  const fading = remember((element) => {
    let [opacity, ground] = [1, null];
    for (let [at, under] = [element, null]; at; at = at.parentElement) {
      const its = getComputedStyle(at);
      const paint = rgba(its.backgroundColor);
      if (!under && paint[3] > 0.85) under = paint;
      if (Number(its.opacity) === 1) continue;
      opacity *= Number(its.opacity);
      ground = under;
    }
    return { opacity, ground };
  });
  const inkOf = (element) => {
    const its = getComputedStyle(element);
    const isDrawn = element instanceof SVGElement && !element.closest("foreignObject");
    const paint = rgba(isDrawn ? its.fill : its.webkitTextFillColor);
    const { opacity, ground } = fading(element);
    const strength = paint[3] * opacity * (isDrawn ? Number(its.fillOpacity) : 1);
    const grows = isDrawn ? Math.abs(element.getScreenCTM().a) || 1 : 1;
    const beneath = isDrawn && its.stroke !== "none" && its.paintOrder.startsWith("stroke") && parseFloat(its.strokeWidth) * grows >= HALO;
    return { paint, strength, ground, halo: beneath ? rgba(its.stroke) : null };
  };
  const seen = ({ paint, strength, ground }, under) => paint.slice(0, 3).map((part, i) => byte(under[i] + strength * (part - (ground ?? under)[i])));

  /** The ground on which this text is read worst, but for a small share, and how well it is read there. */
  const worst = (ink, part) => {
    const grounds = ink.halo ? [[ink.halo, 1]] : groundOf(part);
    const read = grounds.map(([under, count]) => ({ under, count, on: ratio(seen(ink, under), under) })).sort((one, other) => one.on - other.on);
    let left = UNEVEN * read.reduce((sum, { count }) => sum + count, 0);
    return read.find(({ count }) => (left -= count) < 0);
  };

  const isHeldUp = document.querySelector("#shown > *, .held-up:not(.aside)");
  /** What can be read at all: not clipped away, not half a line at the edge of what scrolls, not behind what is held up. */
  const isRead = ({ element, text, part }) =>
    getComputedStyle(element).clipPath !== "inset(50%)" && part.isWhole && /[\p{L}\p{N}]/u.test(text) && (!isHeldUp || !element.closest("#board") || isHeldUp.contains(element));

  return texts.filter(isRead).flatMap(({ element, size, part, text, where, what }) => {
    const ink = inkOf(element);
    const found = worst(ink, part);
    const isLarge = size >= 24 || (size >= 18.66 && Number(getComputedStyle(element).fontWeight) >= 700);
    const least = isLarge ? ENOUGH_IF_LARGE : ENOUGH;
    if (!found || found.on >= least - 0.005) return [];
    const colours = `${hex(seen(ink, found.under))} on ${hex(found.under)}`;
    return [{ kind: "faint", what, sentence: `“${text}” (${where}) is read at ${found.on.toFixed(1)} : 1 instead of ${least} (${colours})` }];
  });
};
