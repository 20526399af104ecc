// What the almanac shows of Blood Rage: the cards by their type, as they lie in a hand.

import { sprite } from "./art.js";
import { cardFace, cardPicture } from "./cards.js";
import { PICTURES } from "./pictures.js";
import { Words } from "./words.js";

/** The drawings that all cards share stand on the page once; a table has them there already. */
function shared() {
  if (document.getElementById("br-sprite")) return () => {};
  const drawings = sprite(PICTURES);
  drawings.id = "br-sprite";
  document.body.append(drawings);
  return () => drawings.remove();
}

export function things(table) {
  const words = new Words(table);
  const close = shared();
  /** Of cards that differ in their Age only the first. */
  const codeOf = ({ code }) => (words.card(code) ? code : `${code}.1`);
  return {
    group: (entry) => words.card(codeOf(entry)).type,
    title: (group) => words.plain("type", group),
    picture: (entry) => cardPicture(words.card(codeOf(entry))),
    card: (entry) => cardFace(words, codeOf(entry), { extra: "br-palm" }),
    text: (entry) => [words.cardText(codeOf(entry))],
    close,
  };
}
