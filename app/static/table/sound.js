/** Soft sounds, made on the spot; silent until somebody switches them on. */

/** @typedef {{tone?: number, to?: number, noise?: number, type?: OscillatorType, seconds: number, volume: number, times?: number}} Recipe */

/** @type {Record<string, Recipe>} */
const RECIPES = {
  turn: { tone: 660, to: 656, type: "sine", seconds: 1.1, volume: 0.16 },
  bell: { tone: 880, to: 874, type: "sine", seconds: 1.4, volume: 0.14 },
  end: { tone: 440, to: 438, type: "triangle", seconds: 1.8, volume: 0.16, times: 3 },
  move: { noise: 900, seconds: 0.07, volume: 0.12 },
  chat: { tone: 520, to: 620, type: "sine", seconds: 0.16, volume: 0.1 },
  no: { tone: 180, to: 150, type: "triangle", seconds: 0.22, volume: 0.12 },
  coin: { tone: 1900, to: 2300, type: "triangle", seconds: 0.18, volume: 0.07, times: 2 },
  quill: { noise: 3600, seconds: 0.16, volume: 0.06, times: 2 },
  gear: { noise: 600, seconds: 0.05, volume: 0.14, times: 4 },
  steam: { noise: 5200, seconds: 0.8, volume: 0.05 },
  match: { noise: 4200, seconds: 0.35, volume: 0.07 },
  clock: { noise: 2200, seconds: 0.03, volume: 0.16, times: 2 },
  knock: { tone: 130, to: 70, type: "sine", seconds: 0.14, volume: 0.3, times: 2 },
  tick: { noise: 2800, seconds: 0.025, volume: 0.12 },
  rain: { noise: 1500, seconds: 1.6, volume: 0.04 },
  terminal: { tone: 1240, to: 1240, type: "square", seconds: 0.05, volume: 0.03, times: 3 },
};
const GAP = 0.13;

/** @type {AudioContext | null} */
let context = null;

/** @param {string} name */
export function play(name) {
  const recipe = RECIPES[name];
  if (!recipe) return;
  context ??= new AudioContext();
  void context.resume();
  for (let i = 0; i < (recipe.times ?? 1); i++) strike(context, recipe, context.currentTime + i * GAP);
}

/** @param {AudioContext} audio @param {Recipe} recipe @param {number} at */
function strike(audio, recipe, at) {
  const loudness = audio.createGain();
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(recipe.volume, at + 0.008);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + recipe.seconds);
  loudness.connect(audio.destination);
  const source = recipe.noise ? hiss(audio, recipe, loudness) : hum(audio, recipe, at, loudness);
  source.start(at);
  source.stop(at + recipe.seconds);
}

/** @param {AudioContext} audio @param {Recipe} recipe @param {number} at @param {AudioNode} out */
function hum(audio, recipe, at, out) {
  const source = audio.createOscillator();
  source.type = recipe.type ?? "sine";
  source.frequency.setValueAtTime(recipe.tone ?? 440, at);
  source.frequency.linearRampToValueAtTime(recipe.to ?? 440, at + recipe.seconds);
  source.connect(out);
  return source;
}

/** @param {AudioContext} audio @param {Recipe} recipe @param {AudioNode} out */
function hiss(audio, recipe, out) {
  const length = Math.ceil(audio.sampleRate * recipe.seconds);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = Math.random() * 2 - 1;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = recipe.noise ?? 1000;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  source.connect(band).connect(out);
  return source;
}
