// Dialogs over the table: a rule's text, an enlarged card, the keys, links to copy, a question.

import { rule } from "./api.js";
import { button, h, put } from "./dom.js";
import { icon } from "./emblems.js";
import { language, t } from "./i18n.js";
import { elements } from "./markdown.js";

/** Open a dialog; it closes with Escape, its cross, or a click outside. Returns the dialog element. */
export function openDialog(title, children, { kind = "", onclose = null } = {}) {
  const dialog = h("dialog", { class: `dialog ${kind}`, "aria-label": title });
  const close = () => dialog.close();
  put(
    dialog,
    h(
      "div",
      { class: "inside" },
      h("header", {}, h("h2", {}, title), button(t("ui-close"), close, { class: "icon" }, icon("close"))),
      children,
    ),
  );
  dialog.addEventListener("click", (event) => event.target === dialog && close());
  dialog.addEventListener("close", () => {
    dialog.remove();
    onclose?.();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** The text of a rule, paragraph by paragraph; ids inside it open their own rules. */
export async function openRule(game, id) {
  const body = h("div", { class: "rule-text" }, t("ui-loading"));
  const more = button(t("ui-almanac"), async () => (dialog.close(), (await import("./almanac.js")).openAlmanac(game, id)), { class: "small quiet" });
  const dialog = openDialog(id, [body, more], { kind: "rule-dialog" });
  try {
    const found = await rule(game, id, language());
    body.lang = found.lang;
    put(body, found.title ? h("h3", {}, found.title) : null, elements(found.text, (piece) => linked(game, piece)), exactly(found.exact, (piece) => linked(game, piece)));
  } catch (error) {
    put(body, h("p", {}, error.message));
  }
}

/** The law itself, where a rule is told in plainer words. */
export const exactly = (text, inline) => (text ? h("details", { class: "exactly" }, h("summary", {}, t("ui-rule-exact")), elements(text, inline)) : null);

const RULE = /\b([A-Z]{1,8}-(?:C\.[a-z0-9_]+|\d+(?:\.\d+)*))\b/;

function linked(game, text) {
  return text
    .split(RULE)
    .map((piece, index) => (index % 2 ? button(piece, () => openRule(game, piece), { class: "rule" }) : piece));
}

/** A card as wide as a palm, with what can be done with it. A second click at once does the only thing. */
export function openCard(title, art, choices) {
  const opened = Date.now();
  const buttons = choices.map(({ label, act, main }) =>
    h("button", { type: "button", class: main ? "main" : "", onclick: () => (dialog.close(), act()) }, label),
  );
  const dialog = openDialog(title, [h("div", { class: "palm" }, art), h("div", { class: "buttons" }, buttons)], {
    kind: "card-dialog",
  });
  dialog.addEventListener("click", (event) => {
    const again = Date.now() - opened < 350 && choices.length === 1 && !event.target.closest("button");
    if (!again) return;
    dialog.close();
    choices[0].act();
  });
  buttons[0]?.focus();
  return dialog;
}

const KEYS = [
  ["Tab", "ui-key-tab"],
  ["← ↑ ↓ →", "ui-key-arrows"],
  ["Enter", "ui-key-enter"],
  ["Esc", "ui-key-escape"],
  ["1 – 9", "ui-key-numbers"],
  ["U", "ui-key-undo"],
  ["H", "ui-key-hint"],
  ["Space", "ui-key-space"],
  ["R", "ui-key-recap"],
  ["L", "ui-key-log"],
  ["P", "ui-key-prompt"],
  ["A", "ui-key-almanac"],
  ["?", "ui-key-help"],
];

export function openKeys() {
  const rows = KEYS.map(([key, text]) =>
    h("tr", {}, h("th", { scope: "row" }, h("kbd", {}, key)), h("td", {}, t(text))),
  );
  openDialog(t("ui-keys"), h("table", { class: "keys" }, h("tbody", {}, rows)), { kind: "narrow" });
}

/** Ask before something that cannot be taken back. */
export function confirmed(title, text, yes) {
  return new Promise((resolve) => {
    let answer = false;
    const dialog = openDialog(
      title,
      [
        h("p", {}, text),
        h(
          "div",
          { class: "buttons" },
          button(yes, () => ((answer = true), dialog.close()), { class: "main" }),
          button(t("ui-cancel"), () => dialog.close(), { class: "quiet" }),
        ),
      ],
      { kind: "narrow", onclose: () => resolve(answer) },
    );
  });
}

/** Put a text on the clipboard, or select it where the browser does not allow that. */
export async function copy(text, field, done) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    field.select();
    document.execCommand?.("copy");
  }
  done();
}

/** A long text that can be read and copied. */
export function copyText(label, text) {
  const field = h("textarea", { readonly: true, rows: 14, class: "long-text", "aria-label": label, spellcheck: "false" }, text);
  const press = button(t("ui-copy"), () => copy(text, field, () => put(press, t("ui-copied"))), { class: "main" });
  return h("div", { class: "copy-text" }, field, press);
}

/** One link with its label, a button that copies it, and one that shows it as a picture to scan. */
export function linkRow(label, link) {
  const field = h("input", {
    type: "text",
    readonly: true,
    value: link,
    "aria-label": label,
    onfocus: (event) => event.target.select(),
  });
  const press = button(t("ui-copy"), () => copy(link, field, () => put(press, t("ui-copied"))), { class: "main" });
  const scan = button(t("ui-scan"), async () => (await import("./scanning.js")).showPicture(row, link), { class: "quiet" });
  const row = h("div", { class: "link-row" }, h("span", { class: "label" }, label), field, press, scan);
  return row;
}
