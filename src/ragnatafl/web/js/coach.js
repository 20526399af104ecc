// The coach of a guided game: one or two sentences at the right moment, each only once, and always skippable.

import { button, h, put } from "./dom.js";
import { t } from "./i18n.js";
import { remember } from "./store.js";

const verbs = (state) => new Set(state.legal.map((notation) => notation.split(" ")[0]));
const asked = (state) => state.view?.decision?.name ?? null;
const onTurn = (verb) => (state) => asked(state) === "turn" && verbs(state).has(verb);
const when = (name) => (state) => asked(state) === name;
const onAction = (verb) => (state) => asked(state) === "action" && verbs(state).has(verb);
const happened = (name, key, value) => (state, events) =>
  events.some((event) => event.name === name && (key === undefined || event.data?.[key] === value));

/** For each game its lessons in order: [name, when it fits, the verb whose choices it points at]. */
const LESSONS = {
  blood_rage: [
    ["welcome", when("draft_pick"), "draft"],
    ["draft-types", (state) => asked(state) === "draft_pick" && (state.view.draft?.picks?.length ?? 0) > 0, "draft"],
    ["draft-plan", (state) => asked(state) === "draft_pick" && (state.view.draft?.picks?.length ?? 0) > 2, "draft"],
    ["age-2", (state) => asked(state) === "draft_pick" && state.view.age === 2],
    ["age-3", (state) => asked(state) === "draft_pick" && state.view.age === 3],
    ["invade", onTurn("invade"), "invade"],
    ["upgrade", onTurn("upgrade"), "upgrade"],
    ["quest", onTurn("quest"), "quest"],
    ["pillage", onTurn("pillage"), "pillage"],
    ["march", onTurn("march"), "march"],
    ["turns", (state) => asked(state) === "turn" && state.view.age === 1],
    ["march-to", when("march_to"), "to"],
    ["march-send", when("march_send")],
    ["join", when("join"), "join"],
    ["battle-card", when("battle_card"), "card"],
    ["late-card", when("late_card")],
    ["raise", when("raise_stat"), "raise"],
    ["free-invade", when("free_invade"), "invade"],
    ["slot", when("replace_slot")],
    ["keep", when("keep_card"), "keep"],
    ["ragnarok", happened("phase_began", "phase", "ragnarok")],
    ["over", (state) => state.over],
  ],
  yggdrasil: [
    ["welcome", when("turn_order")],
    ["welcome-solo", (state) => asked(state) === "move"],
    ["move", when("move"), "move"],
    ["fight", onAction("fight"), "fight"],
    ["act", onAction("act"), "act"],
    ["action", when("action")],
    ["heroes", when("heroes")],
    ["dice", when("dice")],
    ["elves", when("elves")],
    ["reroll", when("reroll")],
    ["amount", when("amount")],
    ["artifact", when("artifact_stack")],
    ["creature", when("creature")],
    ["runestones", when("runestones")],
    ["exchange", when("exchange")],
    ["activated", happened("activated")],
    ["devastated", happened("devastated")],
    ["nidhogg", happened("nidhogg_moved")],
    ["round", (state) => asked(state) === "turn_order" && (state.view.round ?? 0) > 1],
    ["over", (state) => state.over],
  ],
};

export class Coach {
  /** `page`: the table; `game`: whose lessons. What was taught is remembered with the table. */
  constructor(page, game) {
    this.page = page;
    this.game = game;
    this.lessons = LESSONS[game] ?? [];
    this.taught = new Set(page.memory.taught ?? []);
    this.events = [];
    this.seen = -1;
    this.element = h("aside", { class: "coach", "aria-label": t("ui-coach"), role: "note", hidden: true });
    page.frame.prompt.element.prepend(this.element);
  }

  update(state) {
    for (const entry of state.events ?? []) {
      if (entry.seq > this.seen) this.events.push(...entry.events);
      this.seen = Math.max(this.seen, entry.seq);
    }
    if (!state.legal.length && !state.over) return this.hide();
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
      h("p", {}, t(`ui-coach-${this.game}-${name}`)),
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
    const targets = new Set(
      state.legal.filter((one) => one.split(" ")[0] === verb).flatMap((one) => face.targets(one, state.view)),
    );
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
