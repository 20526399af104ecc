// The Ragnarök campaign (YG-20): six sagas in order, the gods' experience sheets, and the next game's table.

import { catalogue, request } from "../../js/api.js";
import { button, h, put } from "../../js/dom.js";
import { name, t } from "../../js/i18n.js";
import { bar } from "../../js/page.js";
import { go } from "../../js/route.js";
import { rememberMade } from "../../js/store.js";
import { faceClips, godPicture } from "./pieces.js";

const KEPT = "ragnatafl.campaigns";
const ROWS = ["elves", "vanir_dice", "god_faces", "vanir_faces"];
const STYLE = "/static/games/yggdrasil/face.css";

/** The campaigns this browser knows: {campaign, token}. */
export function myCampaigns() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "[]");
  } catch {
    return [];
  }
}

function keep(campaign, token) {
  const others = myCampaigns().filter((one) => one.campaign !== campaign);
  localStorage.setItem(KEPT, JSON.stringify([{ campaign, token }, ...others].slice(0, 20)));
}

export class CampaignPage {
  constructor(root, id) {
    this.root = root;
    this.id = id;
    const given = new URLSearchParams(location.hash.slice(1)).get("c");
    if (given) {
      keep(id, given);
      history.replaceState(null, "", location.pathname);
    }
    this.token = given ?? myCampaigns().find((one) => one.campaign === id)?.token;
    this.who = ["me"];
    this.count = 3;
    this.chosen = [];
  }

  async open() {
    if (!document.querySelector(`link[href="${STYLE}"]`)) document.head.append(h("link", { rel: "stylesheet", href: STYLE }));
    this.facts = await catalogue("yggdrasil");
    if (this.id !== "new") await this.load(() => request(this.path(), { token: this.token }));
    this.draw();
  }

  path(more = "") {
    return `/api/campaigns/${encodeURIComponent(this.id)}${more}`;
  }

  /** Ask the server, and say so by the button if it refuses. */
  async load(asked) {
    try {
      this.found = await asked();
      this.said = "";
    } catch (error) {
      this.said = error.message;
    }
  }

  draw() {
    const content = this.id === "new" ? this.start() : this.found ? this.sheet() : [];
    put(
      this.root,
      h(
        "div",
        { class: "page setup yg-campaign-page" },
        faceClips(),
        bar(),
        h("main", { class: "yg-campaign" }, h("h1", {}, t("yg-ui-campaign")), content, h("p", { class: "note", role: "status" }, this.said)),
      ),
    );
  }

  // -- a new campaign

  start() {
    const portrait = (god) =>
      h("button", { type: "button", class: `quiet yg-pick yg-${god}`, "aria-pressed": String(this.chosen.includes(god)), title: this.about(god), onclick: () => this.pick(god) }, godPicture(god), String(name(`yg-god-${god}`)));
    const sizes = [1, 2, 3, 4, 5].map((count) =>
      button(String(count), () => this.resize(count), { "aria-pressed": String(count === this.count), "aria-label": t("yg-ui-campaign-players", { count }) }),
    );
    const known = myCampaigns().map(({ campaign }) => h("li", {}, h("a", { href: `/campaign/${campaign}`, "data-route": true }, campaign)));
    return [
      h("p", {}, t("yg-ui-campaign-about")),
      known.length ? h("fieldset", {}, h("legend", {}, t("yg-ui-campaign-mine")), h("ul", {}, known)) : null,
      h("fieldset", {}, h("legend", {}, t("yg-ui-campaign-gods")), h("div", { class: "segments", role: "group", "aria-label": t("yg-ui-campaign-gods") }, sizes), h("div", { class: "buttons" }, Object.keys(this.facts.gods).map(portrait)), h("p", {}, t("yg-ui-campaign-rest", { count: this.count - this.chosen.length }))),
      h("p", {}, button(t("yg-ui-campaign-new"), () => this.make(), { class: "main big" })),
    ];
  }

  about(god) {
    return `${t(`yg-god-${god}.text`)} ${t(`yg-god-${god}.power`, { amount: this.facts.gods[god].amount })}`;
  }

  resize(count) {
    this.count = count;
    this.chosen = this.chosen.slice(0, count);
    this.draw();
  }

  pick(god) {
    if (this.chosen.includes(god)) this.chosen = this.chosen.filter((other) => other !== god);
    else this.chosen = [...this.chosen, god].slice(-this.count);
    this.draw();
    this.root.querySelector(`.yg-pick.yg-${god}`)?.focus();
  }

  async make() {
    const rest = Object.keys(this.facts.gods).filter((god) => !this.chosen.includes(god)).sort(() => Math.random() - 0.5);
    const gods = Array.from({ length: this.count }, (_, seat) => this.chosen[seat] ?? rest.pop());
    await this.load(() => request("/api/campaigns", { method: "POST", body: { gods } }));
    if (this.said) return this.draw();
    keep(this.found.campaign, this.found.token);
    return go(`/campaign/${this.found.campaign}`);
  }

  // -- a campaign

