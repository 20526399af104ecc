// The board: a carved panel of wood, eleven squares by eleven, with the throne, the corners and the pieces.

import { moving, s } from "../../../web/js/dom.js";
import { twine } from "../../../web/js/twine.js";

/** @typedef {import("./types").View} View */

const CELL = 60;
const HALF = CELL / 2;
const SIZE = 11;
const REACH = (SIZE * CELL) / 2;
const EDGE = 46;
const COLUMNS = "abcdefghijk";
const KINDS = { a: "attacker", d: "defender", K: "king" };
const TIME = 320;

/** The middle of a square. */
export function middle(square) {
  const column = COLUMNS.indexOf(square[0]);
  const row = Number(square.slice(1)) - 1;
  return [column * CELL + HALF - REACH, REACH - row * CELL - HALF];
}

/** The pieces of a view: [square, kind], as the rows show them from above. */
export function piecesOf(/** @type {View} */ view) {
  return view.board.flatMap((line, down) =>
    [...line].map((letter, column) => [`${COLUMNS[column]}${SIZE - down}`, KINDS[letter]]).filter(([, kind]) => kind),
  );
}

const FIGURES = {
  attacker: () => [
    s("path", { d: "M-9 14L4-13L7-11.6L-6 15.4Z", class: "ht-shaft" }),
    s("path", { d: "M3-11C7-11 11-12 14.5-14.5C17-6 14.5 3 8.5 8.5C7.5 4 4.5 0.5-1.5-1.5Z", class: "ht-mark" }),
    s("path", { d: "M3-11L-6-13L-5-5L-1.5-1.5Z", class: "ht-mark" }),
  ],
  defender: () => [
    s("circle", { r: 11, class: "ht-mark" }),
    s("path", { d: "M0-11V11M-11 0H11", class: "ht-cut" }),
    s("circle", { r: 3.8, class: "ht-boss" }),
  ],
  king: () => [
    s("path", { d: "M-13 11L-15-8L-7-1L0-14L7-1L15-8L13 11Z", class: "ht-mark" }),
    s("path", { d: "M-13.4 6H13.4", class: "ht-cut" }),
  ],
};

/** A piece, drawn around its middle. */
export function piece(kind) {
  const wide = kind === "king" ? 25 : 21;
  return [
    s("ellipse", { cy: 4, rx: wide, ry: wide, class: "ht-shade" }),
    s("circle", { r: wide, class: "ht-body" }),
    s("circle", { r: wide - 3.5, class: "ht-ring" }),
    FIGURES[kind](),
  ];
}

/** A small picture of a piece for the sheets. */
export const icon = (kind, more = "") =>
  s("svg", { viewBox: "-28 -28 56 56", class: `ht-icon ht-${kind} ${more}`, "aria-hidden": "true" }, piece(kind));

function border() {
  const far = REACH + EDGE / 2;
  const sides = [0, 90, 180, 270].map((turn) => {
    const at = (r, along) => [along, r];
    return s("g", { transform: `rotate(${turn})` }, twine(at, [far + 7, -REACH - 30, REACH + 30], 46, 5.4, ["ht-under", "ht-over"]));
  });
  return s("g", { class: "ht-braid", fill: "none" }, sides);
}

function letters() {
  const at = REACH + 11;
  const name = (x, y, text) => s("text", { x, y: y + 5, class: "ht-letter" }, text);
  const across = [...COLUMNS].map((column, k) => name(k * CELL + HALF - REACH, at, column));
  const down = Array.from({ length: SIZE }, (_, k) => name(-at, REACH - k * CELL - HALF, k + 1));
  return s("g", { "aria-hidden": "true" }, across, down);
}

/** The king's squares: knots in the corners, the wheel of the sun on the throne. */
function emblem(square, throne) {
  const [x, y] = middle(square);
  const knot = "M-18-18H18V18H-18ZM0-25L25 0L0 25L-25 0ZM-9-9H9V9H-9Z";
  const sun = "M0-22A22 22 0 1 1 0 22A22 22 0 1 1 0-22ZM0-22V22M-22 0H22M0-11A11 11 0 1 1 0 11A11 11 0 1 1 0-11Z";
  return s("path", { d: throne ? sun : knot, transform: `translate(${x} ${y})`, class: "ht-emblem" });
}

