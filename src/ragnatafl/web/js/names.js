// The names of things: every thing of a game has a text whose id tells the game, the kind and the code.

import { games, has, Name, t } from "./i18n.js";

/** What the server says of a game: prefix, seat, families of names, pages, stages of its lessons, and which of the files it has that the page asks for. */
export const factsOf = (game) => games()[game] ?? { prefix: game, seat: "seat", open: false, chance: true, door_option: null, habits: {}, families: {}, mind: false, pages: {}, has: [], stages: null };

/** The address of a game's file. */
export const fileOf = (game, file) => `/static/games/${game}/web/${file}`;

export const hasFile = (game, file) => factsOf(game).has.includes(file);

export const gameNames = () => Object.keys(games());

/** A text of a game: textId("toy", "game") is "toy-game". */
export const textId = (game, rest) => `${factsOf(game).prefix}-${rest}`;

/** The game's own name. */
export const titleOf = (game) => (has(textId(game, "game")) ? t(textId(game, "game")) : game);

/** nameOf(game, "card", "quest_alfheim.1") is the name behind <prefix>-card-quest_alfheim. */
export function nameOf(game, kind, code, person = "", args = {}) {
  const [first, ...rest] = String(code).split(".");
  const plain = kind === "card" ? first : kind === "entry" ? [first.split("-")[1], ...rest].join("_") : String(code);
  return new Name(textId(game, `${kind}-${plain.replaceAll(" ", "_")}`), args, person);
}

/** An argument as a message wants it: the name of the thing that it is a code of, if it is one; it may use `args`. */
export function messageArgument(game, kind, value, args = {}) {
  if (typeof value !== "string") return value;
  const families = factsOf(game).families[kind] ?? [kind];
  return families.map((family) => nameOf(game, family, value, "", args)).find(({ id }) => has(id)) ?? value;
}

/** What an option of a game may be, in words. */
export function choiceText(game, option, value) {
  const id = textId(game, `option-${option}`);
  const exact = `${id}-${value === null ? "none" : value}`;
  if (has(exact)) return t(exact);
  const named = nameOf(game, option, value);
  return has(`${id}-value`) ? t(`${id}-value`, { number: value, seat: Number(value) + 1, name: named }) : String(value);
}

/** A refusal in the player's language, by its key and arguments: the house's, or the game's own. */
export function refusalText(game, { key, args, reason }) {
  if (has(`ui-refusal-${key}`)) return t(`ui-refusal-${key}`, args ?? {});
  const id = textId(game, `refusal-${key}`);
  if (!key || !has(id)) return reason;
  return t(id, Object.fromEntries(Object.entries(args ?? {}).map(([kind, value]) => [kind, messageArgument(game, kind, value)])));
}

/** Who bears a seat, in brackets behind its name: a person by the name given, a bot as one. */
export const borne = (seat) => seat?.name || (seat?.kind === "bot" ? t("ui-bot") : "");

/** The name of a seat: a clan, a god. */
export const seatCodeName = (game, code, person) => nameOf(game, factsOf(game).seat, code, person);

/** One letter for a seat's token: the one that its name carries, or the first of it. */
export function seatLetter(game, code) {
  const own = textId(game, `${factsOf(game).seat}-${code}.letter`);
  return has(own) ? t(own) : String(seatCodeName(game, code)).slice(0, 1).toUpperCase();
}