  sheet() {
    const { found } = this;
    const idle = !found.under_way;
    return [
      h("ol", { class: "sagas" }, this.facts.sagas.map(({ number }) => this.saga(number))),
      found.under_way
        ? h("p", {}, h("a", { class: "button main", href: `/t/${found.under_way}`, "data-route": true }, t("yg-ui-campaign-go-on")))
        : found.next_saga
          ? this.next()
          : h("p", {}, t("yg-ui-campaign-won")),
      h("h2", {}, t("yg-ui-campaign-sheets")),
      idle && found.games.length ? h("p", {}, button(t("yg-ui-campaign-auto"), () => this.spend({ auto: true }), { class: "quiet" })) : null,
      h("div", { class: "yg-xp" }, found.gods.map((god) => this.god(god, idle))),
      found.supporting.length ? h("p", { class: "aside" }, `${t("yg-supporting")}: ${found.supporting.map((god) => name(`yg-god-${god}`)).join(", ")}`) : null,
    ];
  }

  saga(number) {
    const { found } = this;
    const lost = found.games.filter((game) => game.saga === number && game.result === "lost").length;
    const state = number <= found.won ? "won" : number === found.next_saga ? "next" : "";
    const told = state === "won" ? t("yg-ui-campaign-saga-won") : lost ? t("yg-ui-campaign-saga-lost", { count: lost }) : "";
    return h("li", { class: state, "aria-current": state === "next" ? "step" : null }, `${number}. ${t(`yg-saga-${number}`)}`, told ? h("small", {}, ` ${told}`) : null);
  }

  next() {
    const { found } = this;
    const people = [["me", t("yg-ui-who-me")], ["device", t("yg-ui-who-device")], ["friend", t("yg-ui-who-friend")], ["bot", t("yg-ui-bot")]];
    const seats = found.gods.map((god, index) => {
      this.who[index] ??= "bot";
      return h("div", { class: "seat" }, godPicture(god), String(name(`yg-god-${god}`)), this.select(String(name(`yg-god-${god}`)), people, this.who[index], (value) => (this.who[index] = value)));
    });
    return h(
      "fieldset",
      {},
      h("legend", {}, `${t("yg-ui-saga", { number: found.next_saga })}: ${t(`yg-saga-${found.next_saga}`)}`),
      h("p", {}, t(`yg-saga-${found.next_saga}.text`)),
      h("p", {}, t(`yg-page-${found.next_saga}_1.text`)),
      h("div", { class: "buttons" }, seats),
      h("p", {}, button(t("yg-ui-campaign-begin"), () => this.begin(), { class: "main big" })),
    );
  }

  async begin() {
    const seats = this.found.gods.map((_, index) => (this.who[index] === "bot" ? { kind: "bot", bot: "greedy" } : { kind: "human", name: "" }));
    let made = null;
    try {
      made = await request(this.path("/next"), { method: "POST", token: this.token, body: { seats } });
    } catch (error) {
      this.said = error.message;
      return this.draw();
    }
    rememberMade(made, this.who, { game: "yggdrasil", campaign: this.id });
    return go(`/t/${made.table}`);
  }

  // -- experience (YG-20.3 to YG-20.6)

  god(god, idle) {
    const sheet = this.found.sheets[god];
    const rows = [...ROWS.map((row) => [row, `yg-row-${row}`]), ...this.facts.relations.map((row) => [row, `yg-relation-${row}`])];
    return h(
      "section",
      { class: `sheet yg-${god}` },
      h("header", {}, godPicture(god), h("h3", {}, String(name(`yg-god-${god}`))), h("b", {}, t("yg-xp", { xp: sheet.xp }))),
      h("table", {}, h("tbody", {}, rows.map(([row, id]) => h("tr", {}, h("th", { scope: "row" }, t(id)), h("td", {}, this.boxes(god, sheet, row, idle)))))),
    );
  }

  boxes(god, sheet, row, idle) {
    const related = this.facts.relations.includes(row);
    const players = String(this.found.gods.length);
    const costs = related ? this.facts.experience.relations[players] : this.facts.experience[row];
    const filled = related ? sheet[row].length : sheet[row];
    const price = sheet.next_prices[row];
    const can = idle && price !== null && price <= sheet.xp;
    return h(
      "div",
      { class: "boxes" },
      costs.map((cost, at) => {
        if (at < filled) return h("span", { class: "box filled" }, related ? String(name(`yg-god-${sheet[row][at]}`)) : "✓");
        if (at > filled || !can) return h("span", { class: "box" }, cost);
        return related ? this.link(god, sheet, row, cost) : button(t("yg-box-buy", { xp: cost }), () => this.spend({ god, row }), { class: "small" });
      }),
    );
  }

  link(god, sheet, row, cost) {
    const others = [...this.found.gods, ...this.found.supporting].filter((other) => other !== god && !sheet[row].includes(other));
    const choices = [["", t("yg-box-buy", { xp: cost })], ...others.map((other) => [other, String(name(`yg-god-${other}`))])];
    return this.select(t(`yg-relation-${row}`), choices, "", (linked) => linked && this.spend({ god, row, linked }));
  }

  async spend(body) {
    await this.load(() => request(this.path("/spend"), { method: "POST", token: this.token, body }));
    this.draw();
  }

  select(label, choices, chosen, pick) {
    return h("select", { "aria-label": label, onchange: (event) => pick(event.target.value) }, choices.map(([value, text]) => h("option", { value, selected: value === chosen }, text)));
  }

  relocalise() {
    this.draw();
  }

  close() {}
}
