// The analysis of a finished game: its replay with everybody's chance to win as the curve, and beside it the turning
// points, each with what was played, what would have been better and why, and a way to try it again.

import { request } from "./api.js";
import { button, h, put, s, style } from "./dom.js";
import { loadTexts, t } from "./i18n.js";
import { percent } from "./hint.js";
import { seatCodeName, titleOf } from "./names.js";
import { setTitle } from "./page.js";
import { ReplayPage } from "./replay.js";

/** @typedef {import("./types").AnalysisReport} Report */
/** @typedef {import("./types").TurningPoint} TurningPoint */

/** The chances as lines of a curve, in percent: one for each seat, or one for a team. */
export function chanceLines(/** @type {Report} */ { team, seats, chances }) {
  const values = (place) => chances.map((row) => 100 * row[place]);
  return team ? [{ name: "chance", seat: null, values: values(0) }] : seats.map((name, seat) => ({ name, seat, values: values(seat) }));
}

/** What a turning point cost, in whole percents. */
export const costOf = (/** @type {TurningPoint} */ { played, better }) => percent(better.chance) - percent(played.chance);

export class AnalysisPage extends ReplayPage {
  async loadCourse() {
    const told = h("p", { class: "loading", role: "status" });
    await Promise.all([loadTexts("analysis"), style("/static/web/css/analysis.css")]);
    put(this.root, put(told, t("ui-analysis-waiting")));
    /** @type {[any, Report]} */
    const [course, report] = await Promise.all([super.loadCourse(), request(`${this.address}/analysis`)]);
    this.report = report;
    return { ...course, lines: chanceLines(report) };
  }

  async build() {
    await super.build();
    setTitle(t("ui-analysis"), titleOf(this.game));
    this.frame.element.classList.add("analysis");
    this.details = h("div", { class: "moment-told", role: "status" });
    this.bar.element.before(this.turningPoints());
    this.bar.element.after(this.accuracy());
    this.mark();
  }

  curveName() {
    return t("ui-analysis-team");
  }

  actions() {
    return super.actions().slice(0, 1);
  }

  /** The curve comes first here, with a mark for each turning point. */
  turningPoints() {
    const { moments } = this.report;
    const { curve } = this.bar;
    curve.drawing.append(...moments.map(({ seq }) => s("line", { class: "moment", x1: curve.x(seq), x2: curve.x(seq), y1: "0", y2: "100%" })));
    return h(
      "section",
      { class: "moments", "aria-label": t("ui-analysis-moments") },
      curve.element,
      moments.length ? h("ol", {}, moments.map((one) => this.row(one))) : h("p", {}, t("ui-analysis-none")),
      this.details,
    );
  }

  row(/** @type {TurningPoint} */ moment) {
    const name = String(seatCodeName(this.game, this.report.seats[moment.seat]));
    const label = [h("b", {}, name), " ", t("ui-analysis-cost", { cost: costOf(moment) })];
    const facts = { type: "button", class: "small", "data-seq": moment.seq, title: t("ui-past-position", { seq: moment.seq }) };
    return h("li", {}, h("button", { ...facts, onclick: () => this.lookAt(moment) }, label));
  }

  /** The position before a decision, with the eyes of whoever took it. */
  async lookAt(/** @type {TurningPoint} */ moment) {
    this.pause();
    this.seat = moment.seat;
    this.seq = moment.seq;
    this.bar.sees(moment.seat);
    await this.look();
    this.details.scrollIntoView({ block: "nearest" });
  }

  mark() {
    super.mark();
    if (!this.details) return;
    const moment = this.report.moments.find((one) => one.seq === this.seq);
    for (const one of this.frame.element.querySelectorAll(".moments [data-seq]")) one.setAttribute("aria-pressed", String(Number(one.dataset.seq) === this.seq));
    const seen = moment && this.state?.seq === this.seq && this.state.seat === moment.seat;
    put(this.details, seen ? this.told(moment) : null);
  }

  told(/** @type {TurningPoint} */ { played, better }) {
    const way = (text, tried) => [
      h("p", {}, t(text, { choice: this.frame.face.label(tried, this.state.view), chance: percent(tried.chance) })),
      h("ul", {}, (this.frame.face.changes?.(tried.changes, this.state.view) ?? []).map((line) => h("li", {}, line))),
    ];
    return [
      h("div", { class: "played" }, way("ui-analysis-played", played)),
      h("div", { class: "better" }, way("ui-analysis-better", better)),
      button(t("ui-analysis-retry"), () => this.playOn(), { class: "small main" }),
    ];
  }

  accuracy() {
    const rows = this.report.accuracy.map((share, seat) => (share === null ? null : h("li", {}, t("ui-analysis-of", { name: this.name(seat), chance: percent(share) }))));
    return h("details", { class: "accuracy" }, h("summary", {}, t("ui-analysis-accuracy")), h("ul", {}, rows), h("p", {}, t("ui-analysis-accuracy-told")), h("p", {}, t("ui-analysis-explained")));
  }
}
