// Learning: a guided first game of each kind, always the same deal, against gentle bots.

import { button, h, put } from "./dom.js";
import { t } from "./i18n.js";
import { playNow } from "./home.js";
import { factsOf, gameNames, textId, titleOf } from "./names.js";
import { bar, noteLine, setTitle, tell } from "./page.js";
import { dressed, loadSigns, sign } from "./signs.js";

export class LearnPage {
  constructor(root) {
    this.root = root;
  }

  async open() {
    await loadSigns();
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
          h(
            "div",
            { class: "lessons" },
            gameNames()
              .filter((game) => factsOf(game).lesson)
              .map((game) => this.lesson(game, factsOf(game).lesson)),
          ),
        ),
      ),
    );
  }

  lesson(game, { points, ...facts }) {
    const start = button(t("ui-learn-start"), () => this.start(game, facts, start), { class: "main big" });
    const door = h(
      "section",
      { class: `door lesson ${game}`, "aria-label": titleOf(game) },
      sign(game),
      h("h2", {}, titleOf(game)),
      h(
        "ul",
        {},
        points.map((point) => h("li", {}, t(textId(game, `learn-${point}`)))),
      ),
      start,
    );
    return dressed(door, game);
  }

  async start(game, facts, press) {
    press.disabled = true;
    try {
      await playNow(game, { ...facts, coach: game });
    } catch (error) {
      press.disabled = false;
      tell(this.note, error.message);
    }
  }

  close() {}
}
