// The home page: the shield, a door for each game, and beside them friends, learning, records and the player's own tables.

import { games, newTable, request } from "./api.js";
import { confirmed } from "./dialogs.js";
import { button, h, put } from "./dom.js";
import { icon, shield } from "./emblems.js";
import { has, language, t } from "./i18n.js";
import { choiceText, factsOf, gameNames, seatCodeName, textId, titleOf } from "./names.js";
import { bar, noteLine, tell } from "./page.js";
import { go } from "./route.js";
import { dressed, loadSigns, sign } from "./signs.js";
import { chooseAtDoor, doorChoice, forget, myTables, placeFor, rememberMade } from "./store.js";

const SHOWN = 8;

/** Whether a remembered table is that of a stage of a lesson: nobody comes back to it. */
export const isStage = ({ game, coach }) => Boolean(factsOf(game).stages?.includes(coach));

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

/** With whom a table is played, and by which choice at the door. */
function company({ game, options = {}, bots = 0, people = [] }) {
  const { door_option: door } = factsOf(game);
  const chosen = options[door] === undefined ? null : choiceText(game, door, options[door]);
  return [chosen, people.join(", "), bots ? t("ui-table-bots", { count: bots }) : null].filter(Boolean);
}

/** Two doors have the shield between them; behind more than two it rises. */
function threshold(doors) {
  if (doors.length > 2) return h("div", { class: "threshold many" }, shield(), h("div", { class: "doors" }, doors));
  return h("div", { class: "threshold" }, doors[0], shield(), doors[1]);
}

export class HomePage {
  constructor(root) {
    this.root = root;
    /** @type {any[]} what the server says of the games whose doors ask for something */
    this.games = [];
  }

  async open() {
    const asked = gameNames().some((game) => factsOf(game).door_option);
    [this.games] = await Promise.all([asked ? games() : [], loadSigns()]);
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
          this.tables(),
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
      this.doorChoice(game),
      h("a", { href: `/?new=${game}`, "data-route": true, class: "button" }, t("ui-with-friends")),
    );
    return dressed(door, game);
  }

  /** The one option that is worth asking for before the first game: the list of its choices, or an empty place. */
  doorChoice(game) {
    const { name, choices } = this.doorOption(game) ?? {};
    if (!name) return h("div", { class: "door-choice" });
    const options = choices.map((value) => h("option", { value, selected: value === doorChoice(game) }, choiceText(game, name, value)));
    const pick = (event) => chooseAtDoor(game, event.target.value);
    return h("div", { class: "door-choice" }, h("select", { "aria-label": t(textId(game, `option-${name}`)), onchange: pick }, options));
  }

  doorOption(game) {
    const { options = [] } = this.games.find(({ name }) => name === game) ?? {};
    return options.find(({ name }) => name === factsOf(game).door_option);
  }

  /** What stands chosen at the door, as the server wants it. */
  doorOptions(game) {
    const { name, choices } = this.doorOption(game) ?? {};
    if (!name) return {};
    return { [name]: choices.includes(doorChoice(game)) ? doorChoice(game) : choices[0] };
  }

  async start(game, press) {
    press.disabled = true;
    try {
      await playNow(game, { options: this.doorOptions(game) });
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

  tables() {
    const all = myTables().filter((one) => !isStage(one));
    const open = all.filter((one) => !one.over);
    const over = all.filter((one) => one.over);
    return h(
      "div",
      { class: "shelves" },
      this.shelf("ui-my-tables", open, "ui-resume"),
      this.shelf("ui-finished", over, "ui-look-again"),
    );
  }

  shelf(title, tables, label) {
    if (!tables.length) return null;
    const when = new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" });
    const rows = tables.map((one) => {
      const row = h(
        "li",
        { class: `saved ${one.game}` },
        h(
          "a",
          { href: `/t/${one.table}`, "data-route": true },
          h("b", {}, titleOf(one.game)),
          one.code ? h("span", {}, String(seatCodeName(one.game, one.code))) : null,
          company(one).map((text) => h("span", {}, text)),
          h("span", {}, when.format(one.at)),
          one.asked && !one.over ? h("strong", {}, t("ui-your-turn")) : null,
          h("em", {}, t(label)),
        ),
        button(t("ui-forget"), () => this.forget(one, row), { class: "icon" }, icon("close")),
      );
      return dressed(row, one.game);
    });
    const rest = rows.splice(SHOWN);
    return h(
      "section",
      { class: "shelf" },
      h("h2", {}, t(title)),
      h("ul", {}, rows),
      rest.length ? h("details", {}, h("summary", {}, t("ui-older-tables", { count: rest.length })), h("ul", {}, rest)) : null,
    );
  }

  /** The seat's link is kept nowhere else, so ask before it is thrown away. */
  async forget(one, row) {
    if (!(await confirmed(t("ui-forget"), t("ui-forget-sure"), t("ui-forget")))) return;
    forget(one.table);
    row.remove();
  }

  close() {}
}
