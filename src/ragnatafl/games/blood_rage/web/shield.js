// The shield's geometry: eight staves around the boss, four fjords bitten into the rim along the diagonals.
// Angles in degrees, clockwise from the right; the drawing is 1000 by 1000 with its centre at 500, 500.

export const CENTRE = 500;
export const BOSS = 150;
export const INNER = 168;
export const OUTER = 466;
export const RIM = 494;

/** Where the shore of a fjord runs: [distance from the centre, half the width of the water]. */
const SHORE = [[236, 3], [262, 9], [286, 10], [312, 20], [338, 22], [366, 34], [392, 34], [420, 47], [444, 49], [466, 60]];
const MOUTH = [[480, 66], [494, 74]];
const ROWS = {
  3: [[378, -56], [378, 56], [296, 0]],
  4: [[378, -60], [378, 60], [296, -46], [296, 46]],
  5: [[380, -82], [380, 0], [380, 82], [296, -46], [296, 46]],
};
const HARBOUR = [[430, 0], [512, 0], [556, -62], [556, 62], [592, 0], [628, -64], [628, 64]];

/** The classes of a knot: its edge, and the strand on it. */
export const KNOT = ["br-knot-edge", "br-knot"];

/** A point by distance, angle and an offset along the ring (clockwise). */
export function point(r, angle, aside = 0) {
  const turn = (angle * Math.PI) / 180;
  return [CENTRE + r * Math.cos(turn) - aside * Math.sin(turn), CENTRE + r * Math.sin(turn) + aside * Math.cos(turn)];
}

const at = (xy) => `${xy[0].toFixed(1)} ${xy[1].toFixed(1)}`;
const line = (points) => points.map((xy) => `L${at(xy)}`).join("");

/** The middle of a stave, and which side of it the fjord is on (1: clockwise). */
export const stave = (index) => ({ middle: -67.5 + 45 * index, from: -90 + 45 * index, to: -45 + 45 * index, side: index % 2 ? -1 : 1 });
export const fjordAngle = (index) => -45 + 90 * index;

/** The outline of a stave: straight where it meets a neighbour, a shore where it meets the sea. */
export function staveOutline(index) {
  const { from, to, side } = stave(index);
  const plank = (angle, sign) => [[INNER, 3], [OUTER, 3]].map(([r, gap]) => point(r, angle, sign * gap));
  const coast = (angle, sign) => [[INNER, 3], ...SHORE].map(([r, half]) => point(r, angle, sign * half));
  const first = side > 0 ? plank(from, 1) : coast(from, 1);
  const last = side > 0 ? coast(to, -1) : plank(to, -1);
  const end = last[last.length - 1];
  return `M${at(first[0])}${line(first.slice(1))}A${OUTER} ${OUTER} 0 0 1 ${at(end)}${line(last.slice(0, -1).reverse())}A${INNER} ${INNER} 0 0 0 ${at(first[0])}Z`;
}

/** The water of a fjord: from its end inside the shield out into a bay in the corner. */
export function fjordOutline(index) {
  const angle = fjordAngle(index);
  const shore = [...SHORE, ...MOUTH];
  const left = shore.map(([r, half]) => point(r, angle, -half));
  const right = shore.map(([r, half]) => point(r, angle, half)).reverse();
  const [a, b, top, c, d] = [[520, -150], [640, -130], [668, 0], [640, 130], [520, 150]].map(([r, aside]) => at(point(r, angle, aside)));
  return `M${at(left[0])}${line(left.slice(1))}C${a} ${b} ${top}C${c} ${d} ${at(right[0])}${line(right.slice(1))}Z`;
}

/** The arc of the rim between two fjords. */
export const rimArc = (index) => ({ from: fjordAngle(index) + 8.7, to: fjordAngle(index) + 81.3 });

/** An arc to write on: clockwise in the upper half, the other way round below, so that letters stand upright. */
export function writingArc(index) {
  const { from, to, middle, side } = stave(index);
  const below = Math.sin((middle * Math.PI) / 180) > 0;
  const r = below ? 446 : 425;
  const [start, end] = side > 0 ? [from + 6, to - 8] : [from + 8, to - 6];
  const [a, b] = below ? [end, start] : [start, end];
  return `M${at(point(r, a))}A${r} ${r} 0 0 ${below ? 0 : 1} ${at(point(r, b))}`;
}

/** Places for the villages of a stave. */
export function villagePlaces(index, count) {
  const { middle, side } = stave(index);
  return (ROWS[count] ?? ROWS[5]).map(([r, aside]) => point(r, middle - side * (r > 340 ? 2.4 : 1.2), aside));
}

/** Along the inner edge of a stave: the pillage token in the middle, strengths beside it. */
export const innerPlace = (index, aside) => point(219, stave(index).middle, aside);

/** Where the strength of the `order`-th of `count` clans is told: on both sides of the token, as far in as the stave is wide. */
export function strengthPlace(index, order, count) {
  const { middle } = stave(index);
  const turned = Math.abs(Math.cos((middle * Math.PI) / 180)) > 0.7;
  const side = order % 2 ? 1 : -1;
  if (turned) return point(order > 1 ? 225 : 219, middle, side * (order > 1 ? 71 : 43));
  return point(219 + (order > 1 ? 29 : 0) - (count > 2 ? 6 : 0), middle, side * 54);
}

export const doomPlace = (index) => {
  const { from, to, side } = stave(index);
  return point(330, side > 0 ? from : to, side * 27);
};

/** Places for ships; the first is inside the notch, the others outside. */
export const harbour = (index, order) => {
  const [r, aside] = HARBOUR[Math.min(order, HARBOUR.length - 1)];
  return point(r, fjordAngle(index), aside);
};

/** Places around the token in Yggdrasil, for any number of figures. */
export function bossPlace(order, count) {
  const ring = count <= 9 ? count : 9;
  if (order < ring) return point(count === 1 ? 80 : 88, 90 + ((order + 0.5 - ring / 2) * 360) / Math.max(ring, 6));
  return point(128, 60 + ((order - ring) * 360) / 14);
}
