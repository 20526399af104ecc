// The Tree between two views: what each event changes, so that pieces, Life and Wheel move with the stage. Where the steps
// end the view itself is drawn; tests walk whole games to see that both agree.

import { ENEMIES } from "../reading.js";

/** @typedef {import("../types").View} View */
/** @typedef {import("../../../../web/js/types").Event} Event */

const swap = (list, at, value) => list.map((one, k) => (k === at ? value : one));

/** A list without one of these. */
function without(list, one) {
  const at = list.indexOf(one);
  return at < 0 ? list : list.toSpliced(at, 1);
}

const figure = (/** @type {View} */ view, god) => view.gods.indexOf(god);
const ruin = (/** @type {View} */ view, world, devastated) => ({ ...view, worlds: { ...view.worlds, [world]: { ...view.worlds[world], devastated } } });
const laid = ({ data }) => `${data.enemy}/${data.owner}`;

export const STEPS = {
  round_began: (view, { data }) => ({ ...view, round: data.round }),
  turn_began: (view, { seat }) => ({ ...view, active: seat, turns: view.turns + 1 }),
  revealed: (view, event) => ({ ...view, wheel: [...view.wheel, laid(event)] }),
  card_returned: (view, event) => ({ ...view, wheel: without(view.wheel, laid(event)) }),
  card_shuffled_in: (view, event) => ({ ...view, wheel: without(view.wheel, laid(event)) }),
  enemy_moved: (view, { data }) => ({ ...view, enemies: swap(view.enemies, ENEMIES.indexOf(data.enemy), data.world) }),
  enemy_fell: (view, { data }) => ({ ...view, enemies: swap(view.enemies, ENEMIES.indexOf(data.enemy), "out") }),
  rotated: (view, { data }) => ({ ...view, rotation: (view.rotation + data.steps + 3) % 3 }),
  changed_life: (view, { data }) => {
    const at = figure(view, data.god);
    return { ...view, life: swap(view.life, at, Math.max(0, view.life[at] + data.life)) };
  },
  moved_fire_giants: (view, { data }) => ({ ...view, giants: view.giants + data.amount }),
  moved_nameless: (view, { data }) => ({ ...view, nameless: view.nameless + data.amount }),
  reached_island: (view, { data }) => ({ ...view, island: data.island - 1 }),
  jotun_activated: (view, { data }) => ({ ...view, jotuns: [...view.jotuns, data.jotun] }),
  jotun_beaten: (view, { data }) => ({ ...view, jotuns: without(view.jotuns, data.jotun) }),
  devastated: (view, { data }) => ruin(view, data.world, true),
  healed: (view, { data }) => ruin(view, data.world, false),
  nidhogg_moved: (view, { data }) => ({ ...view, nidhogg: data.space }),
  moved: (view, { data }) => ({ ...view, places: swap(view.places, figure(view, data.god), data.world) }),
};
