// How far the text of every element that one of these selectors finds stands out from what lies under it: [selector, ratio].
(selectors) => {
  const linear = (part) => (part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  const light = ([red, green, blue]) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const painted = (colour, under) => {
    for (canvas.fillStyle of [under, colour]) canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const ground = (element) => {
    const around = [];
    for (let at = element; at; at = at.parentElement) around.unshift(getComputedStyle(at).backgroundColor);
    const panel = getComputedStyle(document.body).getPropertyValue("--panel");
    return around.reduce((under, colour) => `rgb(${painted(colour, under)})`, panel);
  };
  const ratio = (element) => {
    const under = ground(element);
    const [one, other] = [painted(getComputedStyle(element).color, under), painted(under, under)].map(light);
    return Math.round((100 * (Math.max(one, other) + 0.05)) / (Math.min(one, other) + 0.05)) / 100;
  };
  const found = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length);
  return selectors.flatMap((selector) => found(selector).map((element) => [selector, ratio(element)]));
};
