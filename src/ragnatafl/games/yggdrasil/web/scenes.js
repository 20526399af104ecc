// Which scene of a question stands over the board.

import { button, put } from "../../../web/js/dom.js";
import { choiceScene } from "./choices.js";
import { Proposals } from "./proposals.js";
import { RISK_STEPS, riskScene } from "./risk.js";

/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("./types").View} View */
/** @typedef {import("../../../web/js/socket.js").State<View>} State */

export class Scenes {
  constructor(host, table, /** @type {Words} */ words) {
    this.host = host;
    this.words = words;
    this.proposals = new Proposals(table, words);
    this.known = null;
  }

  update(/** @type {State} */ state) {
    this.state = state;
    this.known = null;
    this.show();
  }

  heard(message) {
    if (this.proposals.heard(message) && this.state) this.show();
  }

  odds(found) {
    this.known = found;
    this.show();
  }

  /** Draw the scene of the question that waits; the focus stays on what it was on. */
  show() {
    const { state } = this;
    const asked = state?.view.decision?.name;
    const at = this.words.facts.worlds[state?.view.places[state.view.active]];
    this.host.classList.toggle("high", at?.level === 2 && !state.over);
    const focused = this.host.contains(document.activeElement) ? document.activeElement.getAttribute("data-target") : null;
    if (!asked || state.over) put(this.host);
    else put(this.host, this.folding(RISK_STEPS.includes(asked) ? riskScene(state, this.words, this.known) : choiceScene(state, this.words, this.proposals)));
    if (focused) this.host.querySelector(`[data-target="${CSS.escape(focused)}"]`)?.focus();
  }

  /** A panel can be folded away to see the whole Tree; it stays so until the next question. */
  folding(panel) {
    const { state } = this;
    if (!panel) return null;
    const fold = (now) => {
      this.folded = now ? state.view.decision.name : null;
      panel.classList.toggle("folded", now);
      toggle.setAttribute("aria-expanded", String(!now));
      put(toggle, now ? "▴" : "▾");
    };
    const toggle = button("", () => fold(!panel.classList.contains("folded")), { class: "icon fold", "aria-label": this.words.t("yg-ui-see-tree"), title: this.words.t("yg-ui-see-tree") });
    panel.querySelector("header").append(toggle);
    fold(this.folded === state.view.decision.name);
    return panel;
  }

  close() {
    put(this.host);
  }
}
