// Choosing on the pieces: what can be chosen glows, what is picked lifts, what cannot be done says why.

import { Choices } from "./choices.js";
import { set } from "./dom.js";

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * Binds the choices to every element with data-target under `root`.
 * Events: "say" (detail: offer), "pick" (the player goes on, or back), "change", "greyed" (detail: {target, action}), "card" (detail: {code, choices}),
 * "look" (detail: target under the pointer or the focus, or null).
 */
export class Chooser extends EventTarget {
  /** `root` hears clicks and keys; the face changes only the elements of `hosts`, which are watched. */
  constructor(root, hosts) {
    super();
    this.root = root;
    this.choices = new Choices();
    this.greyed = new Map();
    this.roles = new WeakMap();
    /** What a press on a target tries that fits nothing picked. @type {((target: string, picked: string[]) => any) | null} */
    this.attempt = null;
    root.addEventListener("click", (event) => this.click(event));
    root.addEventListener("keydown", (event) => this.key(event));
    for (const name of ["pointerover", "focusin"]) root.addEventListener(name, (event) => this.look(event));
    this.watcher = new MutationObserver(() => this.later());
    this.resized = () => this.later();
    window.addEventListener("resize", this.resized);
    for (const host of hosts) {
      this.watcher.observe(host, {
        childList: true,
        subtree: true,
        attributes: true,
        attributeFilter: ["data-target"],
      });
    }
  }

  /** A new question: `all` as in Choices, `greyed` a list of {target, action}. */
  offer(all, greyed = []) {
    this.choices.set(all);
    const open = new Set(all.flatMap(({ targets }) => targets));
    this.greyed = new Map(greyed.filter(({ target }) => !open.has(target)).map((one) => [one.target, one]));
    for (const one of this.root.querySelectorAll(".hinted")) one.classList.remove("hinted");
    this.refresh();
    this.tell("change");
  }

  /** Nothing to choose: others think, or the game is over. */
  rest() {
    this.offer([]);
  }

  get picked() {
    return this.choices.picked;
  }

  tell(name, detail = null) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  target(event) {
    return event.target.closest?.("[data-target]")?.dataset.target ?? null;
  }

  look(event) {
    const target = this.target(event);
    if (target === this.looked) return;
    this.looked = target;
    this.tell("look", target);
  }

  click(event) {
    const target = this.target(event);
    if (target !== null) this.press(target, false);
  }

  /** Somebody pressed a target; `direct` says a card's only choice at once instead of enlarging it. */
  press(target, direct) {
    if (target === null) return;
    const choices = this.choices.after(target);
    if (target.startsWith("card:") && !this.picked.includes(target)) {
      if (!direct || choices.length !== 1) return this.tell("card", { code: target.slice(5), choices, target });
      return this.say(choices[0].offer);
    }
    const tried = choices.length || !this.picked.length ? null : this.attempt?.(target, this.picked);
    if (tried) return this.tell("greyed", { target, action: tried });
    if (this.greyed.has(target) && !this.choices.possible([target]).length) {
      return this.tell("greyed", this.greyed.get(target));
    }
    this.pick(target);
  }

  /** Pick or put back a target, and say the choice when it is complete. */
  pick(target) {
    if (!this.choices.toggle(target)) return;
    this.tell("pick", target);
    const said = this.choices.said();
    if (said?.sure) return this.say(said.offer);
    this.refresh();
    this.tell("change");
  }

  say(offer) {
    this.choices.clear();
    this.refresh();
    this.tell("say", offer);
  }

  /** Escape: one step back; false when nothing was picked. */
  back() {
    if (!this.choices.back()) return false;
    this.tell("pick");
    this.refresh();
    this.tell("change");
    return true;
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = this.target(event);
    if (target === null || event.target.dataset.target === undefined) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.press(target, event.key === "Enter" && target.startsWith("card:"));
    } else if (STEPS[event.key]) {
      if (this.step(event.target, STEPS[event.key])) event.preventDefault();
    }
  }

  /** An arrow pressed beside the board: the nearest thing that glows in its direction. */
  enter(key, from) {
    return key in STEPS && this.step(from, STEPS[key]);
  }

  /** Move the focus to the nearest thing that glows in this direction. */
  step(from, [x, y]) {
    const here = centre(from);
    let best = null;
    let least = Infinity;
    for (const element of this.root.querySelectorAll("[data-target]:is(.can, .picked, .cannot)")) {
      if (element === from) continue;
      const there = centre(element);
      const [dx, dy] = [there.x - here.x, there.y - here.y];
      const along = dx * x + dy * y;
      const aside = Math.abs(dx * y) + Math.abs(dy * x);
      const far = along + aside * 2;
      if (along > 4 && far < least) [best, least] = [element, far];
    }
    best?.focus();
    return best !== null;
  }

  /** Whether something on the table can be seen and pressed for this target. */
  present(target) {
    if (!this.seen) {
      const all = [...this.root.querySelectorAll("[data-target]")];
      const visible = all.filter((one) => one.checkVisibility({ visibilityProperty: true }));
      this.seen = new Set(visible.map((one) => one.dataset.target));
    }
    return this.seen.has(target);
  }

  later() {
    if (this.due) return;
    this.due = true;
    queueMicrotask(() => {
      this.due = false;
      this.refresh();
      if (this.choices.all.length) this.tell("change");
    });
  }

  /** Mark every element by what can be done with it now, whatever has changed before. */
  refresh() {
    this.watcher.takeRecords();
    this.seen = null;
    const open = new Set(this.choices.open());
    const picked = new Set(this.picked);
    for (const element of this.root.querySelectorAll("[data-target]")) {
      const target = element.dataset.target;
      const state = picked.has(target) ? "picked" : open.has(target) ? "can" : this.greyed.has(target) ? "cannot" : "";
      this.mark(element, state, target.startsWith("card:"));
    }
  }

  mark(element, state, readable) {
    if (!this.roles.has(element)) this.roles.set(element, element.getAttribute("role"));
    const active = Boolean(state) || readable;
    const resting = this.roles.get(element) ?? (element.hasAttribute("aria-label") ? "group" : null);
    const role = active ? "button" : resting;
    if (element.dataset.choice === state && element.getAttribute("role") === role) return;
    element.dataset.choice = state;
    for (const name of ["can", "picked", "cannot"]) element.classList.toggle(name, name === state);
    set(element, "tabindex", active ? "0" : null);
    set(element, "role", role);
    set(element, "aria-pressed", state === "picked" ? "true" : state === "can" ? "false" : null);
    set(element, "aria-disabled", state === "cannot" ? "true" : null);
  }

  close() {
    this.watcher.disconnect();
    window.removeEventListener("resize", this.resized);
  }
}

function centre(element) {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
