// What this browser can come back to: its tables, and pages of the games that it knows, such as a campaign.

import { confirmed } from "./dialogs.js";
import { button, h } from "./dom.js";
import { icon } from "./emblems.js";
import { has, language, t } from "./i18n.js";
import { choiceText, factsOf, gameNames, messageArgument, seatCodeName, textId, titleOf } from "./names.js";
import { dressed } from "./signs.js";
import { forget, forgetPage, keptPages, myTables } from "./store.js";

const SHOWN = 8;

/** Whether a remembered table is that of a stage of a lesson: nobody comes back to it. */
export const isStage = ({ game, coach }) => Boolean(factsOf(game).stages?.includes(coach));

/** Whether something of this game stands on a shelf. */
export const isKnown = (game) => myTables().some((one) => one.game === game) || Object.keys(factsOf(game).pages).some((page) => keptPages(page).length);

/** The shelves of the home page; empty ones are not there. */
export function shelves() {
  const all = myTables().filter((one) => !isStage(one));
  const pages = gameNames().flatMap((game) => Object.keys(factsOf(game).pages).flatMap((page) => keptPages(page).map((one) => pageRow(game, page, one))));
  return h(
    "div",
    { class: "shelves" },
    shelf("ui-my-tables", all.filter((one) => !one.over).map((one) => tableRow(one, "ui-resume"))),
    shelf("ui-my-pages", pages),
    shelf("ui-finished", all.filter((one) => one.over).map((one) => tableRow(one, "ui-look-again"))),
  );
}

function shelf(title, rows) {
  if (!rows.length) return null;
  const rest = rows.splice(SHOWN);
  return h(
    "section",
    { class: "shelf" },
    h("h2", {}, t(title)),
    h("ul", {}, rows),
    rest.length ? h("details", {}, h("summary", {}, t("ui-older-tables", { count: rest.length })), h("ul", {}, rest)) : null,
  );
}

const when = (at) => new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(at);

/** With whom a table is played, and by which choice at the door. */
function company({ game, options = {}, bots = 0, people = [] }) {
  const { door_option: door } = factsOf(game);
  const chosen = options[door] === undefined ? null : choiceText(game, door, options[door]);
  return [chosen, people.join(", "), bots ? t("ui-table-bots", { count: bots }) : null].filter(Boolean);
}

/** How far something has come: a message of its game, as its page has left it. */
export function progressText(game, progress) {
  if (!progress || !has(progress.id)) return null;
  const args = Object.entries(progress.args).map(([kind, value]) => [kind, messageArgument(game, kind, value)]);
  return t(progress.id, Object.fromEntries(args));
}

function tableRow(one, label) {
  const facts = [one.code ? String(seatCodeName(one.game, one.code)) : null, progressText(one.game, one.progress), ...company(one), when(one.at)];
  const asked = one.asked && !one.over ? h("strong", {}, t("ui-your-turn")) : null;
  const drop = { ask: t("ui-forget"), why: t("ui-forget-sure"), act: () => forget(one.table) };
  return row(one.game, { href: `/t/${one.table}`, title: titleOf(one.game), facts, asked, label: t(label), drop });
}

function pageRow(game, page, one) {
  const facts = [progressText(game, one.progress), one.at ? when(one.at) : null];
  const drop = { ask: t("ui-forget-page"), why: t("ui-forget-page-sure"), act: () => forgetPage(page, one[page]) };
  return row(game, { href: `/${page}/${one[page]}`, title: t(textId(game, `ui-${page}`)), facts, asked: null, label: t("ui-resume"), drop });
}

function row(game, { href, title, facts, asked, label, drop }) {
  const told = facts.filter(Boolean).map((text) => h("span", {}, text));
  const link = h("a", { href, "data-route": true }, h("b", {}, title), told, asked, h("em", {}, label));
  /** The secret is kept nowhere else, so ask before it is thrown away. */
  const away = async () => {
    if (!(await confirmed(drop.ask, drop.why, drop.ask))) return;
    drop.act();
    found.remove();
  };
  const found = h("li", { class: `saved ${game}` }, link, button(drop.ask, away, { class: "icon" }, icon("close")));
  return dressed(found, game);
}
