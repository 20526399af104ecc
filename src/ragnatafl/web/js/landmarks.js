// Where a replay can be gone to: its turns, scenes and chapters, as positions in ascending order.

/** What can be gone to, from the smallest to the largest step, and the keys that do it: back and on. */
export const KINDS = { turn: ["ArrowUp", "ArrowDown"], scene: ["b", "B"], chapter: ["PageUp", "PageDown"] };

/** The next of these positions after one, or the last before it; null where there is none. The beginning is always one. */
export function beyond(/** @type {number[]} */ marks, seq, by) {
  return (by > 0 ? marks.find((one) => one > seq) : [0, ...marks].findLast((one) => one < seq)) ?? null;
}

/** Where a key leads: {kind, by}, or null. B goes to the next scene, with Shift to the one before. */
export function jumpOf(key) {
  const kind = Object.keys(KINDS).find((one) => KINDS[one].includes(key));
  if (!kind) return null;
  const back = kind === "scene" ? key === "B" : key === KINDS[kind][0];
  return { kind, by: back ? -1 : 1 };
}
