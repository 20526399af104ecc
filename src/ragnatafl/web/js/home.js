// The home page: the shield, a door for each game, and beside them friends, learning, records and the player's own tables.

import { games, newTable, request } from "./api.js";
import { atDoor, doorChoices } from "./doors.js";
import { button, h, put } from "./dom.js";
import { shield } from "./emblems.js";
import { has, loadTexts, t } from "./i18n.js";
import { factsOf, gameNames, textId, titleOf } from "./names.js";
import { bar, noteLine, tell } from "./page.js";
import { go } from "./route.js";
import { isKnown, shelves } from "./shelves.js";
import { dressed, loadSigns, sign } from "./signs.js";
import { placeFor, rememberMade } from "./store.js";

/** Sit down at once: this browser in the first seat, bots in the others. */
export async function playNow(game, facts = {}) {
  const known = (await games()).find((one) => one.name === game);
  const seats = facts.seats ?? known.usual_seats;
  const wanted = {
    game,
    options: facts.options ?? {},
    seats: Array.from({ length: seats }, (_, seat) =>
      seat ? { kind: "bot", bot: facts.bot ?? null } : placeFor("me"),
    ),
  };
  if (facts.seed !== undefined) wanted.seed = facts.seed;
  const made = await newTable(wanted);
  rememberMade(made, ["me"], { game, coach: facts.coach ?? null });
  go(`/t/${made.table}`);
}

/** Two doors have the shield between them; behind more than two it rises. */
function threshold(doors) {
  if (doors.length > 2) return h("div", { class: "threshold many" }, shield(), h("div", { class: "doors" }, doors));
  return h("div", { class: "threshold" }, doors[0], shield(), doors[1]);
}

export class HomePage {
  constructor(root) {
    this.root = root;
    /** @type {import("./types").GameFacts[]} */
    this.games = [];
  }

  async open() {
    [this.games] = await Promise.all([games(), loadSigns(), ...gameNames().filter(isKnown).map(loadTexts)]);
    this.note = noteLine();
    put(
      this.root,
      h(
        "div",
        { class: "page home" },
        bar(true),
        h(
          "main",
          {},
          h(
            "div",
            { class: "hero" },
            h("h1", {}, t("ui-home-title")),
            h("p", { class: "tagline" }, t("ui-home-tagline")),
          ),
          threshold(gameNames().map((game) => this.door(game))),
          this.note,
          h(
            "nav",
            { class: "paths", "aria-label": t("ui-home-more") },
            h("a", { href: "/learn", "data-route": true, class: "button" }, t("ui-learn")),
            h("a", { href: "/almanac", "data-route": true, class: "button" }, t("ui-almanac")),
            this.pages(),
            this.loader(),
          ),
          shelves(),
        ),
        h("footer", {}, h("p", {}, this.notice())),
      ),
    );
  }

  /** Whose the games are. */
  notice() {
    const own = gameNames().map((game) => textId(game, "game.notice"));
    return ["ui-home-unofficial", ...own.filter(has)].map((id) => t(id)).join(" ");
  }

  /** Ways to what only one of the games has. */
  pages() {
    const named = gameNames().flatMap((game) => Object.keys(factsOf(game).pages).map((page) => [game, page]));
    return named.map(([game, page]) =>
      h("a", { href: `/${page}/new`, "data-route": true, class: "button" }, t(textId(game, `ui-${page}`))),
    );
  }

  door(game) {
    const title = titleOf(game);
    const start = button(t("ui-play-now"), () => this.start(game, start), {
      class: "main big",
      "aria-describedby": `door-${game}`,
    });
    const door = h(
      "section",
      { class: `door ${game}`, "aria-label": title },
      sign(game),
      h("h2", {}, title),
      h("p", { id: `door-${game}` }, t(textId(game, "game.about"))),
      start,
      doorChoices(this.known(game)),
      h("a", { href: `/?new=${game}`, "data-route": true, class: "button" }, t("ui-with-friends")),
    );
    return dressed(door, game);
  }

  known(game) {
    return this.games.find(({ name }) => name === game);
  }

  async start(game, press) {
    press.disabled = true;
    try {
      await playNow(game, atDoor(this.known(game)));
    } catch (error) {
      press.disabled = false;
      tell(this.note, error.message);
    }
  }

  loader() {
    const file = h("input", {
      type: "file",
      accept: ".tafl,text/plain",
      class: "file",
      "aria-label": t("ui-load-record"),
    });
    file.addEventListener("change", async () => {
      try {
        const found = await request("/api/replays", { method: "POST", text: await file.files[0].text() });
        go(`/replay/${found.replay}`);
      } catch (error) {
        tell(this.note, error.message);
      }
    });
    return h("label", { class: "button file-button" }, t("ui-load-record"), file);
  }

  close() {}
}
