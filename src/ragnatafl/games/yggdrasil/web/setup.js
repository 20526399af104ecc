// Yggdrasil on the set-up page: the fields of its position table, and what a press on the Tree does to it.

import { valueAt, withValue } from "../../../web/js/fields.js";

const PHASES = ["move", "action", "reveal", "round"];
/** What tells whose cards lie where: if one of these changes, the Enemy cards are dealt anew. */
const ORDER = ["gods", "supporting", "phase", "active", "order"];
/** What a page of a saga sets up by itself. */
const OF_PAGE = ["counters", "opponents", "slain", "tokens", "face_up", "pile"];
const ON_TREE = ["hel", "surtur", "loki", "jormungand", "fenrir"];

const toggled = (all, one) => (all.includes(one) ? all.filter((other) => other !== one) : [...all, one]);

const figuresOf = ({ gods, supporting = [] }) => [...gods, ...supporting];

/** An Enemy card as "enemy/god": a god's own may be named by the Enemy alone. */
const wholeCard = (card, god) => (card.includes("/") ? card : `${card}/${god}`);

/** The Enemy cards that are named, each as [place, card]: in a god's deck, laid before him, or on the Wheel. */
const cardsOf = ({ gods, wheel = {}, ...table }) => [
  ...gods.flatMap((god) => (table[god]?.deck ?? []).map((card) => [`${god} deck`, wholeCard(card, god)])),
  ...gods.filter((god) => table[god]?.laid).map((god) => [`${god} laid`, wholeCard(table[god].laid, god)]),
  ...Object.entries(wheel).flatMap(([enemy, all]) => all.map((god) => ["wheel", `${enemy}/${god}`])),
];

/** An Enemy card that was put somewhere is nowhere else any more. */
function taken(table, before) {
  const old = cardsOf(before).map(String);
  const put = new Map(cardsOf(table).filter((one) => !old.includes(String(one))).map(([place, card]) => [card, place]));
  if (!put.size) return table;
  const stays = (card, place) => (put.get(card) ?? place) === place;
  const sheets = table.gods.filter((god) => table[god]).map((god) => {
    const { laid, ...sheet } = table[god];
    if (sheet.deck) sheet.deck = sheet.deck.filter((card) => stays(wholeCard(card, god), `${god} deck`));
    return [god, laid && stays(wholeCard(laid, god), `${god} laid`) ? { ...sheet, laid } : sheet];
  });
  const wheel = Object.entries(table.wheel ?? {}).map(([enemy, all]) => [enemy, all.filter((god) => stays(`${enemy}/${god}`, "wheel"))]);
  return { ...table, ...Object.fromEntries(sheets), wheel: Object.fromEntries(wheel) };
}

/** Another saga, or another page of it, begins with its own set-up. */
function turned(table, before) {
  const other = (table.saga ?? 0) !== (before.saga ?? 0);
  if (!other && table.page === before.page) return table;
  const gone = other ? [...OF_PAGE, "page", "tree", "nidhogg"] : [...OF_PAGE, "nidhogg"];
  return Object.fromEntries(Object.entries(table).filter(([key]) => !gone.includes(key)));
}

/** The whole table in step with a change: each Artifact and Jötun is in one place, and all gods that play have their turn. */
export function settled(table, before) {
  const names = figuresOf(table);
  const held = table.gods.flatMap((god) => table[god]?.artifacts ?? []);
  const kept = Object.entries(table).filter(([key, value]) => typeof value?.world !== "string" || names.includes(key));
  /** @type {any} */
  const changed = { ...Object.fromEntries(kept), stacks: table.stacks.map((stack) => stack.filter((one) => !held.includes(one))) };
  const sleeping = (table.jotun_cards ?? []).filter((jotun) => !table.jotuns.includes(jotun));
  Object.assign(changed, { jotun_cards: sleeping, jotuns_left: sleeping.length });
  if (table.creatures) changed.creatures_left = table.creatures.length;
  if (!table.gods.includes(table.active)) changed.active = table.gods[0];
  changed.order = [...table.order.filter((god) => table.gods.includes(god)), ...table.gods.filter((god) => !table.order.includes(god))];
  const paged = turned(changed, before);
  return ORDER.some((key) => JSON.stringify(table[key]) !== JSON.stringify(before[key])) ? dealtAnew(paged) : taken(paged, before);
}

