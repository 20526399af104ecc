// Emblems cut in a few strokes, each in a square from -12 to 12. A path that begins with "~" is a line, not a surface.

import { s } from "../../../web/js/dom.js";
import { TREASURES } from "./treasures.js";

const EYES = "M-6-2a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0ZM1.2-2a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0Z";

const SON = "M0-12Q-10-12-10-1L-7 4-5.4 12-3 6 0 13 3 6 5.4 12 7 4 10-1Q10-12 0-12ZM-6.4-1.4L-2 .2-5 1.8ZM6.4-1.4L2 .2 5 1.8Z";
const NOTCH = { 1: "M-.9-10H.9V-5H-.9Z", 2: "M-3-10H-1.2V-5H-3ZM1.2-10H3V-5H1.2Z", 3: "M-4.6-9.6H-2.8V-5H-4.6ZM-.9-10H.9V-5H-.9ZM2.8-9.6H4.6V-5H2.8Z" };
const SNOW = ["~M0-12V12M-10.4-6L10.4 6M10.4-6L-10.4 6", "~M-3.4-10L0-6.6 3.4-10M-3.4 10L0 6.6 3.4 10M-11-2L-6.2-3.4-7-8.4M11 2L6.2 3.4 7 8.4M11-2L6.2-3.4 7-8.4M-11 2L-6.2 3.4-7 8.4"];
const MISTLETOE = ["~M1 12Q-1 4 1-1L-5-7M1-1L7-6", "M-5-6Q-12-5-12-11Q-6-12-5-6ZM-4-7Q-6-12-1-12Q0-8-4-7ZM7-6Q6-12 11-12Q13-6 7-6ZM6-5Q11-5 11 0Q7 0 6-5Z", "M-5.6 1.6a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0ZM1.6 3.6a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0Z"];
const WOLF = "M-12 3L-8-2-7-9-2.6-4.6Q3-4.4 7 .6L4.6 3 1.4 2.8 4.4 5Q2 9-5 11L-4 6.6Q-10 7-12 3ZM-2-1L1.6 0-1 1Z";
const SHIP = ["M-12-1Q-10 4-6 4H6Q10 4 12-1Q13 8 7 10H-7Q-13 8-12-1Z", "M-1-12H1V4H-1Z", "M-7-10H7Q5-5 7 0H-7Q-5-5-7-10Z"];

