// Learning: a guided first game of each kind, always the same deal, against gentle bots.

import { button, h, put } from "./dom.js";
import { axes, worlds } from "./emblems.js";
import { t } from "./i18n.js";
import { playNow } from "./home.js";
import { bar, noteLine, setTitle, tell } from "./page.js";

const LESSONS = {
  blood_rage: { sign: axes, seats: 3, seed: 11, bot: "random", points: ["draft", "actions", "battle", "ragnarok"] },
  yggdrasil: { sign: worlds, seats: 3, seed: 5, bot: "greedy", points: ["wheel", "worlds", "risk", "together"] },
};

export class LearnPage {
  constructor(root) {
    this.root = root;
  }

  open() {
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
            Object.entries(LESSONS).map(([game, lesson]) => this.lesson(game, lesson)),
          ),
        ),
      ),
    );
  }

  lesson(game, { sign, points, ...facts }) {
    const start = button(t("ui-learn-start"), () => this.start(game, facts, start), { class: "main big" });
    return h(
      "section",
      { class: `door lesson ${game}`, "aria-label": t(`ui-game-${game}`) },
      sign(),
      h("h2", {}, t(`ui-game-${game}`)),
      h(
        "ul",
        {},
        points.map((point) => h("li", {}, t(`ui-learn-${game}-${point}`))),
      ),
      start,
    );
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
