// What the page answers by itself, because the player asked for it: questions of one kind alike, and those without a choice.

import { factsOf } from "./names.js";
import { offered } from "./offers.js";
import { setting } from "./store.js";

/** The habit that can be taken up at this question, and what it would answer now; null where there is none, and where
 * several people share the device. */
export function habitOf({ state, game, you, frame = null }) {
  if (you.length > 1) return null;
  const asked = state.view?.decision?.name;
  const verb = factsOf(game).habits[asked];
  const all = verb ? offered(state, verb) : [];
  const usual = frame?.face.usual?.(all, state);
  const offer = usual === undefined ? (all.at(-1) ?? null) : usual;
  return offer && { asked, offer };
}

export const habits = (page) => page.memory?.habits ?? [];

/** What is to be answered now without asking the player; null where he is asked. */
export function ownAnswer(page) {
  const habit = habitOf(page);
  if (habit && habits(page).includes(habit.asked)) return habit.offer;
  const { offers } = page.state;
  return offers.length === 1 && setting("single") === "on" ? offers[0] : null;
}

/** How long (ms) it takes: other people must not see by it that there was nothing to choose. */
export function pause({ seats, you }) {
  const watched = seats.some(({ kind }, seat) => kind !== "bot" && !you.includes(seat));
  return watched ? 1500 + Math.random() * 2500 : 300;
}
