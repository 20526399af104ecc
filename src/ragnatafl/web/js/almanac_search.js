// Search as one types: words are found whatever their case and marks, so that "nidhogg" finds Nidhögg. It knows no page.

/** Letters that no normal form takes apart. */
const LETTERS = { ø: "o", đ: "d", ð: "d", þ: "th", æ: "ae", œ: "oe", ł: "l", ß: "ss", "’": "'", "ʼ": "'" };

const MARKS = /\p{M}/gu;

/** One letter without its marks. */
function plain(letter) {
  const small = letter.toLowerCase();
  return LETTERS[small] ?? small.normalize("NFKD").replace(MARKS, "");
}

/** A text as it is compared. */
export function fold(text) {
  return Array.from(text, plain).join("");
}

/**
 * What can be found: a heading, the rest of its text, and words that stand for it without being shown.
 * @typedef {object} Findable
 * @property {string} title
 * @property {string} [text]
 * @property {string} [alias]
 */

/** @typedef {{item: any, title: string, text: string}} Indexed */

/** @returns {Indexed[]} */
export function indexed(/** @type {Findable[]} */ items) {
  return items.map((item) => ({ item, title: fold(`${item.title} ${item.alias ?? ""}`), text: fold(item.text ?? "") }));
}

/** Whether a word begins here. */
const begins = (text, at) => at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1]);

/** How well a text holds a word: at its beginning, at that of a word, somewhere, or not at all. */
function held(text, word) {
  const at = text.indexOf(word);
  if (at < 0) return 0;
  if (at === 0) return 4;
  return new RegExp(`[^\\p{L}\\p{N}]${word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`, "u").test(text) ? 3 : 1;
}

/** The words that are looked for. */
const wordsOf = (text) => fold(text).match(/\S+/g) ?? [];

/** The items that hold all the words, best first: those that bear them in their title before those that tell of them. */
export function find(/** @type {Indexed[]} */ index, words, limit = 40) {
  const wanted = wordsOf(words);
  if (!wanted.length) return [];
  const scored = [];
  index.forEach(({ item, title, text }, order) => {
    const scores = wanted.map((word) => held(title, word) * 3 || Math.min(2, held(text, word)));
    if (scores.every(Boolean)) scored.push({ item, order, score: scores.reduce((sum, one) => sum + one, 0) });
  });
  scored.sort((one, other) => other.score - one.score || one.order - other.order);
  return scored.slice(0, limit).map(({ item }) => item);
}

/** A text in pieces, every second of which is one of the words: to be marked. */
export function marked(text, words) {
  const wanted = wordsOf(words);
  const letters = Array.from(text);
  const starts = [];
  let folded = "";
  letters.forEach((letter, at) => {
    for (const one of plain(letter)) {
      starts.push(at);
      folded += one;
    }
  });
  const hits = letters.map(() => false);
  for (const word of wanted) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      if (word.length > 1 || begins(folded, at)) for (let k = at; k < at + word.length; k += 1) hits[starts[k]] = true;
    }
  }
  const pieces = [""];
  letters.forEach((letter, at) => {
    if (hits[at] !== (pieces.length % 2 === 0)) pieces.push("");
    pieces[pieces.length - 1] += letter;
  });
  return pieces;
}

/** The part of a text around the first of the words, about so many letters long. */
export function around(text, words, length = 150) {
  const pieces = marked(text, words);
  const at = pieces.length > 1 ? pieces[0].length : 0;
  const from = at < length / 2 ? 0 : text.lastIndexOf(" ", at - length / 3) + 1;
  const whole = from + length >= text.length;
  const cut = whole ? text.slice(from) : text.slice(from, text.lastIndexOf(" ", from + length));
  return `${from ? "… " : ""}${cut}${whole ? "" : " …"}`;
}
