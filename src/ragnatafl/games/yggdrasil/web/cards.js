// Things to read in the hand: a god, an Enemy, a Jötun, an opponent of the saga, an Artifact, a Creature, a World.

import { h, PHONE, s } from "../../../web/js/dom.js";
import { has } from "../../../web/js/i18n.js";
import { emblem } from "./emblems.js";
import { told, verdict, ways } from "./forecast.js";
import { enemyToken, foeToken, jotunToken, medallion } from "./pieces.js";
import { opponentOf } from "./reading.js";
import { entryOf } from "./words.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Catalogue} Catalogue */
/** @typedef {import("./words.js").Words} Words */

/** What kind of thing this is; null for what cannot be looked at so. */
export function kindOf(id, /** @type {Catalogue} */ facts) {
  for (const kind of ["god", "artifact", "creature", "jotun", "world"]) if (id in facts[`${kind}s`]) return kind;
  if (id in facts.enemies) return "enemy";
  return facts.sagas.some(({ opponents }) => opponents.includes(id)) ? "foe" : null;
}

const picture = (...drawn) => s("svg", { viewBox: "-36 -36 72 72", class: "art", "aria-hidden": "true" }, drawn);

/** How a thing looks by itself, before anything has happened to it. */
const DRAWN = {
  god: (id) => medallion(id),
  artifact: (id) => emblem(id, 0, 0, 64),
  creature: (id) => emblem(id, 0, 0, 64),
  jotun: (id, /** @type {Catalogue} */ facts) => jotunToken(facts.jotuns[id], facts.jotun_strength),
  enemy: (id) => enemyToken(id),
  foe: (id) => foeToken(id),
  world: (id) => emblem(id, 0, 0, 64),
};

export const portrait = (kind, id, /** @type {Catalogue} */ facts) => picture(DRAWN[kind](id, facts));

const PARTS = {
  god: (id, /** @type {View} */ view, /** @type {Words} */ words) => [portrait("god", id, words.facts), [words.text("god", id), words.power(id)]],
  artifact: (id, /** @type {View} */ view, /** @type {Words} */ words) => [portrait("artifact", id, words.facts), [words.text("artifact", id)]],
  creature: (id, /** @type {View} */ view, /** @type {Words} */ words) => [portrait("creature", id, words.facts), [words.text("creature", id)]],
  jotun: (id, /** @type {View} */ view, /** @type {Words} */ words) => [portrait("jotun", id, words.facts), [words.t(`yg-jotun-${id}.text`)]],
  enemy: (id, /** @type {View} */ view, /** @type {Words} */ words) => [
    picture(enemyToken(id, view.strengths[id] ?? null)),
    [verdict(view, id, words), words.t(`yg-enemy-${id}.text`), activation(id, view, words), ways(id, words), has(`yg-enemy-${id}.flight`) ? words.t("yg-ui-peek-flight", { flight: words.t(`yg-enemy-${id}.flight`) }) : null],
  ],
  foe: (id, /** @type {View} */ view, /** @type {Words} */ words) => {
    const saga = words.facts.sagas[view.saga - 1];
    const fought = saga.fights.filter(({ opponent, pages }) => saga.opponents[opponent] === id && pages.includes(view.page));
    return [picture(foeToken(id, opponentOf(view, id)?.strength)), [...new Set(fought.flatMap(({ laws }) => laws))].map((law) => words.t(`${entryOf(law)}.text`))];
  },
  world: (id, /** @type {View} */ view, /** @type {Words} */ words) => {
    const there = view.worlds[id];
    const open = !there.devastated && !there.blocked;
    const modes = ["penalised", "normal", "supported"].map((mode) => `${open && mode === there.mode ? "▸ " : ""}${words.t(`yg-mode-${mode}`)}: ${words.offer(id, mode, there)}`);
    return [portrait("world", id, words.facts), [words.t(`yg-world-${id}.text`), ...modes, ...words.sagaDeeds(view, id), open ? null : words.prospect(id, view)]];
  },
};

/** What an Enemy's activation would do now; it is filled in when the engine has told it. */
function activation(id, /** @type {View} */ view, /** @type {Words} */ words) {
  const place = h("div", { class: "yg-foretold" });
  Promise.resolve(words.table.inspect(`activation ${id}`)).then((found) => place.append(...told(view, found?.turns ?? [], words))).catch(() => null);
  return place;
}

/** The enlarged card of a thing. */
export function enlarged(id, /** @type {View} */ view, /** @type {Words} */ words) {
  const kind = kindOf(id, words.facts);
  if (!kind) return null;
  const [art, texts] = PARTS[kind](id, view, words);
  return h("article", { class: `yg-card big ${kind}`, "aria-label": String(words.name(kind, id)) }, h("span", { class: "band" }, String(words.name(kind, id))), art, texts.filter(Boolean).map((text) => (text instanceof Element ? text : h("p", {}, text))));
}

/** Press what cannot be chosen now, and it can be read; Worlds and opponents only where there is no room to peek. */
export function readByPress(hosts, table, /** @type {Words} */ words) {
  const press = (event) => {
    const thing = event.target.closest("[data-target], [data-thing]");
    if (!thing || thing.matches(".can, .picked, .cannot")) return;
    const [kind, id] = thing.dataset.target?.split(":") ?? ["thing", thing.dataset.thing];
    if (!["god", "artifact", "thing", "place", "foe"].includes(kind) || !kindOf(id, words.facts)) return;
    if (PHONE.matches || !["place", "foe"].includes(kind)) table.openCard(id);
  };
  for (const host of hosts) host.addEventListener("click", press);
}
