// The menu of a table and the two switches that stand on every page: language and theme.

import { request } from "./api.js";
import { confirmed, copyText, openDialog, openKeys } from "./dialogs.js";
import { button, h, put } from "./dom.js";
import { icon } from "./emblems.js";
import { language, LANGUAGES, languageName, onLanguage, setLanguage, t } from "./i18n.js";
import { openSeats, seatsTitle } from "./invite.js";
import { factsOf } from "./names.js";
import { sound } from "./sounding.js";
import { PACES } from "./stage.js";
import { choose, dayTheme, pace, playerName, setPlayerName, setting } from "./store.js";

/** A list of the languages; the page changes at once. */
export function languageSwitch() {
  const options = LANGUAGES.map((code) =>
    h("option", { value: code, selected: code === language(), lang: code }, languageName(code)),
  );
  return h(
    "select",
    { class: "language", "aria-label": t("ui-language"), onchange: (event) => setLanguage(event.target.value) },
    options,
  );
}

/** Night or day. */
export function themeSwitch() {
  const label = () => (dayTheme() ? t("ui-theme-night") : t("ui-theme-day"));
  const face = () => icon(dayTheme() ? "moon" : "sun");
  const press = button(label(), () => choose("theme", dayTheme() ? "night" : "day"), { class: "icon theme" }, face());
  press.addEventListener("theme", () => {
    put(press, face());
    press.setAttribute("aria-label", label());
    press.title = label();
  });
  return press;
}

export function switches() {
  return h("div", { class: "switches" }, languageSwitch(), themeSwitch());
}

/** The whole position as text, to keep, to send and to set up again. */
async function openPosition(page) {
  try {
    const text = await request(page.positionPath(), { token: page.token });
    const arrange = async () => (await import("./shared_position.js")).setUp(page.game, text);
    openDialog(t("ui-position"), [h("p", {}, t("ui-position-explained")), copyText(t("ui-position"), text), button(t("ui-setup"), arrange, { class: "quiet" })]);
  } catch (error) {
    page.frame.prompt.say(error.message);
  }
}

/** The rulebook and almanac over a table; it is loaded when somebody asks for it. */
export const lookUp = async (game) => (await import("./almanac.js")).openAlmanac(game);

/** The buttons at the top right of a table. */
export function menuButtons(page) {
  return [
    button(t("ui-almanac"), () => lookUp(page.game), { class: "icon" }, icon("book")),
    button(t("ui-menu"), () => openMenu(page), { class: "icon" }, icon("menu")),
  ];
}

function openMenu(page) {
  const dialog = openDialog(
    t("ui-menu"),
    h(
      "div",
      { class: "menu-list" },
      rows(page, () => dialog.close()),
    ),
    { kind: "narrow", onclose: () => stop() },
  );
  const stop = onLanguage(() => {
    dialog.close();
    openMenu(page).querySelector("select.language").focus();
  });
  return dialog;
}

function rows(page, close) {
  const act = (label, what) => button(label, () => (close(), what()), { class: "row" });
  const seat = page.state?.seat;
  const mine = page.you?.includes(seat);
  const bot = page.seats?.[seat]?.kind === "bot";
  const motion = h("input", {
    type: "checkbox",
    checked: setting("motion") !== "off",
    onchange: (event) => choose("motion", event.target.checked ? "" : "off"),
  });
  const single = h("input", {
    type: "checkbox",
    checked: setting("single") === "on",
    onchange: (event) => choose("single", event.target.checked ? "on" : ""),
  });
  return [
    switches(),
    mine ? nameField(page) : null,
    h("label", { class: "row" }, motion, " ", t("ui-motion")),
    h("label", { class: "row" }, single, " ", t("ui-single")),
    mine && "Notification" in window ? noticeField(page) : null,
    soundField(),
    paceField(),
    act(seatsTitle(page), () => openSeats(page)),
    page.you?.length ? act(t("ui-other-device"), async () => (await import("./devices.js")).openDevices(page)) : null,
    mine && !bot && !page.state?.over ? act(t("ui-hand-over"), () => handOver(page)) : null,
    mine && bot ? act(t("ui-take-back"), () => page.takeBack()) : null,
    page.positionPath?.() ? act(t("ui-position"), () => openPosition(page)) : null,
    mayUndoFreely(page) ? act(t("ui-free-undo"), () => undoFreely(page)) : null,
    page.socket?.welcome?.free_undo ? h("p", { class: "caution" }, t("ui-free-undo-on")) : null,
    origin(page.socket?.welcome),
    factsOf(page.game).chance ? deal(page.socket?.welcome) : null,
    act(t("ui-keys"), openKeys),
    h("a", { href: "/", class: "row button", "data-route": true, onclick: close }, t("ui-home")),
  ];
}

