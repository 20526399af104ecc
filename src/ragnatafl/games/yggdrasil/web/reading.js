// Small questions to a view, asked in several places.

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Catalogue} Catalogue */

/** The sign of each relation between gods (YG-17). */
export const RELATION_SIGNS = { comrade_in_arms: "sword", kin: "life", casual_companion: "oath", travelling_companion: "MOVE" };

const ENEMIES = ["hel", "surtur", "loki", "jormungand", "fenrir", "nidhogg"];
export { ENEMIES };

/** Where a Jötun is fought (YG-9.3 to YG-9.5). */
export function jotunHome(/** @type {View} */ view, jotun, /** @type {Catalogue} */ facts) {
  const { kind, target } = facts.jotuns[jotun];
  if (kind === "blocker") return target;
  return kind === "guard" ? view.enemies[ENEMIES.indexOf(target)] : "jotunheim";
}

export const guardsOf = (/** @type {View} */ view, enemy, /** @type {Catalogue} */ facts) =>
  view.jotuns.filter((jotun) => facts.jotuns[jotun].kind === "guard" && facts.jotuns[jotun].target === enemy);

/** The Enemies in a place, the cage too, each with the Jötuns that guard it. */
export const enemiesWithGuards = (/** @type {View} */ view, place, /** @type {Catalogue} */ facts) =>
  view.enemies.flatMap((where, at) =>
    where === place ? [{ enemy: ENEMIES[at], guards: guardsOf(view, ENEMIES[at], facts) }] : [],
  );

/** Where an opponent can be fought and at how many risks, as the view tells it. */
export const opponentOf = (/** @type {View} */ view, id) => view.opponents.find((one) => one.id === id);

export const fightsIn = (/** @type {View} */ view, world) => view.opponents.filter(({ place, guarded }) => place === world && !guarded);

/** The gods whose cards of an Enemy lie face up on the Wheel, the oldest first. */
export const faceUp = (/** @type {View} */ view, enemy) =>
  view.wheel.filter((card) => card?.startsWith(`${enemy}/`)).map((card) => card.split("/")[1]);

export const wouldActivate = (/** @type {View} */ view, enemy) => faceUp(view, enemy).length === 1;

/** What it would mean if this god activated the Enemy: "deadly" if that ends the game, "hopeful", or "near". */
export function alarmOf(/** @type {View} */ view, enemy, god) {
  const { sign, ends = {} } = view.forecast[enemy] ?? { sign: "none" };
  if (Object.values(ends).flat().includes(god)) return "deadly";
  return sign === "hope" ? "hopeful" : "near";
}

/** The Enemies that a player's face-down card can be (YG-1.12). */
export function possibleCards(/** @type {View} */ view, seat) {
  const player = view.players[seat];
  if (player.laid) return [player.laid.split("/")[0]];
  const hidden = [...player.unplaced, ...(player.floating ? unseen(view) : [])];
  return ENEMIES.filter((enemy) => hidden.includes(`${enemy}/${player.laid_god}`));
}

/** Two players: the supporting god's cards that nobody has seen, so that each may lie in either deck. */
function unseen(/** @type {View} */ view) {
  const seen = [...view.wheel, ...view.players.flatMap(({ laid, deck, unplaced }) => [laid, ...deck, ...unplaced])];
  return ENEMIES.map((enemy) => `${enemy}/${view.gods[view.seats]}`).filter((card) => !seen.includes(card));
}

/** Spaces of Nidhögg's track, each with its kind. */
export function trackOf(/** @type {View} */ view) {
  return view.way;
}
