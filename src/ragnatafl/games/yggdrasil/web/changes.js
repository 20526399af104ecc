// What a choice would change, in words: from what the engine has foreseen ([before, after] of each thing).

import { h } from "../../../web/js/dom.js";
import { sentence } from "../../../web/js/story.js";
import { rune } from "./forecast.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./words.js").Words} Words */

/** Lines to show; none where nothing is known to change. */
export function changes(found, /** @type {View} */ view, /** @type {Words} */ words) {
  const lines = [...pieces(found, words), ...places(found, words), ...happenings(found, words), ...dangers(found, words)];
  if (found.turn_over) lines.push(h("b", {}, words.t("yg-change-turn_over")));
  if (found.defeat) lines.push(warning("end", words.t("yg-change-lost"), words.t(`yg-forecast-D${found.defeat[1]}`)));
  if (lines.length && !found.exact) lines.push(h("span", { class: "aside" }, words.t("yg-change-open")));
  return lines;
}

const changed = (/** @type {Words} */ words, what, before, after) => words.t("yg-change", { what, before, after });

const warning = (sign, ...parts) => h("span", { class: `yg-warning ${sign}` }, rune(sign), h("b", {}, parts.join(" ")));

function pieces(found, /** @type {Words} */ words) {
  const owned = ["life", "elves", "vanir_dice"].flatMap((kind) =>
    Object.entries(found[kind] ?? {}).map(([god, [before, after]]) => changed(words, words.name("god", god), words.count(before, kind), words.count(after, kind))));
  const ladders = Object.entries({ heroes: ["place", "valhalla"], nameless: ["enemy", "hel"], fire_giants: ["enemy", "surtur"] })
    .filter(([kind]) => found[kind])
    .map(([kind, [family, code]]) => changed(words, words.name(family, code), words.count(found[kind][0], kind), words.count(found[kind][1], kind)));
  const counted = Object.entries(found.counters ?? {}).map(([key, [before, after]]) => changed(words, words.counter(key), before, after));
  return [...owned, ...ladders, ...counted];
}

function places(found, /** @type {Words} */ words) {
  const where = (place) => (place ? words.world(place) : "–");
  const moved = (family, all = {}) => Object.entries(all).map(([code, [before, after]]) => changed(words, words.name(family, code), where(before), where(after)));
  return [...moved("god", found.places), ...moved("enemy", found.enemies), ...moved("foe", found.opponents)];
}

/** What the log would say of it. */
function happenings(found, /** @type {Words} */ words) {
  /** @type {{name: string, data: Record<string, any>}[]} */
  const events = Object.entries(found.devastated ?? {}).map(([world, [, after]]) => ({ name: after ? "devastated" : "healed", data: { world } }));
  for (const [god, [before, after]] of Object.entries(found.artifacts ?? {})) {
    for (const artifact of after.filter((one) => !before.includes(one))) events.push({ name: "took_artifact", data: { god, artifact } });
  }
  const [before, after] = found.jotuns ?? [[], []];
  for (const jotun of before.filter((one) => !after.includes(one))) events.push({ name: "jotun_beaten", data: { jotun } });
  if (found.island) events.push({ name: "reached_island", data: { island: found.island[1] + 1 } });
  if (found.nidhogg) events.push({ name: "nidhogg_moved", data: { space: found.nidhogg[1] } });
  return events.map((event) => sentence(words.table.game, event)).filter(Boolean);
}

function dangers(found, /** @type {Words} */ words) {
  return Object.entries(found.danger ?? {}).flatMap(([code, [before, after]]) => {
    const enemy = words.name("enemy", code);
    if (after === "end") return [warning("end", words.t("yg-change-end", { enemy }))];
    return before === "end" ? [warning("hope", words.t("yg-change-safe", { enemy }))] : [];
  });
}
