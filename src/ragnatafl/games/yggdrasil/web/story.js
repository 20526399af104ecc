// The log: one sentence for an event, or null for what another sentence tells already.

import { has } from "../../../web/js/i18n.js";

const SIGNED = { changed_life: "life", moved_fire_giants: "amount", moved_nameless: "amount", moved_heroes: "amount", moved_elves: "amount", moved_vanir_dice: "amount" };
const SILENT = ["turn_began"];

export function sentence(event, view, words) {
  if (SILENT.includes(event.name)) return null;
  const data = event.data ?? {};
  const args = { ...data };
  const seat = event.seat;
  if (seat !== null && seat !== undefined && view) args.god = words.god(view, seat);
  else if (data.supporting) args.god = words.name("god", data.supporting);
  for (const [key, kind] of Object.entries({ enemy: "enemy", jotun: "jotun", artifact: "artifact", creature: "creature", stone: "stone", foe: "foe", deed: "deed", token: "token", effect: "effect" })) {
    if (typeof data[key] === "string") args[key] = words.name(kind, data[key]);
  }
  for (const key of ["world", "source", "place"]) if (typeof data[key] === "string") args[key] = words.world(data[key]);
  if (data.opponent) args.opponent = words.opponent(data.opponent);
  let id = event.name;
  const signed = SIGNED[id];
  if (signed && data[signed] < 0) {
    id = `${id}-back`;
    args[signed] = -data[signed];
  }
  SPECIAL[event.name]?.(args, data, view, words, (other) => (id = other));
  return words.t(has(`yg-event-${id}`) ? `yg-event-${id}` : `yg-event-${event.name}`, args);
}

const SPECIAL = {
  placed_in_order: (args, data) => {
    args.turn = data.turn;
  },
  activated: (args, data, view, words, use) => {
    if (data.enemy !== "fenrir" || !view) return;
    const survives = view.powers && args.god && view.gods[view.active] === "tyr";
    args.god ??= words.god(view, view.active);
    if (!survives) use("activated-fenrir");
  },
  reached_island: (args, data) => {
    args.island = data.island + 1;
  },
  jotun_activated: (args, data, view, words) => {
    args.text = words.t(`yg-jotun-${data.jotun}.text`);
  },
  rolled: (args, data, view, words) => {
    args.faces = words.face(data.face);
    args.die = words.name("die", data.die);
  },
  rerolled: (args, data, view, words) => {
    args.faces = words.face(data.face);
    args.die = words.name("die", data.die);
  },
  risks: (args, data, view, words, use) => {
    if (data.left === data.taken) use("risks.all");
  },
  gave: (args, data, view, words) => {
    args.receiver = words.god(view, data.receiver);
    args.gift = words.gift(String(data.gift).split(" ")[1]);
  },
  kept_piece: (args, data, view, words) => {
    args.gift = words.gift(data.piece === "elf" ? "elf" : "die");
  },
  lost: (args, data, view, words) => {
    args.defeat = words.t(`yg-defeat-${data.defeat}`);
  },
  page_turned: (args, data, view, words) => {
    args.title = view?.saga ? words.t(`yg-page-${view.saga}_${data.page}`) : "";
  },
  counter_changed: (args, data, view, words) => {
    args.counter = words.counter(data.counter);
  },
  opponent_moved: (args, data, view, words, use) => {
    if (data.place === "out") use("opponent_moved-out");
  },
  travelled: (args, data, view, words) => {
    args.companion = words.name("god", data.god);
    if (view) args.god = words.god(view, view.active);
  },
  took_from_kin: (args, data, view, words) => {
    args.giver = words.god(view, data.giver);
  },
};
