// Another game with the same people by the same rules: bots stay, this browser keeps its seats, others are invited anew.

import { newTable } from "./api.js";
import { go } from "./route.js";
import { placeFor, rememberMade } from "./store.js";

/** Whether there is something to play again: not for who only watched, nor for a campaign, a position or a lesson. */
export const canPlayAgain = ({ you, options, campaign }, coach) => you.length > 0 && !options.position && !campaign && !coach;

/** Who sits in each seat, in the words of rememberMade; a bot is "bot". */
export function sittersOf({ seats, you }) {
  const mine = you.length > 1 ? "device" : "me";
  return seats.map(({ seat, kind }) => (kind === "bot" ? "bot" : you.includes(seat) ? mine : "friend"));
}

/** What the server is asked for. */
export function sameAgain(welcome) {
  const { game, options } = welcome;
  const who = sittersOf(welcome);
  const seats = welcome.seats.map(({ bot, name }, at) => (who[at] === "bot" ? { kind: "bot", bot } : placeFor(who[at], who[at] === "friend" ? "" : name)));
  return { game, options, seats };
}

/** Another game; with `token`, of a seat of the finished one, the same deal again. */
export async function playAgain(welcome, token = null) {
  const wanted = sameAgain(welcome);
  const made = token ? await newTable({ ...wanted, deal_of: welcome.table }, token) : await newTable(wanted);
  rememberMade(made, sittersOf(welcome), { game: welcome.game });
  go(`/t/${made.table}`);
}
