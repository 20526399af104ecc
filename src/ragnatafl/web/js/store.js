// What this browser remembers: the tables it has seats at, and how the player likes the page.

const TABLES = "ragnatafl.tables";

function read() {
  try {
    const found = JSON.parse(localStorage.getItem(TABLES) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

function write(tables) {
  localStorage.setItem(TABLES, JSON.stringify(tables.slice(0, 60)));
}

/** The tables of this browser, the latest first: {table, game, tokens, watch, links, coach, over, at}. */
export const myTables = () => read();

export const myTable = (table) => read().find((one) => one.table === table) ?? null;

/** Remember a table or change what is known of it. */
export function remember(table, facts) {
  const all = read();
  const found = all.find((one) => one.table === table) ?? { table, tokens: [] };
  const changed = { ...found, ...facts, at: Date.now() };
  write([changed, ...all.filter((one) => one.table !== table)]);
  return changed;
}

/** Remember a table this browser has made; `who` tells for each seat whether it is "me", "device", "friend" or a bot. */
export function rememberMade(made, who, facts) {
  const mine = made.seats.filter((_, index) => ["me", "device"].includes(who[index]));
  const links = made.seats.filter((_, index) => who[index] === "friend");
  return remember(made.table, {
    ...facts,
    tokens: mine.map((seat) => seat.token),
    order: mine.map((seat) => seat.seat),
    watch: mine.length ? null : made.watch,
    links: links.map(({ seat, code, token }) => ({ seat, code, token })),
    watchLink: made.watch,
    invite: links.length > 0,
  });
}

export function forget(table) {
  write(read().filter((one) => one.table !== table));
}

/** Take a seat or watch link that was opened (its secret stands after the #) into memory. */
export function takeLink(table, fragment) {
  const given = new URLSearchParams(fragment.replace(/^#/, ""));
  const seat = given.getAll("s");
  const watch = given.get("w");
  if (!seat.length && !watch) return myTable(table);
  const known = myTable(table);
  const tokens = [...new Set([...(known?.tokens ?? []), ...seat])];
  return remember(table, { tokens, watch: watch ?? known?.watch ?? null });
}

const SETTINGS = { theme: ["", "night", "day"], motion: ["", "off"], sound: ["", "on"] };

export const setting = (name) => localStorage.getItem(`ragnatafl.${name}`) ?? "";

export function choose(name, value) {
  if (!SETTINGS[name].includes(value)) return;
  if (value) localStorage.setItem(`ragnatafl.${name}`, value);
  else localStorage.removeItem(`ragnatafl.${name}`);
  applySettings();
}

/** Put the choices where the style sheets can see them. */
export function applySettings() {
  const root = document.documentElement.dataset;
  root.theme = dayTheme() ? "day" : "night";
  for (const one of document.querySelectorAll(".theme")) one.dispatchEvent(new Event("theme"));
  for (const name of ["motion", "sound"]) {
    if (setting(name)) root[name] = setting(name);
    else delete root[name];
  }
}

/** As chosen, or as the system has it. */
export const dayTheme = () =>
  setting("theme") ? setting("theme") === "day" : matchMedia("(prefers-color-scheme: light)").matches;

export const playerName = () => localStorage.getItem("ragnatafl.name") ?? "";
export const setPlayerName = (name) => localStorage.setItem("ragnatafl.name", name.slice(0, 24));
