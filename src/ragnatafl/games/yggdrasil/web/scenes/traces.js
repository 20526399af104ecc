// What the last turn of each god has left on the Tree: the way the god went, and a rim on the Enemies that moved.

import { s } from "../../../../web/js/dom.js";
import { lastTurns } from "../../../../web/js/turns.js";

/** @typedef {import("../types").View} View */

export class Traces {
  constructor(tree, table) {
    this.tree = tree;
    this.table = table;
  }

  update(/** @type {View} */ view) {
    const turns = [...lastTurns(this.table.entries?.() ?? [])];
    const went = turns.flatMap(([, events]) => events.filter(({ name, data }) => name === "moved" && view.worlds[data.source] && view.worlds[data.world]));
    const ways = went.flatMap(({ data }) => this.way(data, view));
    const moved = turns.at(-1)?.[1].filter(({ name }) => name === "enemy_moved").map(({ data }) => data.enemy) ?? [];
    this.tree.trace(ways, moved);
  }

  way({ god, source, world }, /** @type {View} */ view) {
    const [[x0, y0], [x1, y1]] = [source, world].map((id) => this.tree.middle(id, view));
    const d = `M${x0} ${y0}Q${(x0 + x1) / 2} ${Math.min(y0, y1) - 26} ${x1} ${y1}`;
    return ["yg-footsteps-edge", "yg-footsteps"].map((name) => s("path", { class: `${name} yg-${god}`, d }));
  }
}
