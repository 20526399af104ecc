// The little Markdown that rules use: headings, paragraphs, lists, tables. It becomes elements, never markup.

import { h } from "./dom.js";

const HEAD = /^#+\s+/;
const BULLET = /^\s*(?:[-*]|\d+\.)\s+/;
const ROW = /^\s*\|.*\|\s*$/;
const RULER = /^\s*\|[\s:|-]+\|\s*$/;

const unmarked = (text) => text.replace(/\*\*|`|(?<=\s|^)\*|\*(?=\s|$|[.,;:)])/g, "");

/** A text without its marks. */
export const plain = (text) => unmarked(text).trim();

const cells = (line) => line.trim().slice(1, -1).split("|").map((cell) => cell.trim());

/** A piece of text as nodes: what is **bold** stays so, other marks go. */
const spoken = (text, inline) => text.trim().split(/\*\*(.+?)\*\*/s).map((piece, at) => (at % 2 ? h("b", {}, inline(unmarked(piece))) : inline(unmarked(piece))));

/** Elements for a text; `inline` turns one piece of plain text into nodes. */
export function elements(text, inline) {
  const found = [];
  let block = null;
  const begin = (kind) => {
    if (block?.kind !== kind) found.push((block = { kind, lines: [] }));
    return block.lines;
  };
  for (const line of text.split("\n")) {
    if (!line.trim()) block = null;
    else if (HEAD.test(line)) found.push((block = { kind: "heading", lines: [line.replace(HEAD, "")] }));
    else if (ROW.test(line)) begin("table").push(line);
    else if (BULLET.test(line)) begin("list").push(line.replace(BULLET, ""));
    else if (block?.kind === "list") block.lines.push(`${block.lines.pop()} ${line.trim()}`);
    else begin("paragraph").push(line);
  }
  return found.map(({ kind, lines }) => MAKE[kind](lines, inline));
}

const MAKE = {
  heading: (lines, inline) => h("h2", {}, spoken(lines[0], inline)),
  paragraph: (lines, inline) => h("p", {}, spoken(lines.join("\n"), inline)),
  list: (lines, inline) => h("ul", {}, lines.map((line) => h("li", {}, spoken(line, inline)))),
  table(lines, inline) {
    const headed = lines.length > 1 && RULER.test(lines[1]);
    const rows = lines.filter((line) => !RULER.test(line)).map(cells);
    const row = (tag) => (one) => h("tr", {}, one.map((cell) => h(tag, {}, spoken(cell, inline))));
    const body = headed ? rows.slice(1) : rows;
    return h("table", {}, headed ? h("thead", {}, row("th")(rows[0])) : null, h("tbody", {}, body.map(row("td"))));
  },
};