const EMBLEMS = {
  // gods
  odin: ["~M-11 1Q0-10 11 1Q0 10-11 1Z", "M-4 .6a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z", "~M-8-7Q0-13 8-7"],
  thor: ["M-10 1H10V8L6 11H-6L-10 8Z", "M-2-8H2V1H-2Z", "~M-2.5-9.5a2.5 2.5 0 1 1 5 0"],
  freyr: [
    "M-12 2Q-12-3-7-4L-6-8-3-6Q4-8 8-3L12-5 10 0Q11 3 8 5V10H5L4 6H-2L-3 10H-6L-6 5Q-11 6-12 2ZM-9 .2a1 1 0 1 0 2 0a1 1 0 1 0-2 0Z",
    "~M-11 4Q-13 0-10-2",
  ],
  freyia: ["M0-9L2-4Q7-8 12-7Q11 0 5 3L3 10 0 6-3 10-5 3Q-11 0-12-7Q-7-8-2-4Z", "~M-8-3L-4 1M8-3L4 1"],
  frigg: ["~M0 12V-1", "M0-12Q6-9 5-4Q4 1 0 2Q-4 1-5-4Q-6-9 0-12ZM-3-8L4-5 4.4-6.4-2-9ZM-4-4L4-1 4.4-2.6-4.2-5.6Z", "~M-5 5Q0 8 5 5"],
  heimdall: ["M-10-9Q-9 8 5 10Q9 10 11 7L8 4Q-3 5-6-10Z", "~M11 7Q7 3 8 2", "~M-8-2L-4-3M-5 4L-2 1M2 8L3 5"],
  tyr: ["M-6 12V2L-9-2-7-4-4-1V-9H-2V-2H-1V-12H1V-2H2V-11H4V-1H5V-8H7V4L4 12Z"],
  // enemies
  hel: [`M0-11C-7-11-9-6-9-1C-9 3-6 4-6 6V10H6V6C6 4 9 3 9-1C9-6 7-11 0-11Z${EYES}M0 2.5L-1.5 5.5H1.5Z`, "~M0-11L1.5-7-1-4"],
  surtur: ["M0-12L2.4-8V4H6V6.4H2V12H-2V6.4H-6V4H-2.4V-8Z", "M4-10Q10-5 6 2Q6-3 3.6-4ZM-4-8Q-10-3-6 2Q-6-2-3.6-3Z"],
  loki: ["M-9-12Q-7-6-4-6H4Q7-6 9-12Q12-4 7-1Q7 6 0 11Q-7 6-7-1Q-12-4-9-12ZM-5 0L-1 2.4-4 3ZM5 0L1 2.4 4 3ZM-3 6Q0 8.4 3.6 4.8Q1 6.6-3 6Z"],
  jormungand: ["~M8 9Q13-2 4-7Q-6-11-10-2Q-11 7-2 8Q6 8 5 1Q2-4-3-1", "M5 6L12 7 9 12Z"],
  fenrir: ["M-11-1L-7-5-6-12-1-7Q6-7 12-1L9 2 5 2 9 4.4 4 7Q1 11-6 11L-5 6Q-11 4-11-1ZM1-3.4L5-2 2-1Z"],
  nidhogg: ["M-12-3Q-6-10 2-8L6-12 6.4-7Q11-4 12 1L8 0 6.4 3 4.6 0 2.4 2.4 0 0-3 2.4Q-1 5 6 5L10 4Q8 10 1 10Q-9 9-12-3ZM1-5.4L5-4 2-3Z"],
  // Worlds
  asgard: ["M-12 11V-2L-8-7-4-2V1H-3V-5L0-11 3-5V1H4V-2L8-7 12-2V11H3V6Q3 3 0 3Q-3 3-3 6V11Z"],
  vanaheim: [
    "~M0 12V-4",
    "M0-5Q-4-8 0-13Q4-8 0-5ZM-1 0Q-6-1-7-7Q-1-5-1 0ZM1 0Q6-1 7-7Q1-5 1 0ZM-1 7Q-6 6-7 0Q-1 2-1 7ZM1 7Q6 6 7 0Q1 2 1 7Z",
  ],
  alfheim: ["M0-12L2-3 8-8 3-2 12 0 3 2 8 8 2 3 0 12-2 3-8 8-3 2-12 0-3-2-8-8-2-3Z"],
  midgard: ["M-12 3L0-8 12 3H9V11H2.5V5H-2.5V11H-9V3Z", "~M-3-11L2-6M3-11L-2-6"],
  nidavellir: ["M-12-6H9Q8-2 3-1V4L7 7V11H-7V7L-3 4V0Q-9 0-12-6Z"],
  svartalfheim: ["M-12 11L-5-8 0-3 4-11 12 11H5Q5 2 0 2Q-5 2-5 11Z", "M-2.4 7a1.2 1.2 0 1 0 2 0ZM.8 7a1.2 1.2 0 1 0 2 0Z"],
  jotunheim: ["M-9 11L-11-3-7-10-4-2-4 11ZM-2.6 11L-2.6-8 .6-12 3.6-7 3 11ZM4.6 11L5.6-2 8.6-6 11 0 10 11Z"],
  niflheim: ["~M-12-6Q-8-10-4-6T4-6T12-6", "~M-12 1Q-8-3-4 1T4 1T12 1", "~M-12 8Q-8 4-4 8T4 8T12 8"],
  muspelheim: ["M0 12C-9 12-10 4-6-1C-5 2-4 3-2 2C-4-5 0-8 1-12C3-7 9-3 9 4C9 9 6 12 0 12ZM1 9C4 8 4 5 1 2C1 5-3 5-2 8Z"],
  cage: ["~M-9 10V-4Q-8-11 0-11Q8-11 9-4V10Z", "~M-4.5 10V-8M0 10V-11M4.5 10V-8"],
  // pieces
  elf: ["M-8 10Q-10-6 9-11Q10 7-6 8Z", "~M-9 12Q-4 2 4-5"],
  hero: ["M-9 5Q-9-10 0-11Q9-10 9 5V9H5V2Q3 0 1 0V8H-1V0Q-3 0-5 2V9H-9Z"],
  nameless: ["M0-12Q-8-8-8 2L-10 11H10L8 2Q8-8 0-12ZM0-6Q4-5 4 0Q3 4 0 4Q-3 4-4 0Q-4-5 0-6Z"],
  fire_giant: ["M0 12C-8 12-9 5-6 0L-4 3C-5-4-1-6-2-12C4-9 9-3 8 4C8 9 5 12 0 12Z"],
  jotun: ["M-10 12L-11 0Q-9-5-4-5Q-5-11 0-11Q5-11 4-5Q9-5 11 0L10 12H5V5H-5V12Z"],
  life: ["M0 11L-9 1C-13-6-5-11 0-5C5-11 13-6 9 1Z"],
  artifact: ["M-8-4L-4-10H4L8-4 0 11ZM-4.6-4L0 5 4.6-4Z"],
  creature: ["M-5 10Q-8 3 0 1Q8 3 5 10Q0 7-5 10Z", "M-9-1a2 2.6 0 1 0 4 0a2 2.6 0 1 0-4 0ZM-4.6-6a2 2.8 0 1 0 4 0a2 2.8 0 1 0-4 0ZM.6-6a2 2.8 0 1 0 4 0a2 2.8 0 1 0-4 0ZM5-1a2 2.6 0 1 0 4 0a2 2.6 0 1 0-4 0Z"],
  runestone: ["M-7 12L-9-3Q-5-12 2-12Q9-10 8 3L7 12Z", "~M-1 7V-6L4-1M-1 0L3 4"],
  vanir_die: ["~M-9-9H9V9H-9Z", "M0-6L5 0 0 6-5 0Z"],
  god_die: ["~M-9-9H9V9H-9Z", "M-1.4-6H1.4V-1.4H6V1.4H1.4V6H-1.4V1.4H-6V-1.4H-1.4Z"],
  sword: ["M0-12L2.4-8V5H6V7.6H1.6V12H-1.6V7.6H-6V5H-2.4V-8Z"],
  risk: ["M0-12L12 10H-12ZM-1.4-4H1.4L.8 3H-.8ZM-1.2 5H1.2V7.4H-1.2Z"],
  marker: ["~M-3-12L1-5-4-1 3 4-1 12", "~M1-5L7-8M-4-1L-9 2M3 4L8 6"],
  card: ["~M-7-10H7V10H-7Z", "~M-3-4L0-7 3-4 0-1ZM-3 4L0 1 3 4 0 7Z"],
  saga: ["~M-11-8Q-5-11 0-8Q5-11 11-8V9Q5 6 0 9Q-5 6-11 9ZM0-8V9"],
  foe: ["M0-12L9-3 4 0 8 11 0 6-8 11-4 0-9-3Z"],
  tree: ["M-8-8.4Q0-12.6 8-8.4Q0-4.6-8-8.4ZM-11-1Q0-6 11-1Q0 3.6-11-1ZM-8.6 6.2Q0 2 8.6 6.2Q0 10.2-8.6 6.2Z", "~M0-13V12M-6 12.6Q-1 11.4 0 8Q1 11.4 6 12.6"],
  turn: ["~M-9 3A9.4 9.4 0 1 1 6 7", "M10 9L3 11 4 4Z"],
  // opponents and tokens of the sagas, and the sagas themselves
  son_1: [SON + NOTCH[1]],
  son_2: [SON + NOTCH[2]],
  son_3: [SON + NOTCH[3]],
  skoll: [WOLF, "M4.4-7a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0Z", "~M8-13V-12M2-7H3M3.8-11.2L4.4-10.6M12.2-11.2L11.6-10.6M12.2-2.8L11.6-3.4"],
  hati: [WOLF, "M9-12.4A5.4 5.4 0 1 0 12-3A4.6 4.6 0 1 1 9-12.4Z"],
  garm: ["M-11-9Q-5-10-3-7H3Q5-10 11-9Q11-4 8-1Q8 5 3.6 8.6Q0 11-3.6 8.6Q-8 5-8-1Q-11-4-11-9ZM-5.6-2L-1.6-.6-4.6.8ZM5.6-2L1.6-.6 4.6.8ZM-2 3.4H2L0 6Z", "~M-6 11H6"],
  ganglati: ["M0-12Q-7-10-7-2L-9 12H5L4-1Q6-9 0-12ZM-1-8Q3-6 1.6-2Q-1.4 0-3.6-2.6Q-5-6-1-8Z", "~M9-8V12M6.6-6H11.4"],
  ganglot: ["M0-12Q-9-10-8 0Q-12 6-10 12H10Q12 6 8 0Q9-10 0-12ZM0-8Q4.6-6 4 0Q0 5-4 0Q-4.6-6 0-8Z", "~M-4 9H4"],
  modgud: ["~M-12 9Q0-1 12 9M-7 6V11M0 4V11M7 6V11", "M-1.2-12H1.2V3H-1.2ZM0-14L3-9H-3Z"],
  naglfar: SHIP,
  oath: ["~M3.4-8.6A9.2 9.2 0 1 1-3.4-8.6", "M-7-12.4a3 3 0 1 0 6 0a3 3 0 1 0-6 0ZM1-12.4a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z"],
  lie: MISTLETOE,
  saga_1: MISTLETOE,
  saga_2: SNOW,
  saga_3: [WOLF, "M4.4-7a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0Z"],
  saga_4: SHIP,
  saga_5: ["~M-11.4 9A11.4 11.4 0 0 1 11.4 9M-7.6 9A7.6 7.6 0 0 1 7.6 9M-3.8 9A3.8 3.8 0 0 1 3.8 9", "M8 2Q4-2 7-5Q6-9 9-12Q9-8 12-6Q14 0 8 2Z"],
  saga_6: ["M-12-12L-7-10 4 3 7 1 8 3 5.6 5 11 11 9.6 12.4 4 7 2 9 0 8 2 5-10-7Z", "M12-12L7-10-4 3-7 1-8 3-5.6 5-11 11-9.6 12.4-4 7-2 9 0 8-2 5 10-7Z"],
  // Runestone effects
  MOVE: ["~M-10 0H7", "M4-6L12 0 4 6Z"],
  ROTATE: ["~M-9 3A9.4 9.4 0 1 1 6 7", "M10 9L3 11 4 4Z"],
  ACTION: ["M0-12L3-4 11-4 5 1 8 10 0 5-8 10-5 1-11-4-3-4Z"],
  LIFE: ["M0 11L-9 1C-13-6-5-11 0-5C5-11 13-6 9 1Z"],
};

/** A stroke: a surface, a line, or strokes that are set down elsewhere. */
function stroke(one) {
  if (typeof one !== "string") return s("g", { transform: one.move }, one.strokes.map(stroke));
  return one[0] === "~" ? s("path", { d: one.slice(1), class: "yg-line" }) : s("path", { d: one, class: "yg-fill" });
}

/** What an emblem is cut of; null where there is none of that name. */
export const strokesOf = (name) => TREASURES[name] ?? EMBLEMS[name] ?? null;

/** The emblem as a group, centred on (x, y), `size` units wide. */
export function emblem(name, x = 0, y = 0, size = 24, attributes = {}) {
  const strokes = strokesOf(name) ?? EMBLEMS.foe;
  return s("g", { transform: `translate(${x} ${y}) scale(${size / 24})`, "aria-hidden": "true", ...attributes }, strokes.map(stroke));
}

/** The emblem as a small picture beside text. */
export function icon(name, attributes = {}) {
  const svg = s("svg", { viewBox: "-13 -13 26 26", class: "yg-icon", "aria-hidden": "true", ...attributes });
  svg.append(emblem(name));
  return svg;
}
