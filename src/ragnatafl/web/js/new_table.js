// A new table with friends: the game, who sits where, the game's options. Everything has a sensible default.

import { games, newTable } from "./api.js";
import { seatCodes } from "./doors.js";
import { button, h, put } from "./dom.js";
import { token } from "./emblems.js";
import { has, loadTexts, t } from "./i18n.js";
import { botText, levelsHelp } from "./levels.js";
import { choiceText, factsOf, gameNames, nameOf, seatLetter, textId, titleOf } from "./names.js";
import { bar, noteLine, redrawn, setTitle, tell } from "./page.js";
import { go } from "./route.js";
import { dressed, loadSigns, sign } from "./signs.js";
import { placeFor, playerName, rememberMade, setPlayerName } from "./store.js";


export class NewTablePage {
  constructor(root, game) {
    this.root = root;
    this.name = game;
    this.options = {};
  }

  async open() {
    this.games = await games();
    await Promise.all([loadSigns(), ...gameNames().map(loadTexts)]);
    this.game = this.games.find((one) => one.name === this.name) ?? this.games[0];
    this.seats ??= this.usual();
    this.draw();
  }

  /** One friend, and bots for the rest. */
  usual() {
    const bot = `bot:${this.game.usual_bot}`;
    return Array.from({ length: this.game.usual_seats }, (_, seat) => ({
      who: ["me", "friend"][seat] ?? bot,
      code: "",
      name: seat ? "" : playerName(),
    }));
  }

  draw() {
    redrawn(this.root, () => this.build());
  }

  build() {
    setTitle(t("ui-new-table"));
    this.note = noteLine();
    put(
      this.root,
      h(
        "div",
        { class: "page setup" },
        bar(),
        h(
          "main",
          {},
          h("h1", {}, t("ui-new-table")),
          h("fieldset", {}, h("legend", {}, t("ui-new-game")), this.gameChoice()),
          h(
            "fieldset",
            {},
            h("legend", {}, t("ui-new-seats")),
            this.countChoice(),
            this.seats.map((seat, index) => this.seatRow(seat, index)),
            levelsHelp(this.game),
          ),
          this.optionRows(),
          this.positionRow(),
          this.undoRow(),
          h(
            "div",
            { class: "go-row" },
            button(t("ui-new-start"), () => this.start(), { class: "main big" }),
            this.note,
          ),
        ),
      ),
    );
  }

  segments(label, choices, chosen, pick) {
    return h(
      "div",
      { class: "segments", role: "group", "aria-label": label },
      choices.map(([value, text]) =>
        button(text, () => (pick(value), this.draw()), { "aria-pressed": String(value === chosen) }),
      ),
    );
  }

  gameChoice() {
    const pick = (game) => {
      this.game = game;
      this.seats = this.usual();
      this.options = {};
      this.draw();
    };
    const choices = this.games.map((one) => {
      const gate = h(
        "button",
        {
          type: "button",
          class: `gate ${one.name}`,
          onclick: () => pick(one),
          "aria-pressed": String(one === this.game),
        },
        sign(one.name),
        titleOf(one.name),
      );
      return dressed(gate, one.name);
    });
    return h("div", { class: "gates", role: "group", "aria-label": t("ui-new-game") }, choices);
  }

  countChoice() {
    const choices = this.game.seat_counts.map((count) => [count, t("ui-new-count", { count })]);
    return this.segments(t("ui-new-seats"), choices, this.seats.length, (count) => {
      const more = { who: `bot:${this.game.usual_bot}`, code: "", name: "" };
      this.seats = Array.from({ length: count }, (_, seat) => this.seats[seat] ?? { ...more });
    });
  }

  seatRow(seat, index) {
    const people = [
      ["me", t("ui-who-me")],
      ["friend", t("ui-who-friend")],
      ["device", t("ui-who-device")],
    ];
    const bots = this.game.bots.map((bot) => [`bot:${bot}`, t("ui-who-bot", { strength: botText(bot, this.game) })]);
    const who = this.choice(t("ui-new-who", { seat: index + 1 }), [...people, ...bots.reverse()], seat.who, (value) => {
      if (value === "me") for (const other of this.seats) if (other.who === "me") other.who = "friend";
      seat.who = value;
    });
    const kind = this.kind;
    const codes = [
      ["", t(textId(this.game.name, `any-${kind}`))],
      ...this.game.seats.map((code) => [code, String(nameOf(this.game.name, kind, code))]),
    ];
    const code = this.choice(t(textId(this.game.name, `new-${kind}`), { seat: index + 1 }), codes, seat.code, (value) => {
      for (const other of this.seats) if (value && other.code === value) other.code = "";
      seat.code = value;
    });
    const named = seat.who === "me" || seat.who === "device";
    const name = named
      ? h("input", {
          type: "text",
          maxlength: "24",
          value: seat.name,
          placeholder: t("ui-name"),
          "aria-label": t("ui-new-name", { seat: index + 1 }),
          oninput: (event) => (seat.name = event.target.value),
          autocomplete: "off",
        })
      : null;
    return h(
      "div",
      { class: "seat-row", "data-code": seat.code },
      token(seat.code, seat.code ? seatLetter(this.game.name, seat.code) : index + 1),
      who,
      code,
      name,
    );
  }

