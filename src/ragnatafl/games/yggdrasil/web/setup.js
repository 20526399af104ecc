// Yggdrasil on the set-up page: the fields of its position table, and what a press on the Tree does to it.

const PHASES = ["move", "action", "reveal", "round"];
/** What tells whose cards lie where: if one of these changes, the Enemy cards are dealt anew. */
const ORDER = ["gods", "supporting", "phase", "active", "order"];
const ON_TREE = ["hel", "surtur", "loki", "jormungand", "fenrir"];

const toggled = (all, one) => (all.includes(one) ? all.filter((other) => other !== one) : [...all, one]);

const figuresOf = ({ gods, supporting = [] }) => [...gods, ...supporting];

/** The whole table in step with a change: each Artifact and Jötun is in one place, and all gods that play have their turn. */
export function settled(table, before) {
  const names = figuresOf(table);
  const held = table.gods.flatMap((god) => table[god]?.artifacts ?? []);
  const kept = Object.entries(table).filter(([key, value]) => typeof value?.world !== "string" || names.includes(key));
  /** @type {any} */
  const changed = { ...Object.fromEntries(kept), stacks: table.stacks.map((stack) => stack.filter((one) => !held.includes(one))) };
  const sleeping = (table.jotun_cards ?? []).filter((jotun) => !table.jotuns.includes(jotun));
  Object.assign(changed, { jotun_cards: sleeping, jotuns_left: sleeping.length });
  if (!table.gods.includes(table.active)) changed.active = table.gods[0];
  changed.order = [...table.order.filter((god) => table.gods.includes(god)), ...table.gods.filter((god) => !table.order.includes(god))];
  return ORDER.some((key) => JSON.stringify(table[key]) !== JSON.stringify(before[key])) ? dealtAnew(changed) : changed;
}

function dealtAnew(table) {
  const sheets = table.gods.filter((god) => table[god]).map((god) => {
    const sheet = { ...table[god] };
    for (const key of ["deck", "laid"]) delete sheet[key];
    return [god, sheet];
  });
  return { ...table, ...Object.fromEntries(sheets), wheel: {}, order: [table.active, ...table.order.filter((god) => god !== table.active)] };
}

export function setup({ t, name, catalogue }) {
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
    return [where, life, number(t("yg-setup-elves"), [god, "elves"], 13), number(t("yg-setup-vanir"), [god, "vanir"], 9), { label: t("yg-setup-artifacts"), kind: "list", path: [god, "artifacts"], choices: named("artifact", Object.keys(catalogue.artifacts)) }];
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
      ...figuresOf(table).map((god) => ({ title: name("god", god), fields: sheet(table, god) })),
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
