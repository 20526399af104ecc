// A sentence for an event, made from its facts alone (locale/story.py says the same in the terminal): whatever happens
// later, in any language, the past is told as it was.

import { has, t } from "./i18n.js";
import { messageArgument, textId } from "./names.js";

/** The sentence of an event in the page's language; null for one that is not told. */
export function sentence(game, { name, data = {} }) {
  const plain = textId(game, `event-${name}`);
  const id = Object.entries(data).map(([fact, value]) => `${plain}-${variant(fact, value)}`).find(has) ?? plain;
  if (!has(id)) return null;
  const args = {};
  for (const [fact, value] of Object.entries(data)) {
    args[fact] = typeof value === "number" ? Math.abs(value) : messageArgument(game, fact, value, args);
  }
  return t(id, args).replace("!.", "!"); // some names end with "!"
}

/** A fact may have a message of its own: when it is there, below zero ("back"), or empty ("none"). */
function variant(fact, value) {
  if (value === null) return "none";
  return value < 0 ? "back" : value ? fact : "";
}
