// The frame of a table: where board, prompt, hand, sheets, log and scene stand, and how a state is drawn on it.

import { catalogue } from "./api.js";
import { Chooser } from "./chooser.js";
import { openCard, openRule } from "./dialogs.js";
import { button, h, hear, put, style } from "./dom.js";
import { rune } from "./emblems.js";
import { Holding } from "./holding.js";
import { language, loadTexts, t } from "./i18n.js";
import { Log } from "./log.js";
import { borne, fileOf, hasFile, nameOf, refusalText, seatCodeName } from "./names.js";
import { Outlook } from "./outlook.js";
import { choiceButtons, Prompt, targetLabel } from "./prompt.js";
import { captionLine, Show } from "./show.js";
import { sentence } from "./story.js";

async function faceOf(game) {
  if (hasFile(game, "face.js")) {
    try {
      await style(fileOf(game, "face.css"));
      return await import(fileOf(game, "face.js"));
    } catch (error) {
      console.warn(error);
    }
  }
  return import("./plain_face.js");
}

export class Frame {
  /**
   * `page` owns the frame: {game, seats, you, act(offer), why(action), inspect(thing), entries(), jump(seq)|null, chat(text)|null,
   * tools (top right elements)}.
   */
  constructor(root, page) {
    this.page = page;
    this.state = null;
    this.build(root);
    this.show = new Show(this);
    this.chooser = new Chooser(this.element, Object.values(this.host));
    hear(this.chooser, "say", (offer) => this.page.act(offer));
    hear(this.chooser, "change", () => this.offerButtons());
    hear(this.chooser, "greyed", ({ action }) => this.explain(action));
    hear(this.chooser, "pick", () => this.goOn());
    hear(this.chooser, "card", (card) => this.enlarge(card));
    this.outlook = new Outlook(this);
    this.holding = new Holding(this.element, "[data-target], .prompt > .buttons button", (held) => this.read(held));
  }

  build(root) {
    const area = (tag, kind, label, more = {}) => h(tag, { class: kind, "aria-label": label, ...more });
    this.host = {
      track: area("div", "track", t("ui-track")),
      board: area("div", "board", t("ui-board")),
      scene: area("div", "scene", t("ui-scene")),
      stage: area("div", "stage", t("ui-stage")),
      hand: area("section", "hand", t("ui-hand")),
      sheets: area("section", "sheets", t("ui-sheets"), { tabindex: "0" }), // they may scroll, and hold nothing to press
    };
    this.prompt = new Prompt(area("section", "prompt", t("ui-prompt")));
    this.caption = captionLine();
    this.prompt.element.prepend(this.caption);
    this.banner = h("div", { class: "banner", role: "status", hidden: true });
    const log = area("section", "log", t("ui-log"));
    this.top = h(
      "header",
      { class: "top" },
      h(
        "a",
        { href: "/", class: "home-link", "data-route": true, title: t("ui-home"), "aria-label": t("ui-home") },
        rune("reid"),
      ),
      this.host.track,
      h("div", { class: "menu" }, this.page.tools ?? []),
    );
    this.field = h("main", { class: "field" }, this.host.board, this.host.stage, this.banner);
    this.drawers = h(
      "nav",
      { class: "drawers", "aria-label": t("ui-drawers") },
      button(t("ui-sheets"), () => this.drawer("sheets"), { "aria-expanded": "false", "data-drawer": "sheets" }),
      button(t("ui-log"), () => this.drawer("log"), { "aria-expanded": "false", "data-drawer": "log" }),
    );
    this.element = h(
      "div",
      { class: "table", "data-game": this.page.game },
      this.top,
      this.prompt.element,
      this.field,
      this.host.scene,
      this.host.hand,
      this.host.sheets,
      log,
      this.drawers,
    );
    put(root, this.element);
    this.log = new Log(log, {
      sentence: (event) => this.sentence(event),
      openRule: (id) => openRule(this.page.game, id),
      seatName: (seat) => this.seatName(seat),
      seatMark: (seat) => this.page.seats[seat]?.code ?? "",
      jump: this.page.jump ? (seq) => this.page.jump(seq) : null,
      again: this.page.again ? (seq) => this.page.again(seq) : null,
      recap: this.page.recap ? () => this.page.recap() : null,
      staged: (event) => this.face.staged?.includes(event.name) ?? false,
      highlight: (things) => this.highlight(things),
      said: (message) => this.notice(message) ?? this.face.said?.(message) ?? message.text,
      chat: this.page.chat,
    });
  }

  /** Close a scene that only tells something, as its own button would. */
  dismiss() {
    if (!this.show.dismiss()) this.host.scene.querySelector("[class$='-close']")?.click();
  }

  /** Phone: slide the sheets or the log up, or away. */
  drawer(which) {
    const open = this.element.dataset.drawer === which ? "" : which;
    if (open) this.element.dataset.drawer = open;
    else delete this.element.dataset.drawer;
    for (const one of this.drawers.children) one.setAttribute("aria-expanded", String(one.dataset.drawer === open));
    this.offerButtons();
    if (open) this.page.ask?.();
  }

  /** Phone: how many things were said that nobody has read. */
  unread(count) {
    if (count === this.counted) return;
    this.counted = count;
    const press = this.drawers.querySelector('[data-drawer="log"]');
    put(press, t("ui-log"), count ? h("b", { class: "unread", "aria-label": t("ui-unread", { count }), role: "img" }, count) : null);
  }

