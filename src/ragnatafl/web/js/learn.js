// Learning: for each game its lessons in order, what is learnt already, and the way on.

import { button, h, put } from "./dom.js";
import { loadTexts, t } from "./i18n.js";
import { begin, lessonIds, lessonTitle, nextLesson } from "./lessons.js";
import { gameNames, textId, titleOf } from "./names.js";
import { bar, noteLine, setTitle, tell } from "./page.js";
import { dressed, loadSigns, sign } from "./signs.js";
import { lessonsDone } from "./store.js";

export class LearnPage {
  constructor(root) {
    this.root = root;
  }

  async open() {
    const games = gameNames().filter((game) => lessonIds(game).length);
    await Promise.all([loadSigns(), ...games.map(loadTexts)]);
    setTitle(t("ui-learn"));
    this.note = noteLine();
    put(
      this.root,
      h(
        "div",
        { class: "page setup learn" },
        bar(),
        h(
          "main",
          {},
          h("h1", {}, t("ui-learn")),
          h("p", {}, t("ui-learn-about")),
          this.note,
          h("div", { class: "lessons" }, games.map((game) => this.door(game))),
        ),
      ),
    );
  }

  door(game) {
    const done = lessonsDone(game);
    const start = button(t(done.length ? "ui-learn-on" : "ui-learn-start"), () => this.start(game, nextLesson(game), start), { class: "main big" });
    const door = h(
      "section",
      { class: `door lesson ${game}`, "aria-label": titleOf(game) },
      sign(game),
      h("h2", {}, titleOf(game)),
      h("p", { class: "aim" }, t(textId(game, "learn-aim"))),
      h("ol", {}, lessonIds(game).map((id) => h("li", {}, this.row(game, id, done.includes(id))))),
      start,
    );
    return dressed(door, game);
  }

  row(game, id, done) {
    const press = button(lessonTitle(game, id), () => this.start(game, id, press), { class: "stage-row", "data-stage": id });
    if (done) press.append(h("span", { class: "learnt", "aria-label": t("ui-lesson-done") }, "✓"));
    return press;
  }

  async start(game, id, press) {
    press.disabled = true;
    try {
      await begin(game, id);
    } catch (error) {
      press.disabled = false;
      tell(this.note, error.message);
    }
  }

  close() {}
}
