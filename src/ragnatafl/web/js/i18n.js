// Texts in the player's language. The server sends one compiled bundle per language; see docs/protocol.md.

export const LANGUAGES = ["en", "pl", "ru", "bg"];
const NAMES = { en: "English", pl: "Polski", ru: "Русский", bg: "Български" };

let bundle = { lang: "en", messages: {}, games: {}, protocol: { version: 0, final: [] } };
let plurals = new Intl.PluralRules("en");
const listeners = new Set();

export const language = () => bundle.lang;
/** What the server says of each game; names.js reads it. */
export const games = () => bundle.games ?? {};
/** What the server says of its sockets: the protocol's version, and the closing codes after which coming back is of no use. */
export const protocol = () => bundle.protocol;
export const languageName = (code) => NAMES[code] ?? code;

/** Call `listener` whenever the language has changed; returns how to stop. */
export function onLanguage(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language to start with: chosen before, else the first of the browser's that we have. */
export function preferredLanguage() {
  const chosen = localStorage.getItem("ragnatafl.language");
  if (LANGUAGES.includes(chosen)) return chosen;
  const wanted = navigator.languages ?? [navigator.language ?? "en"];
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => LANGUAGES.includes(tag)) ?? "en";
}

async function fetchTexts(path) {
  const answer = await fetch(`/texts/${path}.json`);
  if (!answer.ok) throw new Error(`texts ${path}: ${answer.status}`);
  return answer.json();
}

/** The groups of texts beside the first that are here: of a game by its name, of a part of the page by that of its file. */
const loaded = new Map();

/** Make sure that a group of texts is here, in the page's language. */
export async function loadTexts(group) {
  if (!loaded.has(group)) loaded.set(group, fetchTexts(`${language()}/${group}`));
  try {
    take(await loaded.get(group));
  } catch (error) {
    loaded.delete(group);
    throw error;
  }
}

const take = ({ lang, messages }) => lang === bundle.lang && Object.assign(bundle.messages, messages);

/** Load a language, with all groups that are here, and make it the page's. */
export async function setLanguage(code, remember = true) {
  const groups = [...loaded.keys()];
  const [found, ...more] = await Promise.all([fetchTexts(code), ...groups.map((group) => fetchTexts(`${code}/${group}`))]);
  use(found);
  groups.forEach((group, at) => loaded.set(group, Promise.resolve(more[at])));
  more.forEach(take);
  if (remember) localStorage.setItem("ragnatafl.language", code);
  for (const listener of [...listeners]) listener(code);
}

/** Take a bundle that is already here (tests and the replay of a saved page use this too). */
export function use(found) {
  bundle = found;
  plurals = new Intl.PluralRules(found.lang);
  document.documentElement.lang = found.lang;
}

function entry(id) {
  const whole = bundle.messages[id];
  if (whole !== undefined) return isAttributed(whole) ? whole.value : whole;
  const dot = id.lastIndexOf(".");
  if (dot < 0) return undefined;
  const owner = bundle.messages[id.slice(0, dot)];
  return isAttributed(owner) ? owner.attrs?.[id.slice(dot + 1)] : undefined;
}

const isAttributed = (message) => typeof message === "object" && message !== null && !Array.isArray(message);

/** Whether there is a text with this id ("id" or "id.attribute"). */
export const has = (id) => {
  const found = entry(id);
  return found !== undefined && found !== null;
};

/** The text of a message; an id without a text is shown as it is, so that nothing is ever blank. */
export function t(id, args = {}) {
  const pattern = entry(id);
  return pattern === undefined || pattern === null ? id : resolve(pattern, args);
}

function resolve(pattern, args) {
  if (typeof pattern === "string") return pattern;
  return pattern.map((part) => piece(part, args)).join("");
}

function piece(part, args) {
  if (typeof part === "string") return part;
  if ("v" in part) return shown(form(args[part.v], part.f));
  if ("n" in part) return number(raw(part.n, args), part.opts);
  if ("m" in part) return t(part.a ? `${part.m}.${part.a}` : part.m, args);
  if ("t" in part) return term(part);
  if ("s" in part) return resolve(variant(part, args), args);
  return "";
}

/** A name that a sentence may bend: { $place-in } asks for the form "in" of the message behind it. `person` is who bears
 *  it, told in brackets: "Wolf (Astrid)". */
export class Name {
  constructor(id, args = {}, person = "") {
    this.id = id;
    this.args = args;
    this.person = person;
  }

  toString() {
    return this.told(t(this.id, this.args));
  }

  told(text) {
    return this.person ? `${text} (${this.person})` : text;
  }
}

export const name = (id, args) => new Name(id, args);

/**
 * "a, b and c" in the page's language, or with the type "disjunction" "a, b or c".
 * @param {any[]} parts
 * @param {Intl.ListFormatType} [type]
 */
export const listed = (parts, type) => new Intl.ListFormat(bundle.lang, { type }).format(parts.map(shown));

function form(value, wanted) {
  if (Array.isArray(value)) return listed(value.map((one) => form(one, wanted)));
  if (!(value instanceof Name) || !wanted) return value;
  const bent = entry(`${value.id}.${wanted}`);
  return bent === undefined ? value : value.told(resolve(bent, value.args));
}

function shown(value) {
  if (value === undefined || value === null) return "…";
  return typeof value === "number" ? number(value) : String(value);
}

const formats = new Map();

function number(value, options) {
  const key = options ? `${bundle.lang} ${JSON.stringify(options)}` : bundle.lang;
  if (!formats.has(key)) formats.set(key, new Intl.NumberFormat(bundle.lang, options));
  return formats.get(key).format(Number(value));
}

function raw(part, args) {
  if (typeof part === "object" && "v" in part) return selected(args[part.v], part.f);
  if (typeof part === "object" && "n" in part) return raw(part.n, args);
  return piece(part, args);
}

function selected(value, wanted) {
  if (Array.isArray(value)) return form(value, wanted);
  if (!(value instanceof Name)) return value;
  if (!wanted) return String(value);
  const bent = entry(`${value.id}.${wanted}`);
  return bent === undefined ? "" : resolve(bent, value.args);
}

function term(part) {
  const found = entry(part.a ? `${part.t}.${part.a}` : part.t);
  return found === undefined ? part.t : resolve(found, part.args ?? {});
}

function variant(part, args) {
  const value = raw(part.s, args);
  const numeric = typeof value === "number";
  const exact = part.o.find(([key]) => (numeric ? Number(key) === value && key !== "" : key === String(value)));
  if (exact) return exact[1];
  const category = numeric ? plurals.select(value) : null;
  const plural = category && part.o.find(([key]) => key === category);
  return plural ? plural[1] : part.o[part.d][1];
}
