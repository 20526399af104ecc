// The coach of a guided game: one or two sentences at the right moment, each only once, and always skippable.

import { button, h, put } from "./dom.js";
import { t } from "./i18n.js";
import { fileOf, hasFile, textId } from "./names.js";
import { offered } from "./offers.js";
import { remember } from "./store.js";

export const asked = (state) => state.view?.decision?.name ?? null;
/** Where this is asked, and something is offered by this verb if one is named. */
export const when = (name, verb) => (state) => asked(state) === name && (!verb || offered(state, verb).length > 0);
export const happened = (name, key, value) => (state, events) =>
  events.some((event) => event.name === name && (key === undefined || event.data?.[key] === value));

/** The coach of a game; null for one that has no lessons. */
export async function coachOf(page, game) {
  if (!hasFile(game, "lessons.js")) return null;
  return new Coach(page, game, (await import(fileOf(game, "lessons.js"))).LESSONS);
}

export class Coach {
  /** `lessons`, in order: [name, when it fits, the verb whose choices it points at]. What was taught is remembered. */
  constructor(page, game, lessons) {
    this.page = page;
    this.game = game;
    this.lessons = lessons;
    this.taught = new Set(page.memory.taught ?? []);
    this.events = [];
    this.seen = -1;
    this.element = h("aside", { class: "coach", "aria-label": t("ui-coach"), role: "note", hidden: true });
    page.frame.prompt.element.prepend(this.element);
  }

  /** What has happened since the last lesson. */
  hear(state) {
    for (const entry of state.events ?? []) {
      if (entry.seq > this.seen) this.events.push(...entry.events);
      this.seen = Math.max(this.seen, entry.seq);
    }
  }

  update(state) {
    this.hear(state);
    if (!state.offers.length && !state.over) return this.hide();
    const question = `${state.question}/${state.over}`;
    if (question === this.question) return;
    const found = this.lessons.find(([name, fits]) => !this.taught.has(name) && fits(state, this.events));
    this.events = [];
    this.question = question;
    if (!found) return this.hide();
    this.teach(found, state);
  }

  teach([name, , verb], state) {
    this.taught.add(name);
    this.page.memory = remember(this.page.table, { taught: [...this.taught] });
    const done = state.over || this.taught.size === this.lessons.length;
    put(
      this.element,
      h("p", {}, t(textId(this.game, `coach-${name}`))),
      h(
        "div",
        { class: "buttons" },
        button(t("ui-coach-ok"), () => this.hide(), { class: "small" }),
        done ? null : button(t("ui-coach-stop"), () => this.stop(), { class: "small quiet" }),
      ),
    );
    this.element.hidden = false;
    if (verb) this.point(verb, state);
  }

  /** Let the pieces of this kind of choice pulse for a while. */
  point(verb, state) {
    const { face, element } = this.page.frame;
    const targets = new Set(offered(state, verb).flatMap((offer) => face.targets(offer, state.view)));
    requestAnimationFrame(() => {
      for (const one of element.querySelectorAll("[data-target]")) {
        if (!targets.has(one.dataset.target)) continue;
        one.classList.add("hinted");
        setTimeout(() => one.classList.remove("hinted"), 3500);
      }
    });
  }

  hide() {
    this.element.hidden = true;
  }

  stop() {
    this.page.memory = remember(this.page.table, { coach: null });
    this.page.coach = null;
    this.close();
  }

  close() {
    this.element.remove();
  }
}
