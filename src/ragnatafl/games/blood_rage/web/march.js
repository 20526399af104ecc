// Marching by hand: figures are pressed, or dragged, and then a place; what a march asks is answered by that.

import { offered } from "../../../web/js/offers.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("../../../web/js/socket.js").State<View>} State */

/** How far (px) a press goes before it is a drag. */
const FAR = 8;

/** What is meant: these figures ("warrior@utgard", all from one place) march there. */
export function meant(pieces, to) {
  const counts = {};
  for (const [figure] of pieces.map((piece) => piece.split("@"))) counts[figure] = (counts[figure] ?? 0) + 1;
  return { from: pieces[0].split("@")[1], to, counts };
}

/** The answer to what is asked now, if it belongs to the march that was meant; else null. */
export function answerTo(/** @type {State} */ state, { from, to, counts }) {
  const asked = state.view.decision?.name;
  if (asked === "turn") return offered(state, "march", from)[0] ?? null;
  if (asked === "march_to") return offered(state, "to", to)[0] ?? null;
  if (asked !== "march_send") return null;
  return offered(state, "send").find(({ args: [count, figure] }) => Number(count) === (counts[figure] ?? 0)) ?? null;
}

const pieceOf = (element) => element.dataset.target.slice("piece:".length);

export class March {
  /** `words.marching` tells the prompt from where; `table` acts. */
  constructor(board, words) {
    this.board = board;
    this.words = words;
    /** The figures that were pressed. @type {SVGElement[]} */
    this.lifted = [];
    this.plan = null;
    this.drag = null;
    this.heard = { pointerdown: (event) => this.down(event), pointermove: (event) => this.move(event), pointerup: (event) => this.up(event), click: (event) => this.click(event) };
    for (const [name, hear] of Object.entries(this.heard)) board.addEventListener(name, hear, true);
    this.picked = () => this.update(this.state);
    words.table.chooser.addEventListener("pick", this.picked);
  }

  /** Own figures from where one can march may be taken, while nothing else is picked. */
  update(/** @type {State} */ state) {
    this.state = state;
    const free = state.view.decision?.name === "turn" && !this.words.table.chooser.picked.length;
    const from = free ? offered(state, "march").map(({ args: [place] }) => place) : [];
    for (const one of this.board.querySelectorAll("[data-target^='piece:']")) one.classList.toggle("br-marchable", from.includes(pieceOf(one).split("@")[1]));
    this.lift(this.lifted.filter((one) => one.isConnected && one.classList.contains("br-marchable")));
  }

  lift(/** @type {SVGElement[]} */ elements) {
    for (const one of this.lifted) one.classList.remove("br-lifted");
    this.lifted = elements;
    for (const one of elements) one.classList.add("br-lifted");
    const from = elements.length ? pieceOf(elements[0]).split("@")[1] : null;
    if (from === (this.words.marching ?? null)) return;
    this.words.marching = from;
    this.words.table.chooser.tell("change");
  }

  /** Press a figure: it is lifted, or put back; those of another place are put back. */
  press(element) {
    const place = pieceOf(element).split("@")[1];
    const same = this.lifted.filter((one) => pieceOf(one).endsWith(`@${place}`));
    this.lift(same.includes(element) ? same.filter((one) => one !== element) : [...same, element]);
  }

  down(event) {
    const element = event.target.closest(".br-marchable");
    if (element && event.isPrimary) this.drag = { element, x: event.clientX, y: event.clientY, moving: false, pointer: event.pointerId };
  }

  move(event) {
    const { drag } = this;
    if (drag?.pointer !== event.pointerId) return;
    const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.moving && Math.hypot(dx, dy) < FAR) return;
    if (!drag.moving) this.begin(drag);
    const scale = this.board.querySelector("svg").getScreenCTM().a;
    for (const one of this.lifted) one.style.translate = `${dx / scale}px ${dy / scale}px`;
  }

  /** Those that were lifted go along; a figure that was not goes alone. */
  begin(drag) {
    drag.moving = true;
    if (!this.lifted.includes(drag.element)) this.lift([drag.element]);
    drag.element.setPointerCapture(drag.pointer);
  }

  up(event) {
    const { drag } = this;
    this.drag = null;
    if (!drag?.moving) return;
    this.dropped = event.timeStamp;
    for (const one of this.lifted) one.style.translate = "";
    const under = document.elementsFromPoint(event.clientX, event.clientY).find((one) => one.matches("[data-place]"));
    if (under) this.to(under.getAttribute("data-place"));
    else this.lift([]);
  }

  click(event) {
    const element = event.target.closest(".br-marchable");
    const place = event.target.closest("[data-place]");
    const after = this.dropped !== undefined && event.timeStamp - this.dropped < 50;
    if (!after && !element && !(place && this.lifted.length)) return;
    event.stopPropagation();
    if (after) return;
    if (element) this.press(element);
    else this.to(place.getAttribute("data-place"));
  }

  /** The figures that were lifted march there; to where they stand means nothing. */
  to(place) {
    const pieces = this.lifted.map(pieceOf);
    this.lift([]);
    const plan = pieces.length && !pieces[0].endsWith(`@${place}`) ? meant(pieces, place) : null;
    const first = plan && answerTo(this.state, plan);
    if (!first) return;
    this.plan = plan;
    this.words.table.act(first);
  }

  /** What the march that goes on answers to this question. */
  planned(/** @type {State} */ state) {
    const mine = this.plan && state.view.decision?.name !== "turn" ? answerTo(state, this.plan) : null;
    if (!mine) this.plan = null;
    return mine;
  }

  close() {
    for (const [name, hear] of Object.entries(this.heard)) this.board.removeEventListener(name, hear, true);
    this.words.table.chooser.removeEventListener("pick", this.picked);
  }
}