/** Whether the browser says that it is one's turn while one looks elsewhere; the browser asks too, and only now. */
function noticeField(page) {
  const box = h("input", {
    type: "checkbox",
    checked: setting("notices") === "on" && Notification.permission === "granted",
    onchange: async () => {
      const { granted, reached } = await (await import("./notices.js")).wish(page, box.checked);
      box.checked = granted;
      put(said, problem(granted && page.canPush && !reached));
    },
  });
  const problem = (unreached) => (Notification.permission === "denied" ? t("ui-notices-denied") : unreached ? t("ui-notices-open") : "");
  const said = h("small", { role: "status" }, problem(false));
  return h("label", { class: "row" }, box, " ", t(page.canPush ? "ui-notices-closed" : "ui-notices"), " ", said);
}

/** How loud the table is; whoever chooses hears it. */
function soundField() {
  const options = ["off", "quiet", "full"].map((one) => h("option", { value: one === "off" ? "" : one, selected: setting("sound") === (one === "off" ? "" : one) }, t(`ui-sound-${one}`)));
  const select = h("select", { onchange: (event) => (choose("sound", event.target.value), sound("turn")) }, options);
  return h("label", { class: "row" }, h("span", {}, t("ui-sound")), select);
}

/** How fast the table tells what others do. */
function paceField() {
  const options = Object.keys(PACES).map((one) => h("option", { value: one, selected: one === pace() }, t(`ui-pace-${one}`)));
  const select = h("select", { onchange: (event) => choose("pace", event.target.value === "calm" ? "" : event.target.value) }, options);
  return h("label", { class: "row" }, h("span", {}, t("ui-pace")), select);
}

/** One person among bots may want to take everything back; it is for this game and never ends. */
function mayUndoFreely({ you, seats, socket, state }) {
  const { welcome } = socket ?? {};
  return welcome && !welcome.free_undo && !welcome.campaign && !state?.over && you.length === 1 && seats.every(({ kind }, seat) => kind === "bot" || you.includes(seat));
}

async function undoFreely(page) {
  if (await confirmed(t("ui-free-undo"), t("ui-free-undo-explained"), t("ui-free-undo"))) page.undoFreely();
}

/** Where a game comes from that was played on. */
function origin(welcome) {
  if (!welcome?.origin) return null;
  const { replay, seq } = welcome.origin;
  return h("a", { href: `/replay/${replay}?seq=${seq}`, "data-route": true, class: "row button" }, t("ui-origin", { seq }));
}

/** Who may know the deal: whoever chose it; or nobody, and then the seal under which it lies. */
function deal(welcome) {
  if (welcome?.seeded) return h("p", { class: "caution" }, t("ui-seeded"));
  if (!welcome?.commitment) return null;
  return h("p", { class: "seal" }, t("ui-commitment"), " ", h("code", {}, welcome.commitment));
}

function nameField(page) {
  const input = h("input", {
    type: "text",
    maxlength: "24",
    value: playerName(),
    placeholder: t("ui-name-placeholder"),
    autocomplete: "nickname",
  });
  input.addEventListener("change", () => {
    setPlayerName(input.value.trim());
    page.socket?.send({ type: "name", seat: page.state.seat, name: input.value.trim() });
  });
  return h("label", { class: "row" }, h("span", {}, t("ui-name")), input);
}

async function handOver(page) {
  if (await confirmed(t("ui-hand-over"), t("ui-hand-over-sure"), t("ui-hand-over"))) page.handOver();
}
