// Where things are on the Tree. A platform is a disc seen from in front and above; its three columns lie at the front
// (0), at the left (1) and at the right (2): clockwise from the front leads to the left (YG-2.1).

const TURN = Math.PI * 2;
const COLUMN = TURN / 3;

/** The shapes of the board, by the room there is. `lift`: heights of name, offer and pieces; `across`: room for pieces. */
export const SHAPES = {
  broad: { name: "broad", width: 1340, height: 1000, rx: 606, ry: 144, cy: [166, 472, 778], rim: 24, token: 72, across: [430, 560], lift: [-45, -15, 32], side: 118 },
  square: { name: "square", width: 1000, height: 1000, rx: 470, ry: 144, cy: [166, 472, 778], rim: 24, token: 62, across: [330, 410], lift: [-40, -13, 29], side: 82 },
  tall: { name: "tall", width: 1000, height: 1240, rx: 484, ry: 182, cy: [206, 594, 982], rim: 26, token: 88, across: [380, 470], lift: [-50, -12, 44], side: 92 },
};

export function shapeFor(width, height) {
  if (!width || !height) return SHAPES.broad;
  if (width < 620 && width < height * 1.3) return SHAPES.tall;
  return width / height > 1.17 ? SHAPES.broad : SHAPES.square;
}

/** The angle of a column's middle, clockwise from the right: y points down. */
export const angleOf = (column) => TURN / 4 + column * COLUMN;

/** A point on a platform, `r` of the way from the trunk to the rim. */
export function onDisc(shape, level, angle, r) {
  return [shape.width / 2 + shape.rx * r * Math.cos(angle), shape.cy[level] + shape.ry * r * Math.sin(angle)];
}

/** The outline of a third of a platform around this angle, a little inside the rim. */
export function sector(shape, level, angle) {
  const reach = 0.962;
  const [x0, y0] = onDisc(shape, level, angle - COLUMN / 2 + 0.02, reach);
  const [x1, y1] = onDisc(shape, level, angle + COLUMN / 2 - 0.02, reach);
  const [x, y] = onDisc(shape, level, angle, 0.05);
  return `M${fix(x)} ${fix(y)}L${fix(x0)} ${fix(y0)}A${fix(shape.rx * reach)} ${fix(shape.ry * reach)} 0 0 1 ${fix(x1)} ${fix(y1)}Z`;
}

/** The middle of what is written and what stands in a World at this angle. */
export function heart(shape, level, angle) {
  const k = shape.ry / 144;
  return [shape.width / 2 + 0.6 * shape.rx * Math.cos(angle), shape.cy[level] + k * (8 + 78 * Math.sin(angle))];
}

/** Places for `count` pieces in a World: [x, y, scale] each. */
export function pieceSpots(shape, level, angle, count) {
  const [x, y] = heart(shape, level, angle);
  const width = shape.across[Math.sin(angle) > 0.5 ? 1 : 0];
  return row(x, y + shape.lift[2], width, shape.token, count);
}

/** Pieces side by side, closer together and smaller when they are many. */
export function row(x, y, width, size, count) {
  const fits = Math.min(size, (width / Math.max(1, count)) * 1.35);
  const gap = count > 1 ? Math.min(fits + 6, (width - fits) / (count - 1)) : 0;
  return Array.from({ length: count }, (_, k) => [x + (k - (count - 1) / 2) * gap, y, fits / 60]);
}

export const fix = (value) => Math.round(value * 10) / 10;