  get kind() {
    return factsOf(this.game.name).seat;
  }

  choice(label, choices, chosen, pick) {
    const options = choices.map(([value, text]) => h("option", { value, selected: value === chosen }, text));
    return h("select", { "aria-label": label, onchange: (event) => (pick(event.target.value), this.draw()) }, options);
  }

  optionRows() {
    const shown = this.game.options.filter(
      (one) => one.choices.length && one.name !== this.game.seat_option && !one.hidden,
    );
    if (!shown.length) return null;
    return h(
      "fieldset",
      {},
      h("legend", {}, t("ui-new-options")),
      shown.map((one) => this.optionRow(one)),
    );
  }

  optionRow(option) {
    const id = textId(this.game.name, `option-${option.name}`);
    const fits = (value) => typeof value !== "number" || option.name !== "first" || value < this.seats.length;
    const choices = option.choices
      .filter(fits)
      .map((value) => [JSON.stringify(value), choiceText(this.game.name, option.name, value)]);
    const chosen = JSON.stringify(this.options[option.name] ?? option.default);
    const select = this.choice(has(id) ? t(id) : option.name, choices, chosen, (value) => {
      this.options[option.name] = JSON.parse(value);
    });
    return h(
      "div",
      { class: "option-row" },
      h(
        "div",
        {},
        h("b", {}, has(id) ? t(id) : option.name),
        h("p", {}, has(`${id}.help`) ? t(`${id}.help`) : option.help),
      ),
      select,
    );
  }

  /** A position to begin with, as the menu of a table tells it. */
  positionRow() {
    const field = h(
      "textarea",
      { rows: 6, class: "long-text", "aria-label": t("ui-new-position"), spellcheck: "false", oninput: (event) => (this.position = event.target.value) },
      this.position ?? "",
    );
    return h("details", { open: Boolean(this.position) }, h("summary", {}, t("ui-new-position")), h("p", {}, t("ui-new-position-explained")), field, h("a", { href: `/setup/${this.game.name}`, "data-route": true }, t("ui-setup")));
  }

  /** One person among bots may take everything back. */
  undoRow() {
    const people = this.seats.filter(({ who }) => !who.startsWith("bot:"));
    if (people.length !== 1 || people[0].who !== "me") return null;
    const box = h("input", { type: "checkbox", checked: Boolean(this.freeUndo), onchange: (event) => (this.freeUndo = event.target.checked) });
    return h("label", { class: "row", title: t("ui-free-undo-explained") }, box, " ", t("ui-free-undo-on"));
  }

  /** What is to be played: options, or a position, which has none. */
  wantedGame() {
    const position = this.position?.trim();
    return position ? { game: this.game.name, position } : { game: this.game.name, options: this.wantedOptions() };
  }

  /** Options as the server wants them; who sits where only when somebody chose it. */
  wantedOptions() {
    const options = {};
    for (const one of this.game.options) {
      const value = this.options[one.name];
      if (value !== undefined && value !== one.default) options[one.name] = value;
    }
    if (this.seats.some((seat) => seat.code)) {
      options[this.game.seat_option] = seatCodes(this.game, this.seats.map((seat) => seat.code));
    }
    return options;
  }

  async start() {
    const seats = this.seats.map(({ who, name }) =>
      who.startsWith("bot:")
        ? { kind: "bot", bot: who.slice(4) }
        : placeFor(who, who === "friend" ? "" : name.trim()),
    );
    try {
      const made = await newTable({ ...this.wantedGame(), seats, ...(this.undoRow() && this.freeUndo ? { free_undo: true } : {}) });
      const me = this.seats.find((seat) => seat.who === "me");
      if (me?.name.trim()) setPlayerName(me.name.trim());
      rememberMade(
        made,
        this.seats.map((seat) => seat.who),
        { game: this.game.name },
      );
      go(`/t/${made.table}`);
    } catch (error) {
      const why = this.position?.trim() && error.code === "options" ? error.reason : "";
      tell(this.note, why ? t("ui-new-position-refused", { why }) : error.message);
    }
  }

  relocalise() {
    this.draw();
  }

  close() {}
}
