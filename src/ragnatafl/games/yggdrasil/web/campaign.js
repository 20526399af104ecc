// The Ragnarök campaign (YG-20): the sagas in order, the gods' experience sheets, and the next game's table.

import { catalogue, request } from "../../../web/js/api.js";
import { button, h, put, s } from "../../../web/js/dom.js";
import { loadTexts, name, t } from "../../../web/js/i18n.js";
import { bar, redrawn, setTitle } from "../../../web/js/page.js";
import { go } from "../../../web/js/route.js";
import { forgetPage, keepPage, keptPages, placeFor, rememberMade } from "../../../web/js/store.js";
import { emblem, icon } from "./emblems.js";
import { faceClips, godPicture } from "./pieces.js";
import { RELATION_SIGNS } from "./reading.js";

const ROWS = ["elves", "vanir_dice", "god_faces", "vanir_faces"];
const SIGNS = { elves: "elf", vanir_dice: "vanir_die", god_faces: "god_die", vanir_faces: "vanir_die", ...RELATION_SIGNS };
const SHOWN = 8;
const STYLES = ["/static/games/yggdrasil/web/face.css", "/static/games/yggdrasil/web/campaign.css"];

const PAGE = "campaign";

export class CampaignPage {
  constructor(root, id) {
    this.root = root;
    this.id = id;
    const given = new URLSearchParams(location.hash.slice(1)).get("c");
    if (given) {
      keepPage(PAGE, id, { token: given });
      history.replaceState(null, "", location.pathname);
    }
    this.token = given ?? keptPages(PAGE).find((one) => one.campaign === id)?.token;
    this.who = ["me"];
    this.count = 3;
    this.chosen = [];
  }

  async open() {
    for (const href of STYLES) if (!document.querySelector(`link[href="${href}"]`)) document.head.append(h("link", { rel: "stylesheet", href }));
    await loadTexts("yggdrasil");
    this.facts = await catalogue("yggdrasil");
    if (this.id !== "new") await this.load(() => request(this.path(), { token: this.token }));
    if (this.found) this.noted();
    this.draw();
  }

  path(more = "") {
    return `/api/campaigns/${encodeURIComponent(this.id)}${more}`;
  }

  /** Let the home page tell how far the campaign has come. */
  noted() {
    const { won } = this.found;
    if (this.token) keepPage(PAGE, this.id, { token: this.token, progress: { id: "yg-ui-campaign-progress", args: { won, all: this.facts.sagas.length } } });
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
    redrawn(this.root, () => this.build());
  }

  build() {
    const content = this.id === "new" ? this.start() : this.found ? this.sheet() : [];
    setTitle(t("yg-ui-campaign"));
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
    const sizes = [1, 2, 3, 4, 5].map((count) =>
      button(String(count), () => this.resize(count), { "aria-pressed": String(count === this.count), "aria-label": t("yg-ui-campaign-players", { count }) }),
    );
    return [
      h("p", { class: "lead" }, t("yg-ui-campaign-about")),
      this.known(),
      h(
        "fieldset",
        {},
        h("legend", {}, t("yg-ui-campaign-gods")),
        h("div", { class: "segments", role: "group", "aria-label": t("yg-ui-campaign-gods") }, sizes),
        h("div", { class: "yg-picks" }, Object.keys(this.facts.gods).map((god) => this.portrait(god))),
        h("p", { class: "aside" }, t("yg-ui-campaign-rest", { count: this.count - this.chosen.length })),
      ),
      h("p", {}, button(t("yg-ui-campaign-new"), () => this.make(), { class: "main big" })),
      this.road(0, 1),
      this.story(this.read ?? 1),
    ];
  }

  portrait(god) {
    const at = this.chosen.indexOf(god);
    return h(
      "button",
      { type: "button", class: `quiet yg-pick yg-${god}`, "aria-pressed": String(at >= 0), onclick: () => this.pick(god) },
      godPicture(god),
      h("span", { class: "name" }, String(name(`yg-god-${god}`)), at >= 0 ? h("b", { class: "at" }, at + 1) : null),
      h("span", { class: "about" }, t(`yg-god-${god}.power`, { amount: this.facts.gods[god].amount })),
    );
  }