export class Board {
  /** `words` names squares and pieces; `catalogue` tells where the throne and the corners are. */
  constructor(host, catalogue, words) {
    this.words = words;
    this.pieces = new Map();
    this.squares = s("g", { class: "ht-squares" }, catalogue.squares.map((square) => this.square(square, catalogue)));
    this.trace = s("g", { class: "ht-trace" });
    this.stones = s("g", { class: "ht-stones" });
    this.ghosts = s("g", { class: "ht-ghosts", "aria-hidden": "true" });
    const far = REACH + EDGE;
    this.element = s(
      "svg",
      { viewBox: `${-far} ${-far} ${2 * far} ${2 * far}`, class: "ht-board", role: "group", "aria-label": words.t("ht-board") },
      s("rect", { x: -far + 2, y: -far + 2, width: 2 * far - 4, height: 2 * far - 4, rx: 18, class: "ht-frame" }),
      border(),
      s("rect", { x: -REACH - 22, y: -REACH - 22, width: 2 * REACH + 44, height: 2 * REACH + 44, rx: 6, class: "ht-rim" }),
      s("rect", { x: -REACH, y: -REACH, width: 2 * REACH, height: 2 * REACH, class: "ht-wood" }),
      this.squares,
      [...catalogue.corners, catalogue.throne].map((square) => emblem(square, square === catalogue.throne)),
      letters(),
      this.trace,
      this.ghosts,
      this.stones,
    );
    host.replaceChildren(this.element);
  }

  square(square, { corners, throne, start }) {
    const [x, y] = middle(square);
    const camp = start[SIZE - Number(square.slice(1))][COLUMNS.indexOf(square[0])];
    const kind = corners.includes(square) ? "corner" : square === throne ? "throne" : (KINDS[camp] ?? "plain");
    return s(
      "g",
      { class: `ht-square ht-on-${kind}`, "data-target": `square:${square}`, "data-thing": square, "aria-label": this.words.square(square), transform: `translate(${x} ${y})` },
      s("rect", { x: -HALF, y: -HALF, width: CELL, height: CELL, class: "ht-cell" }),
      s("circle", { r: 9, class: "ht-dot" }),
    );
  }

  update(/** @type {View} */ view, animate) {
    const now = new Map(/** @type {[string, string][]} */ (piecesOf(view)));
    const moved = animate ? view.last : null;
    for (const [square, one] of this.pieces) {
      if (now.get(square) === one.kind) continue;
      one.element.remove();
      this.pieces.delete(square);
      if (moved?.taken.includes(square)) this.fade(square, one.kind);
    }
    for (const [square, kind] of now) if (!this.pieces.has(square)) this.put(square, kind);
    this.mark(view.last);
    if (moved) this.slide(moved);
  }

  put(square, kind) {
    const [x, y] = middle(square);
    const element = s(
      "g",
      { class: `ht-piece ht-${kind}`, "data-target": `piece:${square}`, "data-thing": square, "aria-label": this.words.piece(square, kind), transform: `translate(${x} ${y})` },
      s("g", { class: "ht-man" }, piece(kind)),
    );
    this.stones.append(element);
    this.pieces.set(square, { kind, element });
  }

  /** Where the last move came from and went to. */
  mark(last) {
    if (!last) return this.trace.replaceChildren();
    const [ax, ay] = middle(last.from);
    const [bx, by] = middle(last.to);
    this.trace.replaceChildren(
      s("path", { d: `M${ax} ${ay}L${bx} ${by}`, class: "ht-way" }),
      s("circle", { cx: ax, cy: ay, r: 13, class: "ht-left" }),
      s("rect", { x: bx - HALF + 2, y: by - HALF + 2, width: CELL - 4, height: CELL - 4, rx: 6, class: "ht-came" }),
      last.taken.map((square) => s("path", { d: "M-12-12L12 12M12-12L-12 12", transform: `translate(${middle(square)})`, class: "ht-fallen" })),
    );
  }

  slide({ from, to }) {
    const man = this.pieces.get(to)?.element.firstElementChild;
    if (!man || !moving()) return;
    const [ax, ay] = middle(from);
    const [bx, by] = middle(to);
    man.animate([{ transform: `translate(${ax - bx}px, ${ay - by}px)` }, { transform: "none" }], { duration: TIME, easing: "ease-in-out" });
  }

  fade(square, kind) {
    if (!moving()) return;
    const ghost = s("g", { class: `ht-piece ht-${kind}`, transform: `translate(${middle(square)})` }, s("g", {}, piece(kind)));
    this.ghosts.append(ghost);
    const going = ghost.firstElementChild.animate([{ opacity: 1 }, { opacity: 0, transform: "scale(0.4)" }], { duration: 2 * TIME, delay: TIME / 2, fill: "both" });
    going.finished.then(() => ghost.remove(), () => ghost.remove());
  }

  /** The pieces that a move would capture. */
  threaten(squares) {
    for (const [square, { element }] of this.pieces) element.classList.toggle("ht-doomed", squares.includes(square));
  }
}
