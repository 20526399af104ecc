// The coach: in a stage it leads to the one thing that is learnt there, in a first game it speaks of what happens or is asked
// for the first time. It follows the questions and the events, so that it cannot fall out of step.

import { button, h, put } from "./dom.js";
import { t } from "./i18n.js";
import { advice, begin, FIRST_GAME, lessonAfter, lessonIds, lessonsOf, lessonTitle, reaches, standing } from "./lessons.js";
import { textId } from "./names.js";
import { offered } from "./offers.js";
import { go } from "./route.js";
import { lessonLearnt, remember } from "./store.js";

/** The coach of the lesson with this id; null for one that there is not. */
export async function coachOf(page, id) {
  if (!lessonIds(page.game).includes(id)) return null;
  const { stages, first_game: whole } = await lessonsOf(page.game);
  return id === FIRST_GAME ? new FirstGameCoach(page, whole) : new StageCoach(page, stages.find((one) => one.id === id));
}

class Coach {
  constructor(page) {
    this.page = page;
    this.element = h("aside", { class: "coach", "aria-label": t("ui-coach"), role: "note", "aria-live": "polite", hidden: true });
    page.frame.prompt.element.prepend(this.element);
  }

  /** What has been shown of the game so far. */
  get past() {
    return standing(this.page.entries);
  }

  text(rest) {
    return t(textId(this.page.game, rest));
  }

  say(/** @type {any[]} */ paragraphs, /** @type {any[]} */ buttons, title = "") {
    put(
      this.element,
      title ? h("h3", {}, title) : null,
      paragraphs.filter(Boolean).map((one) => h("p", {}, one)),
      h("div", { class: "buttons" }, buttons),
    );
    this.element.hidden = false;
  }

  hide() {
    this.element.hidden = true;
  }

  close() {
    this.element.remove();
  }
}

/** A stage: what to do next, and when it is learnt. */
class StageCoach extends Coach {
  constructor(page, /** @type {import("./types").LessonStage} */ stage) {
    super(page);
    this.stage = stage;
    /** What it would do now. */
    this.advised = null;
  }

  get learnt() {
    return this.past.some((event) => reaches(this.stage.done, event));
  }

  /** Where in the lessons this is. */
  get title() {
    const { game } = this.page;
    const all = lessonIds(game);
    const { id } = this.stage;
    return t("ui-lesson-title", { number: all.indexOf(id) + 1, count: all.length, title: lessonTitle(game, id) });
  }

  /** Something has been shown: it may be what was to be learnt. */
  shown() {
    if (this.learnt) this.finish();
  }

  told() {}

  /** The pupil has decided: what was advised before is past. */
  acted() {
    this.advised = null;
    this.element.querySelector(".do")?.remove();
  }

  update(state) {
    if (this.learnt) return this.finish();
    if (state.over) return this.astray();
    if (!state.offers.length) return;
    const found = advice(this.stage, state.view?.decision?.name, state.offers, this.past);
    this.advised = found?.offer ?? null;
    if (!found) return this.astray();
    const about = state.seq === 0 ? this.text(`stage-${this.stage.id}.text`) : null;
    const act = this.advised ? [button(t("ui-hint-do"), () => this.page.act(this.advised), { class: "small do" })] : [];
    this.say([about, this.text(`stage-${this.stage.id}-${found.step.say}`)], [...act, this.again(), this.skip()], this.title);
    if (this.advised) this.page.point(this.advised);
  }

  /** The pupil has gone another way, which is no harm. */
  astray() {
    this.advised = null;
    this.say([t("ui-lesson-astray")], [this.again(), this.skip()], this.title);
  }

  finish() {
    const { game } = this.page;
    const next = lessonAfter(game, this.stage.id);
    this.advised = null;
    lessonLearnt(game, this.stage.id);
    const on = button(t("ui-lesson-next", { title: lessonTitle(game, next) }), () => this.begin(next), { class: "small main next" });
    const all = button(t("ui-lessons"), () => go("/learn"), { class: "small" });
    this.say([this.text(`stage-${this.stage.id}-done`)], [on, this.again(), all], this.title);
  }

  again() {
    return button(t("ui-lesson-again"), () => this.begin(this.stage.id), { class: "small again" });
  }

  skip() {
    return button(t("ui-lesson-skip"), () => this.begin(lessonAfter(this.page.game, this.stage.id)), { class: "small quiet skip" });
  }

  async begin(id) {
    try {
      await begin(this.page.game, id);
    } catch (error) {
      this.page.frame.prompt.say(error.message);
    }
  }
}

/** A whole game: each thing is spoken of once, when it comes first; what is advised is what a hint would say. */
class FirstGameCoach extends Coach {
  constructor(page, /** @type {import("./types").FirstGame} */ { remarks }) {
    super(page);
    this.remarks = remarks;
    this.taught = new Set(page.memory.taught ?? []);
  }

  get advised() {
    return null;
  }

  get fresh() {
    return this.remarks.filter(({ say }) => !this.taught.has(say));
  }

  shown() {}

  /** The pupil has decided, and needs no words about it any more. */
  acted() {
    this.hide();
  }

  /** A part of what happens is being shown: if something in it is new, the stage waits until it is read. */
  told({ events }) {
    const { stage } = this.page.frame.show;
    const found = stage.playing && this.fresh.find(({ event }) => event && events.some((one) => reaches(event, one)));
    if (!found) return;
    this.teach(found);
    stage.hold();
  }

  update(state) {
    if (!state.offers.length && !state.over) return;
    const question = `${state.question}/${state.over}`;
    if (question === this.question) return;
    this.question = question;
    const found = this.fresh.find((one) => this.fits(one, state));
    if (!found) return this.hide();
    this.teach(found);
    if (found.asked) this.page.hint();
  }

  fits({ asked, offered: verb, event, over }, state) {
    if (over) return state.over && over === (state.outcome?.winners.includes(state.seat) ? "won" : "lost");
    if (state.over) return false;
    if (event) return this.past.some((one) => reaches(event, one));
    return state.view?.decision?.name === asked && (!verb || offered(state, verb).length > 0);
  }

  teach({ say, over }) {
    this.taught.add(say);
    this.page.memory = remember(this.page.table, { taught: [...this.taught] });
    if (over) lessonLearnt(this.page.game, FIRST_GAME);
    const stop = button(t("ui-coach-stop"), () => this.stop(), { class: "small quiet" });
    this.say([this.text(`coach-${say}`)], [button(t("ui-coach-ok"), () => this.goOn(), { class: "small ok" }), over ? null : stop]);
  }

  /** It has been read. */
  goOn() {
    this.hide();
    this.page.frame.show.stage.release();
  }

  stop() {
    this.page.memory = remember(this.page.table, { coach: null });
    this.page.coach = null;
    this.goOn();
    this.close();
  }
}
