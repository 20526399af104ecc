// Small builders for HTML and SVG elements. Data never becomes markup: children are nodes or text.

const SVG = "http://www.w3.org/2000/svg";

function fill(element, attributes, children) {
  for (const [key, value] of Object.entries(attributes ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on") && typeof value === "function") element.addEventListener(key.slice(2), value);
    else element.setAttribute(key, value === true ? "" : String(value));
  }
  append(element, children);
  return element;
}

function append(element, children) {
  for (const child of children) {
    if (child === null || child === undefined || child === false) continue;
    if (Array.isArray(child)) append(element, child);
    else element.append(child instanceof Node ? child : String(child));
  }
}

/** An HTML element: h("button", {class: "big", onclick: go}, "Text", other). */
export function h(tag, attributes, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

/** An SVG element, built the same way. */
export function s(tag, attributes, ...children) {
  return fill(document.createElementNS(SVG, tag), attributes, children);
}

/**
 * Listen to what somebody tells by events of its own; the listener gets what it tells.
 * @param {EventTarget} teller
 * @param {string} name
 * @param {(detail: any) => void} listener
 */
export function hear(teller, name, listener) {
  teller.addEventListener(name, (event) => listener(/** @type {CustomEvent} */ (event).detail));
}

/** Replace everything inside an element. */
export function put(element, ...children) {
  element.replaceChildren();
  append(element, children);
  return element;
}

/** Let exactly these be inside an element, in this order; those that are there already stay untouched. */
export function arrange(element, children) {
  for (const old of [...element.children]) if (!children.includes(old)) old.remove();
  children.forEach((child, at) => element.children[at] === child || element.insertBefore(child, element.children[at] ?? null));
}

/** Parts of a drawing, each drawn anew only when what it tells has changed. */
export class Parts {
  constructor() {
    this.drawn = new Map();
  }

  part(name, told, draw) {
    const key = JSON.stringify(told);
    const old = this.drawn.get(name);
    if (old?.key === key) return old.element;
    const element = draw();
    this.drawn.set(name, { key, element });
    return element;
  }
}

/** Give an element this attribute, or none where the value is null; nothing is touched that is so already. */
export function set(element, name, value) {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** A button that says what it does; `icon` is a node, the label then serves readers and the tooltip. */
export function button(label, onclick, attributes = {}, icon = null) {
  const named = icon ? { "aria-label": label, title: label } : {};
  return h("button", { type: "button", onclick, ...named, ...attributes }, icon ?? label);
}

/** Whether there is little room, as on a phone; the style sheets ask the same. */
export const PHONE = matchMedia("(max-width: 820px), (max-height: 520px)");

/** Whether the phone lies on its side: what is asked stands beside the board then. */
export const SIDEWAYS = matchMedia("(min-width: 560px) and (max-height: 520px)");

/** Whether the player wants things to move. */
export function moving() {
  const asked = document.documentElement.dataset.motion;
  if (asked === "off") return false;
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Run a change of the page as a View Transition where there is one and motion is wanted. */
export function transition(change) {
  if (!document.startViewTransition || !moving() || document.hidden) {
    change();
    return;
  }
  document.startViewTransition(change);
}

const styled = new Map();

/** Load a style sheet once; resolves when it is there (or cannot be had). */
export function style(href) {
  if (!styled.has(href)) {
    const link = h("link", { rel: "stylesheet", href });
    styled.set(
      href,
      new Promise((resolve) => {
        link.addEventListener("load", resolve);
        link.addEventListener("error", resolve);
      }),
    );
    document.head.append(link);
  }
  return styled.get(href);
}
