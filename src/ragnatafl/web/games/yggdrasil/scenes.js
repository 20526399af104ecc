// Which scene stands over the board, and how a roll is shown before the table goes on.

import { put } from "../../js/dom.js";
import { choiceScene } from "./choices.js";
import { RISK_STEPS, aftermath, riskScene } from "./risk.js";

const READING = 2200;

export class Scenes {
  constructor(host, table, words) {
    this.host = host;
    this.words = words;
    this.known = null;
  }

  update(state, { events = [], animate = true }) {
    this.stop?.();
    this.state = state;
    this.known = null;
    const rolled = events.some(({ name }) => name === "rolled" || name === "rerolled");
    const decided = !state.view.decision || !RISK_STEPS.includes(state.view.decision.name) || !state.view.risk.rolled;
    if (rolled && decided && animate) return this.play(aftermath(events, state, this.words));
    this.show();
    return undefined;
  }

  /** Show something for a moment; a click or a key ends it. */
  play(scene) {
    put(this.host, scene);
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        removeEventListener("keydown", done);
        this.host.removeEventListener("click", done);
        this.stop = null;
        this.show();
        resolve();
      };
      const timer = setTimeout(done, READING);
      addEventListener("keydown", done);
      this.host.addEventListener("click", done);
      this.stop = done;
    });
  }

  odds(found) {
    this.known = found;
    if (!this.stop) this.show();
  }

  show() {
    const { state } = this;
    const asked = state?.view.decision?.name;
    if (!asked || state.over) return put(this.host);
    if (RISK_STEPS.includes(asked)) return put(this.host, riskScene(state, this.words, this.known));
    return put(this.host, choiceScene(state, this.words));
  }

  close() {
    this.stop?.();
    put(this.host);
  }
}
