// The table of a position as fields: numbers, choices, flags and lists at their places. It knows no game.

import { button, h } from "./dom.js";
import { icon } from "./emblems.js";
import { t } from "./i18n.js";

/**
 * @typedef {object} Field
 * @property {string} label
 * @property {"number" | "choice" | "flag" | "list"} kind
 * @property {(string | number)[]} path where in the table it stands
 * @property {[number, number]} [range] of a number
 * @property {[any, string][]} [choices] of a choice or a list: values with their names
 * @property {(table: any) => any} [read] where it does not stand in the table as it is shown
 * @property {(table: any, value: any) => any} [write] gives the new table
 */

/** What stands at a place of a table. */
export const valueAt = (table, path) => path.reduce((inner, key) => inner?.[key], table);

/** A new table with a value at a place; the old one stays as it is. */
export function withValue(table, /** @type {(string | number)[]} */ path, value) {
  const [key, ...rest] = path;
  const copy = Array.isArray(table) ? [...table] : { ...table };
  copy[key] = rest.length ? withValue(table?.[key] ?? {}, rest, value) : value;
  return copy;
}

export const readField = (/** @type {Field} */ field, table) => (field.read ? field.read(table) : valueAt(table, field.path));

export const writeField = (/** @type {Field} */ field, table, value) => (field.write ? field.write(table, value) : withValue(table, field.path, value));

const options = (choices, value) => choices.map(([one, text]) => h("option", { value: JSON.stringify(one), selected: JSON.stringify(one) === JSON.stringify(value) }, text));

const named = (choices, value) => choices.find(([one]) => one === value)?.[1] ?? String(value);

/** @type {Record<string, (field: Field, value: any, set: (value: any) => void) => Element>} */
const DRAWN = {
  number({ label, range: [least, most] }, value, set) {
    const field = h("input", { type: "number", min: least, max: most, value: value ?? least, onchange: () => field.reportValidity() && set(Number(field.value)) });
    return h("label", {}, h("span", {}, label), field);
  },
  choice({ label, choices }, value, set) {
    return h("label", {}, h("span", {}, label), h("select", { onchange: (event) => set(JSON.parse(event.target.value)) }, options(choices, value)));
  },
  flag({ label }, value, set) {
    return h("label", { class: "flag" }, h("input", { type: "checkbox", checked: Boolean(value), onchange: (event) => set(event.target.checked) }), h("span", {}, label));
  },
  list({ label, choices }, value = [], set) {
    const without = (at) => () => set(value.filter((_, index) => index !== at));
    const chips = value.map((one, at) => h("li", {}, named(choices, one), button(t("ui-setup-take", { thing: named(choices, one) }), without(at), { class: "icon" }, icon("close"))));
    const add = h("select", { "aria-label": t("ui-setup-add", { list: label }), onchange: (event) => event.target.value && set([...value, JSON.parse(event.target.value)]) });
    add.append(h("option", { value: "" }, "+"), ...options(choices, undefined));
    return h("div", { class: "list", role: "group", "aria-label": label }, h("span", {}, label), h("ul", {}, chips), add);
  },
};

/** A field as it is shown; `change(table)` hears of the new table. */
export const fieldElement = (/** @type {Field} */ field, table, change) => DRAWN[field.kind](field, readField(field, table), (value) => change(writeField(field, table, value)));