  /** The campaigns of this browser: their gods and how far they have come, as soon as the server tells. */
  known() {
    const mine = keptPages(PAGE).slice(0, SHOWN);
    if (!mine.length) return null;
    const line = ({ campaign, token }) => {
      const link = h("a", { class: "yg-mine", href: `/campaign/${campaign}`, "data-route": true }, campaign);
      request(`/api/campaigns/${encodeURIComponent(campaign)}`, { token })
        .then(({ gods, won }) => put(link, gods.map((god) => godPicture(god)), t("yg-ui-campaign-progress", { won, all: this.facts.sagas.length })))
        .catch((error) => (link.remove(), error.code === "no_campaign" && forgetPage(PAGE, campaign)));
      return link;
    };
    return h("fieldset", {}, h("legend", {}, t("yg-ui-campaign-mine")), h("div", { class: "buttons" }, mine.map(line)));
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
    keepPage(PAGE, this.found.campaign, { token: this.found.token });
    return go(`/campaign/${this.found.campaign}`);
  }

  // -- a campaign

  sheet() {
    const { found } = this;
    const idle = !found.under_way;
    const next = found.next_saga ?? this.facts.sagas.length;
    return [
      h("p", { class: "lead" }, found.next_saga ? t("yg-ui-campaign-progress", { won: found.won, all: this.facts.sagas.length }) : t("yg-ui-campaign-won")),
      found.seeded ? h("p", { class: "caution" }, t("yg-ui-campaign-seeded")) : null,
      this.canBuy(idle) ? this.experience(idle) : null,
      this.road(found.won, found.next_saga),
      this.story(this.read ?? next),
      this.canBuy(idle) ? null : this.experience(idle),
    ];
  }

  /** Whether a god has enough for a box: then that comes first. */
  canBuy(idle) {
    const enough = ({ xp, next_prices: prices }) => Object.values(prices).some((price) => price !== null && price <= xp);
    return idle && this.found.gods.some((god) => enough(this.found.sheets[god]));
  }

  experience(idle) {
    const { found } = this;
    const unspent = found.gods.filter((god) => found.sheets[god].xp > 0).map((god) => `${name(`yg-god-${god}`)}: ${t("yg-xp", { xp: found.sheets[god].xp })}`);
    return [
      h("h2", { class: "yg-unspent" }, t("yg-ui-campaign-sheets"), unspent.length && idle ? h("small", {}, t("yg-ui-campaign-unspent", { gods: unspent.join(", ") })) : null),
      h("p", { class: "aside" }, t("yg-ui-campaign-boxes", { victory: this.facts.experience.victory, defeat: this.facts.experience.defeat })),
      h("ul", { class: "rows" }, this.rows().map(([row, id]) => h("li", {}, icon(SIGNS[row]), h("span", {}, h("b", {}, `${t(id)}: `), t(`${id}.text`))))),
      this.looked ? this.look() : null,
      h(
        "p",
        { class: "buttons" },
        this.canBuy(idle) ? button(t("yg-ui-campaign-auto"), () => this.spend({ auto: true }), { class: "quiet" }) : null,
        idle && found.games.at(-1)?.bought.length ? button(t("yg-ui-campaign-undo", { box: this.boxText(found.games.at(-1).bought.at(-1)) }), () => this.takeBack(), { class: "quiet" }) : null,
      ),
      h("div", { class: "yg-xp" }, found.gods.map((god) => this.god(god, idle))),
      found.supporting.length ? h("p", { class: "aside" }, `${t("yg-supporting")}: ${found.supporting.map((god) => name(`yg-god-${god}`)).join(", ")}`) : null,
    ];
  }

  /** A box in words, from "god row" or "god row linked_god". */
  boxText(bought) {
    const [god, row, linked] = bought.split(" ");
    const [, id] = this.rows().find(([one]) => one === row);
    return `${name(`yg-god-${god}`)}: ${t(id)}${linked ? ` (${name(`yg-god-${linked}`)})` : ""}`;
  }

  /** What a box would bring and cost, before it is bought. */
  look() {
    const { god, row, linked, cost } = this.looked;
    const [, id] = this.rows().find(([one]) => one === row);
    const { xp } = this.found.sheets[god];
    return h(
      "section",
      { class: "yg-look", "aria-label": t("yg-ui-campaign-look") },
      h("h3", {}, icon(SIGNS[row]), this.boxText([god, row, linked].filter(Boolean).join(" "))),
      h("p", {}, t(`${id}.text`)),
      h("p", {}, t("yg-ui-campaign-price", { xp, left: xp - cost })),
      h(
        "p",
        { class: "buttons" },
        button(t("yg-ui-campaign-buy"), () => this.spend(linked ? { god, row, linked } : { god, row }), { class: "main" }),
        button(t("ui-cancel"), () => this.lookAt(null), { class: "quiet" }),
      ),
    );
  }

