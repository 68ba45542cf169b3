/** All drawings that are made of packages, as JSON: `node scripts/drawings/main.mjs > drawings.json`. */

import { europe } from "./europe.mjs";
import { FACES } from "./faces.mjs";
import { portrait, VIEW_BOX } from "./portrait.mjs";

const faces = Object.fromEntries(
  Object.entries(FACES).map(([name, face]) => [`face-${name}`, { viewBox: VIEW_BOX, width: 240, paths: portrait(face) }]),
);
process.stdout.write(JSON.stringify({ ...faces, "drawing-europe": europe() }));