  async mount() {
    const { page } = this;
    const [module, facts] = await Promise.all([faceOf(page.game), catalogue(page.game).catch(() => ({})), loadTexts(page.game)]);
    this.face = await module.mount(this.host, {
      t,
      name: (kind, code) => nameOf(page.game, kind, code),
      game: page.game,
      catalogue: facts,
      get seats() {
        return page.seats;
      },
      get you() {
        return page.you;
      },
      get language() {
        return language();
      },
      act: (offer) => page.act(offer),
      why: (action) => page.why(action),
      inspect: (thing) => page.inspect(thing),
      preview: ({ text }) => page.inspect(`after ${text}`),
      entries: () => page.entries(),
      get campaign() {
        return page.campaign ?? null;
      },
      say: page.chat,
      openRule: (id) => openRule(page.game, id),
      openCard: (code) =>
        this.enlarge({ code, target: `card:${code}`, choices: this.chooser.choices.after(`card:${code}`) }),
      chooser: this.chooser,
    });
  }

  // Drawing

  /** Draw a state at once; whatever the stage had to show is forgotten. */
  draw(state, { previous = null, events = [], animate = false } = {}) {
    this.show.clear();
    this.paint(state, { previous: previous ?? this.state, events, animate });
    this.face.rested?.(state);
    this.page.drawn?.(state);
  }

  /** The face shows this state; nothing of it is asked yet. */
  paint(state, how) {
    this.state = state;
    this.element.dataset.asked = state.view?.decision?.name ?? "";
    this.update(state, how);
    this.chooser.refresh();
  }

  /** The face draws; if it stumbles, the prompt must still work. */
  update(state, how) {
    try {
      return this.face.update(state, how);
    } catch (error) {
      console.error(error);
      return null;
    }
  }

  /** Who sits where has changed; what can be chosen stays as it was. */
  seated() {
    if (!this.state) return;
    this.face?.seated?.(this.state);
    this.chooser.refresh();
  }

  /** Show what this state offers on the pieces. */
  offer(state) {
    const all = state.offers.map((offer) => ({ offer, targets: this.face.targets(offer, state.view) }));
    const greyed = all.length ? (this.face.greyed?.(state.view) ?? []) : [];
    this.chooser.attempt = (target, picked) => this.face.attempt?.(target, picked, state.view) ?? null;
    this.chooser.offer(all, greyed);
  }

  offerButtons() {
    this.page.ask?.();
  }

  buttons() {
    return this.state ? choiceButtons(this.chooser, this.face, this.state.view) : [];
  }

  sentence(event) {
    if (event.name === "undone") return t(event.data?.count ? "ui-event-undone-far" : "ui-event-undone", { name: this.seatName(event.seat), count: event.data?.count });
    return this.face.sentence ? this.face.sentence(event) : sentence(this.page.game, event);
  }

  /** What has become of a bot, in the player's language; null for what people say. */
  notice(/** @type {import("./types").ChatMessage | import("./types").NoticeMessage} */ message) {
    return message.type === "notice" ? t(`ui-notice-${message.key}`, message.args) : null;
  }

  seatName(seat) {
    const found = this.page.seats[seat];
    return seatCodeName(this.page.game, found?.code ?? "", borne(found));
  }

  /** Glow of the things a log line speaks of. */
  highlight(things) {
    for (const one of this.element.querySelectorAll(".spoken")) one.classList.remove("spoken");
    if (!things.length) return;
    for (const one of this.element.querySelectorAll("[data-target], [data-thing]")) {
      const code = one.dataset.thing ?? one.dataset.target.slice(one.dataset.target.indexOf(":") + 1);
      if (things.includes(code)) one.classList.add("spoken");
    }
  }

  async explain(action) {
    const found = await this.page.why(action);
    if (!found) return;
    this.prompt.say(this.refusal(found), found.rule, (id) => openRule(this.page.game, id), true);
  }

  /** The player goes on: why something else cannot be done is no longer of interest. */
  goOn() {
    if (this.prompt.passing) this.prompt.say("");
  }

  /** The sentence of a refusal in the player's language. */
  refusal(found) {
    return refusalText(this.page.game, found) ?? t("error-unknown");
  }

  /** A long press opens what is held, a piece or a button of the prompt; false where there is nothing to read. */
  read(held) {
    const { target } = held.dataset;
    const offer = target ? null : this.prompt.offerOf(held);
    if (!this.state || !(target || offer)) return false;
    if (target?.startsWith("card:")) this.enlarge({ code: target.slice(5), target, choices: this.chooser.choices.after(target) });
    else import("./closer_look.js").then(({ readOffer, readTarget }) => (target ? readTarget(this, held) : readOffer(this, offer)));
    return true;
  }

  enlarge({ code, choices, target }) {
    const { view } = this.state;
    const art = this.face.card?.(code, view) ?? h("p", {}, targetLabel(this.face, target, view));
    const acts =
      choices.length > 6
        ? [{ label: t("ui-choose-card"), act: () => this.chooser.pick(target), main: true }]
        : choices.map(({ offer }) => ({
            label: this.face.label(offer, view),
            act: () => this.chooser.say(offer),
            main: true,
          }));
    const greyed = this.chooser.greyed.get(target);
    if (!acts.length && greyed) acts.push({ label: t("ui-why-not"), act: () => this.explain(greyed.action) });
    openCard(art.getAttribute("aria-label") ?? String(nameOf(this.page.game, "card", code)), art, acts);
  }

  close() {
    this.holding.release();
    this.show.close();
    this.chooser.close();
    this.face?.close?.();
  }
}
