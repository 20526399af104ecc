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

/**
 * The tables of this browser, the latest first: {table, game, tokens, order (the tokens' seats), watch, maker, coach, over,
 * asked (whether it is our turn), progress (how far it has come: {id, args} of a message of the game), read (when the last
 * thing that was said here and read was said), options, bots (how many), people (the others' names), at, links (to seats that others are
 * invited to: {seat, code, invitation}), claims (of invitations that were opened here: {invitation, secret, sure, seat once
 * it is ours})}.
 */
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
    maker: made.maker,
    links: links.map(({ seat, code, invitation }) => ({ seat, code, invitation })),
    watchLink: made.watch,
    invite: links.length > 0,
  });
}

export function forget(table) {
  write(read().filter((one) => one.table !== table));
}

/** What the page asks of the server for a seat of a new table; `who` as in rememberMade. */
export const placeFor = (who, name = "") => ({ kind: "human", name, claim: who !== "friend" });

/**
 * Take a link that was opened (its secret stands after the #) into memory: one to watch, an invitation, or the secret by
 * which another device holds a seat. The seat is claimed with a secret that only this browser has, so that whoever sent
 * the link can no longer look into it.
 */
export function takeLink(table, fragment) {
  const given = new URLSearchParams(fragment.replace(/^#/, ""));
  const watch = given.get("w");
  const known = myTable(table);
  const ours = [...(known?.tokens ?? []), ...(known?.claims ?? []).map(({ invitation }) => invitation)];
  const fresh = [...given.getAll("i"), ...given.getAll("s")].filter((one) => !ours.includes(one));
  if (!watch && !fresh.length) return known;
  const made = fresh.map((invitation) => ({ invitation, secret: newSecret() }));
  return remember(table, { watch: watch ?? known?.watch ?? null, claims: [...(known?.claims ?? []), ...made] });
}

function newSecret() {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}

/** Claims that the server has not answered yet; repeated with the same secret they are answered the same. */
export const openClaims = (memory) => (memory?.claims ?? []).filter(({ seat }) => seat === undefined);

/** The player has said yes to these claims (sure), or no. */
export function decideClaims(table, sure) {
  const claims = myTable(table)?.claims ?? [];
  const kept = sure ? claims.map((one) => ({ ...one, sure })) : claims.filter(({ seat }) => seat !== undefined);
  return remember(table, { claims: kept });
}

/** What came of the claims: the secret of a seat that is ours is a token now, what was refused is forgotten. */
export function settleClaims(table, answers) {
  const known = myTable(table);
  const asked = openClaims(known);
  const ours = asked.map((claim, index) => ({ ...claim, seat: answers[index]?.seat })).filter(({ seat }) => seat !== undefined);
  return remember(table, {
    claims: [...(known?.claims ?? []).filter((claim) => !asked.includes(claim)), ...ours],
    tokens: [...(known?.tokens ?? []), ...ours.map(({ secret }) => secret)],
    order: [...(known?.order ?? (known?.tokens ?? []).map(() => null)), ...ours.map(({ seat }) => seat)],
  });
}

const SETTINGS = { theme: ["", "night", "day"], motion: ["", "off"], single: ["", "on"], sound: ["", "quiet", "full"], notices: ["", "on"], pace: ["", "once", "quick", "step"] };

const LOUDNESS = { quiet: 0.25, full: 0.9 };

export const setting = (name) => localStorage.getItem(`ragnatafl.${name}`) ?? "";

/** How fast the table tells what others do: "once", "quick", "calm" or "step". */
export const pace = () => setting("pace") || "calm";

/** How loud the table is, from 0 to 1: off unless it is asked for. */
export const loudness = () => LOUDNESS[setting("sound")] ?? 0;

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
  if (setting("motion")) root.motion = setting("motion");
  else delete root.motion;
}

/** As chosen, or as the system has it. */
export const dayTheme = () =>
  setting("theme") ? setting("theme") === "day" : matchMedia("(prefers-color-scheme: light)").matches;

/** The lessons of a game that this browser has gone through. */
export function lessonsDone(game) {
  try {
    return JSON.parse(localStorage.getItem(`ragnatafl.lessons.${game}`) ?? "[]");
  } catch {
    return [];
  }
}

export function lessonLearnt(game, id) {
  const done = lessonsDone(game);
  if (!done.includes(id)) localStorage.setItem(`ragnatafl.lessons.${game}`, JSON.stringify([...done, id]));
}

/** What was last chosen at a game's door: its option, or how many play ("seats") or as whom ("code"). */
const door = (game, what) => ["ragnatafl.door", game, what].filter(Boolean).join(".");
export const doorChoice = (game, what = "") => localStorage.getItem(door(game, what));
export const chooseAtDoor = (game, value, what = "") => localStorage.setItem(door(game, what), value);

/** Pages of a kind that this browser can come back to, the latest first: {[kind]: its name, token, progress, at}. */
export function keptPages(kind) {
  try {
    const found = JSON.parse(localStorage.getItem(`ragnatafl.${kind}s`) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

export function keepPage(kind, name, facts) {
  const all = keptPages(kind);
  const known = all.find((one) => one[kind] === name);
  const kept = { ...known, [kind]: name, ...facts, at: Date.now() };
  localStorage.setItem(`ragnatafl.${kind}s`, JSON.stringify([kept, ...all.filter((one) => one !== known)].slice(0, 20)));
}

export function forgetPage(kind, name) {
  localStorage.setItem(`ragnatafl.${kind}s`, JSON.stringify(keptPages(kind).filter((one) => one[kind] !== name)));
}

export const playerName = () => localStorage.getItem("ragnatafl.name") ?? "";
/** Whether this browser has never been asked for a name. */
export const nameless = () => localStorage.getItem("ragnatafl.name") === null;
export const setPlayerName = (name) => localStorage.setItem("ragnatafl.name", name.slice(0, 24));
