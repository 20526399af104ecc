// Why a choice is advised: how likely it is to win with it and with the next best, and what it changes at once.

import { h } from "./dom.js";
import { loadTexts, t } from "./i18n.js";
import { offerOf } from "./offers.js";

/** What is less than a percent apart is alike: the network is not that sure. */
const ALIKE = 0.01;

export const percent = (share) => Math.round(100 * share);

/** The chances in a sentence; none where there is nothing to compare. */
export function chanceText(reason, label) {
  if (!reason) return "";
  const args = { chance: percent(reason.chance), next: label, other: percent(reason.next_chance) };
  return t(reason.chance - reason.next_chance < ALIKE ? "ui-hint-alike" : "ui-hint-chance", args);
}

/** Under the hint, as long as it stands there. */
export async function giveReason(page, offer, reason) {
  const { state, frame } = page;
  const { note } = frame.prompt;
  const said = note.textContent;
  const [told] = await Promise.all([Promise.resolve(page.inspect(`after ${offer.text}`)).catch(() => null), loadTexts("analysis")]);
  if (state !== page.state || note.textContent !== said) return;
  const next = reason ? offerOf(state, reason.next) : null;
  const chances = next ? chanceText(reason, frame.face.label(next, state.view)) : "";
  const changes = told ? (frame.face.changes?.(told.changes, state.view) ?? []) : [];
  if (!chances && !changes.length) return;
  note.append(h("span", { class: "reason" }, chances ? h("span", {}, chances) : null, changes.map((line) => h("span", {}, line))));
}