  lookAt(looked) {
    this.looked = looked;
    this.draw();
    this.root.querySelector(".yg-look button")?.focus();
    this.root.querySelector(".yg-look")?.scrollIntoView({ block: "nearest" });
  }

  async takeBack() {
    await this.load(() => request(this.path("/spend/undo"), { method: "POST", token: this.token }));
    this.looked = null;
    this.draw();
  }

  /** The sagas as stations along a root; each can be read, the next one is played. */
  road(won, next) {
    return h("ol", { class: "sagas" }, this.facts.sagas.map(({ number }) => this.station(number, won, next)));
  }

  station(number, won, next) {
    const lost = this.found?.games.filter((game) => game.saga === number && game.result === "lost").length ?? 0;
    const state = number <= won ? "won" : number === next ? "next" : "later";
    const told = state === "won" ? t("yg-ui-campaign-saga-won") : lost ? t("yg-ui-campaign-saga-lost", { count: lost }) : "";
    const open = number === (this.read ?? next ?? this.facts.sagas.length);
    const show = () => {
      this.read = number;
      this.draw();
      this.root.querySelector(`.sagas [data-saga="${number}"]`)?.focus();
    };
    return h(
      "li",
      { class: state, "aria-current": state === "next" ? "step" : null },
      h(
        "button",
        { type: "button", class: "quiet station", "aria-pressed": String(open), "data-saga": number, onclick: show },
        s("svg", { viewBox: "-36 -36 72 72", "aria-hidden": "true" }, s("circle", { r: 31, class: "stone" }), emblem(`saga_${number}`, 0, 0, 36), state === "won" ? s("g", { class: "seal", transform: "translate(23 23)" }, s("circle", { r: 11 }), s("path", { d: "M-5 0L-1 4 6-4" })) : null),
        h("span", { class: "title" }, h("b", {}, `${number}. `), t(`yg-saga-${number}`)),
        told ? h("small", {}, told) : null,
      ),
      this.gains(number),
      state === "next" && this.found ? h("p", { class: "party", role: "img", "aria-label": this.found.gods.map((god) => String(name(`yg-god-${god}`))).join(", ") }, this.found.gods.map((god) => godPicture(god))) : null,
    );
  }

  /** What the gods bought after the games of a saga. */
  gains(number) {
    const bought = (this.found?.games ?? []).filter(({ saga }) => saga === number).flatMap((game) => game.bought);
    if (!bought.length) return null;
    const one = (box) => {
      const [god, row] = box.split(" ");
      return h("li", { title: this.boxText(box), role: "img", "aria-label": this.boxText(box) }, godPicture(god), icon(SIGNS[row]));
    };
    return h("ul", { class: "gains" }, bought.map(one));
  }

  /** One saga to read: its tale, what its pages ask for, its games; and who sits down if it is the next. */
  story(number) {
    const { found } = this;
    const pages = this.facts.sagas[number - 1].pages.map((_, at) =>
      h("li", {}, h("b", {}, t("yg-ui-campaign-page", { number: at + 1, title: t(`yg-page-${number}_${at + 1}`) })), h("p", {}, t(`yg-page-${number}_${at + 1}.text`))),
    );
    const games = found?.games.filter((game) => game.saga === number) ?? [];
    return h(
      "section",
      { class: "yg-tale", "aria-label": t(`yg-saga-${number}`) },
      s("svg", { viewBox: "-15 -15 30 30", class: "art", "aria-hidden": "true" }, emblem(`saga_${number}`)),
      h(
        "div",
        { class: "words" },
        h("h2", {}, `${t("yg-ui-saga", { number })}: ${t(`yg-saga-${number}`)}`),
        h("p", { class: "tale" }, t(`yg-saga-${number}.text`)),
        h("ul", { class: "pages" }, pages),
        games.length ? h("p", { class: "games" }, games.map(({ result, table }, at) => h("a", { href: `/t/${table}`, "data-route": true }, t("yg-ui-campaign-game", { number: at + 1, result })))) : null,
        this.begins(number),
      ),
    );
  }

  begins(number) {
    const { found } = this;
    if (!found) return null;
    if (found.under_way && number === found.next_saga) return this.goesOn(found);
    if (number === found.next_saga) return this.next();
    return found.next_saga && number > found.next_saga ? h("p", { class: "aside" }, t("yg-ui-campaign-later", { number: number - 1 })) : null;
  }