function dealtAnew(table) {
  const sheets = table.gods.filter((god) => table[god]).map((god) => {
    const sheet = { ...table[god] };
    for (const key of ["deck", "laid"]) delete sheet[key];
    return [god, sheet];
  });
  return { ...table, ...Object.fromEntries(sheets), wheel: {}, order: [table.active, ...table.order.filter((god) => god !== table.active)] };
}

/** A list whose first is on top: what is added is put there. @type {(path: (string | number)[]) => (table: any, value: any[]) => any} */
const onTop = (path) => (table, value) => withValue(table, path, value.length > (valueAt(table, path) ?? []).length ? [value.at(-1), ...value.slice(0, -1)] : value);

export function setup({ t, name, noun, catalogue }) {
  const worlds = Object.keys(catalogue.worlds);
  const named = (kind, codes) => codes.map((code) => [code, name(kind, code)]);
  const inWorld = named("world", worlds);
  const number = (label, path, most) => ({ label, kind: "number", path, range: [0, most] });

  function general(table) {
    const { pieces } = catalogue;
    return [
      { label: t("yg-replay-chapter"), kind: "number", path: ["round"], range: [1, 40] },
      { label: t("yg-setup-phase"), kind: "choice", path: ["phase"], choices: PHASES.map((phase) => [phase, t(`yg-setup-phase-${phase}`)]) },
      { label: t("yg-setup-active"), kind: "choice", path: ["active"], choices: named("god", table.gods) },
      number(name("enemy", "nidhogg"), ["nidhogg"], table.tree),
      number(t("yg-setup-giants"), ["giants"], pieces.fire_giants),
      number(t("yg-setup-nameless"), ["nameless"], pieces.nameless),
      number(t("yg-setup-heroes"), ["heroes"], pieces.heroes),
      number(t("yg-setup-island"), ["island"], catalogue.islands.length - 1),
      number(t("yg-setup-rotation"), ["rotation"], 2),
      { label: t("yg-setup-devastated"), kind: "list", path: ["devastated"], choices: inWorld },
      { label: t("yg-setup-jotuns"), kind: "list", path: ["jotuns"], choices: named("jotun", Object.keys(catalogue.jotuns)) },
    ];
  }

  const enemies = () => ON_TREE.map((enemy) => ({ label: name("enemy", enemy), kind: "choice", path: ["enemies", enemy], choices: [...inWorld, ["cage", name("place", "cage")]] }));

  function sheet(table, god) {
    const where = { label: t("yg-setup-world"), kind: "choice", path: [god, "world"], choices: inWorld };
    const life = number(t("yg-setup-life"), [god, "life"], 12);
    if (!table.gods.includes(god)) return [where, life];
    return [where, life, number(t("yg-setup-elves"), [god, "elves"], 13), number(t("yg-setup-vanir"), [god, "vanir"], 9), { label: t("yg-setup-artifacts"), kind: "list", path: [god, "artifacts"], choices: named("artifact", Object.keys(catalogue.artifacts)) }, ...enemyCards(table, god)];
  }

  const none = [null, t("yg-setup-none")];
  const pile = (label, path, choices) => ({ label, kind: "list", path, choices, write: onTop(path) });

  const cards = (table) => Object.keys(catalogue.enemies).flatMap((enemy) => figuresOf(table).map((god) => [`${enemy}/${god}`, `${name("enemy", enemy)} (${name("god", god)})`]));

  /** The Enemy cards of a god who plays. */
  const enemyCards = (table, god) => [
    { ...pile(t("yg-setup-deck"), [god, "deck"], cards(table)), read: (all) => (all[god]?.deck ?? []).map((card) => wholeCard(card, god)) },
    { label: t("yg-setup-laid"), kind: "choice", path: [god, "laid"], choices: [none, ...cards(table)], read: (all) => (all[god]?.laid ? wholeCard(all[god].laid, god) : null), write: (all, value) => laid(all, god, value) },
  ];

  function laid(table, god, value) {
    const rest = Object.fromEntries(Object.entries(table[god]).filter(([key]) => key !== "laid"));
    return { ...table, [god]: value ? { ...rest, laid: value } : rest };
  }

  const wheel = (table) => Object.keys(catalogue.enemies).map((enemy) => ({ label: name("enemy", enemy), kind: "list", path: ["wheel", enemy], choices: named("god", figuresOf(table)) }));

  function stacks() {
    const artifacts = Object.entries(catalogue.artifacts);
    const ofLevel = (level) => named("artifact", artifacts.filter(([, one]) => one.level === level).map(([code]) => code));
    return [
      ...[1, 2, 3].map((level) => pile(t("yg-setup-stack", { level }), ["stacks", level - 1], ofLevel(level))),
      pile(t("yg-setup-creatures"), ["creatures"], named("creature", Object.keys(catalogue.creatures))),
      pile(t("yg-setup-sleeping"), ["jotun_cards"], named("jotun", Object.keys(catalogue.jotuns))),
    ];
  }

  function counterName(key) {
    const [foe, kind] = key.includes(".") ? key.split(".") : [null, key];
    return t(`yg-counter-${kind}`, foe ? { foe: noun("foe", foe) } : {});
  }

  /** The saga, its page, and what lies on it. */
  function story(table) {
    const titles = catalogue.sagas.map(({ number: one }) => [one, t(`yg-saga-${one}`)]);
    const which = { label: t("yg-setup-saga"), kind: "choice", path: ["saga"], choices: [[0, t("yg-setup-none")], ...titles], read: (all) => all.saga ?? 0 };
    const saga = catalogue.sagas[(table.saga ?? 0) - 1];
    if (!saga) return [which];
    const pages = saga.pages.map((_, at) => [at + 1, t(`yg-page-${saga.number}_${at + 1}`)]);
    const counters = saga.counters.map(({ name: key, low, high }) => ({ label: counterName(key), kind: "number", path: ["counters", key], range: [low, high] }));
    const foes = saga.opponents.map((foe) => ({ label: name("foe", foe), kind: "choice", path: ["opponents", foe], choices: [...inWorld, ["out", t("yg-setup-out")]] }));
    const slain = saga.opponents.length ? [{ label: t("yg-setup-slain"), kind: "list", path: ["slain"], choices: named("foe", saga.opponents) }] : [];
    return [which, { label: t("yg-setup-page"), kind: "choice", path: ["page"], choices: pages }, ...counters, ...foes, ...slain, ...tokens(table, Object.keys(saga.tokens))];
  }

  /** Tokens lie face down in the Worlds or in a pile, and some face up. */
  function tokens(table, kinds) {
    if (!kinds.length) return [];
    const choices = named("token", kinds);
    const inside = worlds.map((world) => ({ label: t("yg-setup-token", { world: name("world", world) }), kind: "choice", path: ["tokens", world], choices: [none, ...choices], read: (all) => all.tokens?.[world] ?? null }));
    const up = kinds.map((kind) => number(t("yg-setup-up", { token: name("token", kind) }), ["face_up", kind], 9));
    return [...(table.pile?.length ? [pile(t("yg-setup-pile"), ["pile"], choices)] : inside), ...up];
  }

  /** Who was lifted stands in that World now. */
  function moved(held, world, table) {
    const [kind, who] = held.split(":");
    return kind === "god" ? { ...table, [who]: { ...table[who], world } } : { ...table, enemies: { ...table.enemies, [who]: world } };
  }

  return {
    settled,
    groups: (table) => [
      { title: t("yg-setup-tree"), fields: general(table) },
      { title: t("yg-setup-enemies"), fields: enemies() },
      { title: name("place", "wheel"), fields: wheel(table) },
      ...figuresOf(table).map((god) => ({ title: name("god", god), fields: sheet(table, god) })),
      { title: t("yg-setup-stacks"), fields: stacks() },
      { title: t("yg-setup-saga"), fields: story(table) },
    ],
    brushes: () => [["move", t("ui-setup-move")], ["devastated", t("yg-setup-devastated")]],
    /** A god or an Enemy is lifted and put down; a World is Devastated, or not. */
    pressed(thing, { brush, held }, table) {
      const [kind, what] = thing.split(":");
      if (kind === "place" && brush === "devastated") return { table: { ...table, devastated: toggled(table.devastated, what) } };
      if (kind === "place" && held) return { table: moved(held, what, table) };
      const movable = (kind === "god" && figuresOf(table).includes(what)) || (kind === "foe" && ON_TREE.includes(what));
      return movable && brush === "move" ? { held: thing } : null;
    },
  };
}
