// The top edge: three Ages of six phases, and which province is doomed in each.

import { arrange, h, Parts } from "../../../web/js/dom.js";
import { glyph } from "./art.js";
import { cardsButton, doomedMarks } from "./forecast.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./words.js").Words} Words */

const SIGNS = { gods_gifts: "hand", action: "axes", discard: "discard", quest: "quest", ragnarok: "rage", release_valhalla: "valhalla" };
const ROMAN = ["I", "II", "III"];

export class Track {
  constructor(host, /** @type {Words} */ words) {
    this.host = host;
    this.words = words;
    this.parts = new Parts();
  }

  update(/** @type {View} */ view) {
    const held = view.clan_sheets.map((sheet) => sheet.hand_count);
    const ages = this.parts.part("ages", [view.age, view.phase, view.destroyed, view.doomed_glory], () => this.ages(view));
    const cards = view.phase === "over" ? [] : [this.parts.part("cards", held, () => cardsButton(view, this.words))];
    arrange(this.host, [ages, ...cards]);
  }

  ages(/** @type {View} */ view) {
    const { words } = this;
    const { phases } = words.catalogue;
    const over = view.phase === "over";
    return h("ol", { class: "br-track" }, ROMAN.map((numeral, k) => {
      const age = k + 1;
      const state = over || age < view.age ? "past" : age === view.age ? "now" : "future";
      const doomed = view.doomed[k];
      const fallen = view.provinces[doomed].destroyed;
      return h("li", { class: `br-age br-age-${state}`, "aria-current": state === "now" ? "step" : null },
        h("span", { class: "br-age-name", "data-numeral": numeral }, words.t("br-age", { age: numeral })),
        h("ol", { class: "br-phases" }, phases.map((phase, p) => {
          const at = phases.indexOf(view.phase);
          const mark = state === "past" || (state === "now" && p < at) ? "br-done" : state === "now" && p === at ? "br-here" : "";
          return h("li", { class: mark, title: `${words.plain("phase", phase)}. ${words.t(`br-phase-${phase}.text`)}` },
            glyph("icon", SIGNS[phase]), h("span", { class: mark === "br-here" ? "" : "br-unseen" }, mark === "br-here" ? words.phase(phase) : words.name("phase", phase)));
        })),
        h("span", { class: `br-age-doom ${fallen ? "br-fallen" : ""}`, title: words.t("br-doomed", { age }), "data-thing": doomed }, words.name("province", doomed)),
        state === "now" ? doomedMarks(view, words) : null);
    }));
  }
}
