// The panel of the set-up page: arrange or try, what a press puts, the fields of the position, its text, whose eyes.

import { openDialog } from "./dialogs.js";
import { button, h, put } from "./dom.js";
import { fieldElement } from "./fields.js";
import { t } from "./i18n.js";
import { gameNames, titleOf } from "./names.js";
import { noteLine, tell } from "./page.js";
import { go } from "./route.js";

export class SetupPanel {
  /** `page` is a SetupPage. */
  constructor(page) {
    this.page = page;
    this.element = h("div", { class: "setup-panel" });
    /** The groups of fields that are open. @type {Set<string>} */
    this.unfolded = new Set();
  }

  draw() {
    const held = this.element.contains(document.activeElement) ? document.activeElement.getAttribute("data-label") : null;
    put(this.element, this.modes(), this.page.trying ? null : [this.brush(), this.fields()], this.eyes(), this.buttons());
    this.element.querySelector(`[data-label="${CSS.escape(held ?? "-")}"]`)?.focus();
  }

  modes() {
    const { page } = this;
    const one = (label, trying) => button(label, () => page.tryOut(trying), { "aria-pressed": String(page.trying === trying), "data-label": label });
    return h("div", { class: "segments", role: "group", "aria-label": t("ui-setup") }, one(t("ui-setup-arrange"), false), one(t("ui-setup-try"), true));
  }

  /** What a press on the board does. */
  brush() {
    const { page } = this;
    const brushes = page.arranger.brushes(page.present);
    if (!brushes.length) return null;
    const choose = (event) => {
      page.hand = { brush: event.target.value, held: null };
      page.prompt();
    };
    const options = brushes.map(([value, text]) => h("option", { value, selected: value === page.hand.brush }, text));
    return h("label", { class: "brush" }, h("span", {}, t("ui-setup-brush")), h("select", { onchange: choose, "data-label": "brush" }, options));
  }

  fields() {
    const { page } = this;
    const change = (table) => page.arrange(table);
    return h("div", { class: "fields" }, page.arranger.groups(page.present).map(({ title, fields }) => {
      const group = h("details", { open: this.unfolded.has(title) }, h("summary", {}, title), h("div", {}, fields.map((field) => fieldElement(field, page.present, change))));
      group.addEventListener("toggle", () => this.unfolded[group.open ? "add" : "delete"](title));
      return group;
    }));
  }

  eyes() {
    const { page } = this;
    const viewers = [["", t("ui-setup-asked")], ...page.seats.map(({ seat }) => [String(seat), page.name(seat)])];
    const options = viewers.map(([value, text]) => h("option", { value, selected: value === String(page.eyes ?? "") }, text));
    const games = gameNames().map((game) => h("option", { value: game, selected: game === page.game }, titleOf(game)));
    return h(
      "div",
      { class: "eyes" },
      h("label", {}, h("span", {}, t("ui-replay-eyes")), h("select", { onchange: (event) => page.through(event.target.value === "" ? null : Number(event.target.value)), "data-label": "eyes" }, options)),
      h("label", {}, h("span", {}, t("ui-new-game")), h("select", { onchange: (event) => go(`/setup/${event.target.value}`), "data-label": "game" }, games)),
    );
  }

  buttons() {
    const { page } = this;
    const one = (label, act, more = {}) => button(label, act, { class: "small", "data-label": label, ...more });
    return h(
      "div",
      { class: "buttons" },
      one(t("ui-undo"), () => page.undo(), { disabled: !page.past.length, class: "quiet small" }),
      one(t("ui-position"), () => this.openText(), { class: "quiet small" }),
      one(t("ui-share"), () => page.share(), { class: "quiet small" }),
      one(t("ui-play-on"), () => page.playOn(), { disabled: page.state.over }),
    );
  }

  openText() {
    const field = h("textarea", { rows: 14, class: "long-text", "aria-label": t("ui-position"), spellcheck: "false" });
    field.value = this.page.text;
    const note = noteLine();
    const set = async () => {
      try {
        await this.page.read(field.value);
        dialog.close();
      } catch (error) {
        tell(note, t("ui-setup-refused", { why: this.page.reason(error) }));
      }
    };
    const dialog = openDialog(t("ui-position"), [h("p", {}, t("ui-setup-text")), h("div", { class: "copy-text" }, field, note, button(t("ui-setup-do"), set, { class: "main" }))]);
  }
}
