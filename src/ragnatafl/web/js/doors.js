// What can be chosen at a game's door before one sits down at once: the one option that is worth asking for, and behind a
// small lid how many play and as whom.

import { h } from "./dom.js";
import { t } from "./i18n.js";
import { choiceText, factsOf, nameOf, textId } from "./names.js";
import { chooseAtDoor, doorChoice } from "./store.js";

/** @typedef {import("./types").GameFacts} GameFacts */

export function doorChoices(/** @type {GameFacts} */ game) {
  const { name, choices } = doorOption(game) ?? {};
  const asked = name ? select(t(textId(game.name, `option-${name}`)), choices.map((value) => [value, choiceText(game.name, name, value)]), chosenOption(game), (value) => chooseAtDoor(game.name, value)) : null;
  return h("div", { class: "door-choice" }, asked, seating(game));
}

function select(label, choices, chosen, pick) {
  const options = choices.map(([value, text]) => h("option", { value, selected: value === chosen }, text));
  return h("select", { "aria-label": label, onchange: (event) => pick(event.target.value) }, options);
}

/** How many play, and as whom. */
function seating(/** @type {GameFacts} */ game) {
  const counts = game.seat_counts.map((count) => [String(count), t("ui-new-count", { count })]);
  const kind = factsOf(game.name).seat;
  const codes = [["", t(textId(game.name, `any-${kind}`))], ...game.seats.map((code) => [code, String(nameOf(game.name, kind, code))])];
  const parts = [
    counts.length > 1 ? select(t("ui-new-seats"), counts, String(seatCount(game)), (value) => chooseAtDoor(game.name, value, "seats")) : null,
    game.seats.length > 1 ? select(t("ui-door-as"), codes, ownCode(game), (value) => chooseAtDoor(game.name, value, "code")) : null,
  ].filter(Boolean);
  return parts.length ? h("details", { class: "door-more" }, h("summary", {}, t("ui-door-more")), h("div", {}, parts)) : null;
}

const doorOption = (/** @type {GameFacts} */ game) => game.options.find(({ name }) => name === factsOf(game.name).door_option);

function chosenOption(game) {
  const { choices } = doorOption(game);
  return choices.includes(doorChoice(game.name)) ? doorChoice(game.name) : choices[0];
}

function seatCount(/** @type {GameFacts} */ game) {
  const chosen = Number(doorChoice(game.name, "seats"));
  return game.seat_counts.includes(chosen) ? chosen : game.usual_seats;
}

const ownCode = (/** @type {GameFacts} */ game) => (game.seats.includes(doorChoice(game.name, "code")) ? doorChoice(game.name, "code") : "");

/** What stands chosen at the door, as the server wants it. */
export function atDoor(/** @type {GameFacts} */ game) {
  const asked = doorOption(game);
  const seats = seatCount(game);
  const own = ownCode(game);
  return {
    seats,
    options: {
      ...(asked ? { [asked.name]: chosenOption(game) } : {}),
      ...(own && game.seat_option ? { [game.seat_option]: seatCodes(game, [own, ...Array(seats - 1).fill("")]) } : {}),
    },
  };
}

/** Who sits where: as chosen, else any of those that are left. */
export function seatCodes(/** @type {GameFacts} */ game, /** @type {string[]} */ chosen) {
  const rest = game.seats.filter((code) => !chosen.includes(code)).sort(() => Math.random() - 0.5);
  return chosen.map((code) => code || rest.pop());
}
