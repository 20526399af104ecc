// What the pages around the tables share: the bar at the top, the line that says what went wrong, and the page that
// stands where nothing else can.

import { h, put } from "./dom.js";
import { icon, shield } from "./emblems.js";
import { t } from "./i18n.js";
import { switches } from "./menu.js";

/** The name of the program, which leads home from elsewhere, and the switches. */
export function bar(atHome = false) {
  const name = t("ui-title");
  const mark = atHome
    ? h("span", { class: "wordmark" }, name)
    : h("a", { href: "/", "data-route": true, class: "wordmark" }, name);
  const book = h("a", { href: "/almanac", "data-route": true, class: "button icon", title: t("ui-almanac"), "aria-label": t("ui-almanac") }, icon("book"));
  return h("header", { class: "bar" }, mark, h("div", { class: "bar-tools" }, book, switches()));
}

/** The title of the browser's tab: what is here, and the name of the program. */
export function setTitle(...parts) {
  document.title = [...parts.filter(Boolean), t("ui-title")].join(" · ");
}

/** The sign of the browser's tab glows while this person is asked. */
export function setSign(asked) {
  const link = document.querySelector('link[rel="icon"]');
  const file = `/static/web/${asked ? "icon-asked" : "icon"}.svg`;
  if (link?.getAttribute("href") !== file) link?.setAttribute("href", file);
}

export const noteLine = () => h("p", { class: "note", role: "status", "aria-live": "polite", hidden: true });

export function tell(note, text) {
  put(note, text);
  note.hidden = !text;
}

const sign = (element) => `${element.tagName} ${element.className} ${element.getAttribute("aria-label") ?? element.textContent}`;

/** Draw a page anew, and leave the keyboard where it was. */
export function redrawn(root, draw) {
  const held = root.contains(document.activeElement) ? sign(document.activeElement) : null;
  draw();
  const same = held && [...root.querySelectorAll("button, select, input, a")].find((element) => sign(element) === held);
  same?.focus({ preventScroll: true });
}

/** A page that can only say why there is nothing here, offer what is left to do, and lead home. */
export const messagePage = (title, text = null, ...more) =>
  h(
    "div",
    { class: "page message" },
    bar(),
    h(
      "main",
      {},
      shield(),
      h("h1", {}, title),
      text && h("p", { role: "status" }, text),
      more,
      h("a", { href: "/", "data-route": true, class: "button main" }, t("ui-home")),
    ),
  );