  goesOn({ under_way: table, frozen }) {
    const link = h("a", { class: "button main big", href: `/t/${table}`, "data-route": true }, t("yg-ui-campaign-go-on"));
    return [frozen ? h("p", {}, t("error-frozen")) : null, h("p", {}, link)];
  }

  next() {
    const people = [["me", t("yg-ui-who-me")], ["device", t("yg-ui-who-device")], ["friend", t("yg-ui-who-friend")], ["bot", t("ui-bot")]];
    const seats = this.found.gods.map((god, index) => {
      this.who[index] ??= "bot";
      return h("label", { class: "seat" }, godPicture(god), h("span", {}, String(name(`yg-god-${god}`))), this.select(String(name(`yg-god-${god}`)), people, this.who[index], (value) => (this.who[index] = value)));
    });
    return [h("div", { class: "seats" }, seats), h("p", {}, button(t("yg-ui-campaign-begin"), () => this.begin(), { class: "main big" }))];
  }

  async begin() {
    const seats = this.found.gods.map((_, index) => (this.who[index] === "bot" ? { kind: "bot" } : placeFor(this.who[index])));
    let made;
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

  /** The rows of a sheet, each with its message. */
  rows() {
    return [...ROWS.map((row) => [row, `yg-row-${row}`]), ...this.facts.relations.map((row) => [row, `yg-relation-${row}`])];
  }

  god(god, idle) {
    const sheet = this.found.sheets[god];
    const line = ([row, id]) => h("tr", { title: t(`${id}.text`) }, h("th", { scope: "row" }, icon(SIGNS[row]), h("span", {}, t(id))), h("td", {}, this.boxes(god, sheet, row, idle)));
    return h(
      "section",
      { class: `sheet yg-${god}` },
      h("header", {}, godPicture(god), h("h3", {}, String(name(`yg-god-${god}`))), h("b", { class: sheet.xp ? "xp some" : "xp" }, t("yg-xp", { xp: sheet.xp }))),
      h("table", {}, h("tbody", {}, this.rows().map(line))),
    );
  }

  boxes(god, sheet, row, idle) {
    const related = this.facts.relations.includes(row);
    const players = String(this.found.gods.length);
    const costs = related ? this.facts.experience.relations[players] : this.facts.experience[row];
    const filled = related ? sheet[row].length : sheet[row];
    const price = sheet.next_prices[row];
    const can = idle && price !== null && price <= sheet.xp;
    const link = (other) => h("span", { class: "box linked", role: "img", "aria-label": String(name(`yg-god-${other}`)), title: String(name(`yg-god-${other}`)) }, godPicture(other));
    return h(
      "div",
      { class: "boxes" },
      costs.map((cost, at) => {
        if (at < filled) return related ? link(sheet[row][at]) : h("span", { class: "box filled" }, "✓");
        if (at > filled || !can) return h("span", { class: "box" }, cost);
        return related ? this.link(god, sheet, row, cost) : button(String(cost), () => this.lookAt({ god, row, cost }), { class: "box buy", "aria-label": t("yg-box-buy", { xp: cost }), title: t("yg-box-buy", { xp: cost }) });
      }),
    );
  }

  link(god, sheet, row, cost) {
    const others = [...this.found.gods, ...this.found.supporting].filter((other) => other !== god && !sheet[row].includes(other));
    const choices = [["", `${cost} ▾`], ...others.map((other) => [other, String(name(`yg-god-${other}`))])];
    const label = t("yg-ui-campaign-link", { relation: name(`yg-relation-${row}`), xp: cost });
    return this.select(label, choices, "", (linked) => linked && this.lookAt({ god, row, linked, cost }), "box buy");
  }

  async spend(body) {
    this.looked = null;
    await this.load(() => request(this.path("/spend"), { method: "POST", token: this.token, body }));
    this.draw();
    this.root.querySelector(`.sheet.yg-${body.god ?? this.found.gods[0]} .buy`)?.focus();
  }

  select(label, choices, chosen, pick, look = null) {
    return h("select", { class: look, title: label, "aria-label": label, onchange: (event) => pick(event.target.value) }, choices.map(([value, text]) => h("option", { value, selected: value === chosen }, text)));
  }

  relocalise() {
    this.draw();
  }

  close() {}
}
