// Blood Rage on the set-up page: the fields of its position table, and what a press on the board does to it.

const PHASES = ["draft", "action", "discard", "quest", "ragnarok", "release", "end"];
/** What the phases of the table are called in the game's texts. */
const NAMED = { draft: "gods_gifts", release: "release_valhalla", end: "over" };
const STEPS = /** @type {[number, number]} */ ([1, 6]);

/** All figures of a clan that are not in the reserve, as "warrior@utgard". */
export const figuresOf = (table, clan) => Object.entries(table[clan]?.figures ?? {}).flatMap(([place, all]) => all.map((figure) => `${figure}@${place}`));

/** The table with these figures of a clan on their places, the rest in the reserve. */
export function withFigures(table, clan, all) {
  const figures = {};
  for (const one of all) {
    const [figure, place] = one.split("@");
    figures[place] = [...(figures[place] ?? []), figure];
  }
  return { ...table, [clan]: { ...table[clan], figures } };
}

const without = (all, one) => all.toSpliced(all.indexOf(one), 1);

const toggled = (all = [], one) => (all.includes(one) ? without(all, one) : [...all, one]);

/** Clans that sit no longer have no sheets, a monster has its card, and the turn is somebody's. */
export function settled(table) {
  const { seats } = table;
  const kept = Object.entries(table).filter(([key, value]) => !value?.stats || seats.includes(key));
  const fresh = Object.fromEntries(seats.map((clan) => [clan, { stats: [1, 1, 1], rage: 6, glory: 0 }]));
  const whose = (clan) => (seats.includes(clan) ? clan : seats[0]);
  return { ...fresh, ...Object.fromEntries(kept), turn: whose(table.turn), first: whose(table.first) };
}

export function setup({ t, name, catalogue }) {
  const provinces = Object.keys(catalogue.provinces);
  const fjords = Object.keys(catalogue.fjords);
  const cards = Object.keys(catalogue.cards);
  const figures = Object.keys(catalogue.figures);
  const upgrades = cards.filter((code) => !["battle", "quest"].includes(catalogue.cards[code].type));
  const placeName = (place) => name(fjords.includes(place) ? "fjord" : provinces.includes(place) ? "province" : "place", place);
  const named = (kind, codes) => codes.map((code) => [code, name(kind, code)]);
  const cardName = (code) => (code.includes(".") ? `${name("card", code)} ${["I", "II", "III"][Number(code.split(".")[1]) - 1]}` : name("card", code));
  const chosenCards = (codes) => codes.map((code) => [code, cardName(code)]);
  const standing = (figure) => (figure === "ship" ? fjords : provinces);
  const own = (table, clan) => figures.filter((figure) => ["leader", "warrior", "ship"].includes(figure) || table[clan]?.upgrades?.includes(figure));
  const spots = (table, clan) => own(table, clan).flatMap((figure) => [...standing(figure), "valhalla"].map((place) => [`${figure}@${place}`, `${name("figure", figure)}, ${placeName(place)}`]));

  function general(table) {
    const clans = named("clan", table.seats);
    const outer = named("province", catalogue.ring);
    return [
      { label: t("br-setup-clans"), kind: "list", path: ["seats"], choices: named("clan", Object.keys(catalogue.clans)) },
      { label: t("br-replay-chapter"), kind: "choice", path: ["age"], choices: [[1, "I"], [2, "II"], [3, "III"]] },
      { label: t("br-setup-phase"), kind: "choice", path: ["phase"], choices: PHASES.map((phase) => [phase, name("phase", NAMED[phase] ?? phase)]) },
      { label: t("br-setup-turn"), kind: "choice", path: ["turn"], choices: clans },
      { label: t("br-setup-first"), kind: "choice", path: ["first"], choices: clans },
      { label: t("br-setup-doomed"), kind: "list", path: ["doomed"], choices: outer },
      { label: t("br-setup-destroyed"), kind: "list", path: ["destroyed"], choices: outer },
      { label: t("br-setup-pillaged"), kind: "list", path: ["pillaged"], choices: named("province", provinces) },
    ];
  }

  function sheet(table, clan) {
    const stat = (kind, at) => ({ label: t("br-setup-step", { stat: name("stat", kind) }), kind: "number", path: [clan, "stats", at], range: STEPS });
    return [
      { label: name("stat", "rage"), kind: "number", path: [clan, "rage"], range: [0, 30] },
      { label: t("br-glory"), kind: "number", path: [clan, "glory"], range: [0, 400] },
      ...["rage", "axes", "horns"].map(stat),
      { label: t("br-setup-passed"), kind: "flag", path: [clan, "passed"] },
      { label: t("br-setup-hand"), kind: "list", path: [clan, "hand"], choices: chosenCards(cards) },
      { label: t("br-setup-quests"), kind: "list", path: [clan, "quests"], choices: chosenCards(cards.filter((code) => catalogue.cards[code].type === "quest")) },
      { label: t("br-setup-upgrades"), kind: "list", path: [clan, "upgrades"], choices: chosenCards(upgrades) },
      { label: t("br-setup-figures"), kind: "list", path: [], choices: spots(table, clan), read: (all) => figuresOf(all, clan), write: (all, value) => withFigures(all, clan, value) },
    ];
  }

  return {
    settled,
    groups: (table) => [{ title: t("br-setup-board"), fields: general(table) }, ...table.seats.map((clan) => ({ title: name("clan", clan), fields: sheet(table, clan) }))],
    brushes: (table) => [
      ["move", t("ui-setup-move")],
      ["remove", t("ui-setup-remove")],
      ...table.seats.flatMap((clan) => own(table, clan).map((figure) => [`${clan}:${figure}`, `${name("clan", clan)}: ${name("figure", figure)}`])),
      ["pillaged", t("br-setup-pillaged")],
      ["destroyed", t("br-setup-destroyed")],
    ],
    /** A piece is lifted, put down, put there or taken away; a province is pillaged or burnt, or not. */
    pressed(thing, { brush, held }, table) {
      const [kind, ...rest] = thing.split(":");
      const what = rest.join(":");
      if (kind === "piece") return piece(what.includes(":") ? what : `${table.turn}:${what}`, brush, table);
      if (kind !== "place") return null;
      if (brush === "pillaged" || brush === "destroyed") return { table: { ...table, [brush]: toggled(table[brush], what) } };
      if (brush === "move") return held ? { table: moved(held, what, table) } : null;
      const [clan, figure] = brush.split(":");
      return figure ? { table: withFigures(table, clan, [...figuresOf(table, clan), `${figure}@${what}`]) } : null;
    },
  };

  function piece(what, brush, table) {
    const [clan, figure] = what.split(":");
    if (brush === "remove") return { table: withFigures(table, clan, without(figuresOf(table, clan), figure)) };
    return brush === "move" ? { held: what } : null;
  }

  function moved(held, place, table) {
    const [clan, figure] = held.split(":");
    return withFigures(table, clan, [...without(figuresOf(table, clan), figure), `${figure.split("@")[0]}@${place}`]);
  }
}
