// The prompt: one sentence, its buttons, and under it whatever went wrong or was asked.

import { button, h, put } from "./dom.js";
import { t } from "./i18n.js";

const FEW = 8;
const BRIEF = 4;
const QUIET = ["pass", "decline", "end", "stop", "done"];

export class Prompt {
  constructor(element) {
    this.element = element;
    /** Hears which choice is looked at. @type {((offer: import("./offers.js").Offer | null) => void) | null} */
    this.weigh = null;
    this.who = h("p", { class: "who" });
    this.sentence = h("h2", { class: "asked" });
    this.hint = h("p", { class: "why" });
    this.buttons = h("div", { class: "buttons", role: "group", "aria-label": t("ui-prompt-choices") });
    this.note = h("p", { class: "note", role: "status", "aria-live": "polite" });
    this.tools = h("div", { class: "tools" });
    put(element, this.who, this.sentence, this.hint, this.buttons, this.note, this.tools);
  }

  /** `buttons`: [{label, act, offer?, quiet?, main?, disabled?, kind?}], `tools` likewise; what did not change stays as it is. */
  ask({ who = /** @type {any} */ (""), text = "", hint = /** @type {any} */ (""), buttons = [], tools = [] }) {
    this.choices = buttons;
    this.helpers = tools;
    const shown = JSON.stringify([
      String(who),
      String(text),
      hint?.textContent ?? String(hint),
      buttons.map(appearance),
      tools.map(appearance),
    ]);
    if (shown === this.shown) return;
    this.shown = shown;
    put(this.who, who);
    this.who.hidden = !who;
    if (this.sentence.textContent !== String(text)) put(this.sentence, text);
    put(this.hint, hint);
    this.hint.hidden = !hint;
    this.keepFocus(() => {
      put(
        this.buttons,
        buttons.map((one, index) => this.choice(one, index)),
      );
      put(
        this.tools,
        tools.map((one, index) => this.helper(one, index)),
      );
    });
    this.buttons.hidden = !buttons.length;
    this.tools.hidden = !tools.length;
  }

  choice({ label, quiet, main, disabled, kind = "" }, index) {
    const number = index < 9 ? h("kbd", { "aria-hidden": "true" }, index + 1) : null;
    const look = quiet ? "quiet" : main ? "main" : kind;
    const act = () => this.choices[index].act();
    const weigh = () => this.weigh?.(this.choices[index]?.offer ?? null);
    const leave = () => this.weigh?.(null);
    const looks = { onpointerenter: weigh, onfocus: weigh, onpointerleave: leave, onblur: leave };
    return h(
      "button",
      { type: "button", class: look, onclick: act, ...looks, "aria-disabled": disabled ? "true" : null, "data-label": label },
      h("span", {}, label),
      number,
    );
  }

  helper({ label, kind }, index) {
    return button(label, () => this.helpers[index].act(), { class: `quiet ${kind}` });
  }

  keepFocus(change) {
    const inside = this.element.contains(document.activeElement);
    const label = inside ? document.activeElement.getAttribute("data-label") : null;
    change();
    if (!inside) return;
    const same = [...this.buttons.children].find((one) => one.dataset.label === label);
    (same ?? this.buttons.firstElementChild)?.focus();
  }

  /** A sentence by the prompt; a rule id in it opens the rule. What is `passing` goes when the player goes on. */
  say(text, rule = null, openRule = null, passing = false) {
    this.passing = passing;
    put(this.note, text, rule ? [" ", button(rule, () => openRule(rule), { class: "rule" })] : null);
    this.note.hidden = !text;
  }

  /** What a button of the prompt decides; null for one that only leads on. */
  offerOf(pressed) {
    return this.choices[[...this.buttons.children].indexOf(pressed)]?.offer ?? null;
  }

  /** Press the button with this number (1-9). */
  press(number) {
    const found = this.buttons.children[number - 1];
    found?.click();
    return Boolean(found);
  }
}

const appearance = ({ label, quiet, main, disabled, kind }) => [String(label), quiet, main, disabled, kind];

/** The buttons for what cannot be said on the table alone, or for everything when little is left. */
export function choiceButtons(chooser, face, view) {
  const { choices } = chooser;
  const possible = choices.possible();
  const say = ({ offer }) => ({
    label: face.label(offer, view),
    act: () => chooser.say(offer),
    offer,
    quiet: QUIET.includes(offer.verb),
  });
  if (choices.picked.length && possible.length <= FEW) {
    const only = possible.length === 1;
    const left = ({ targets }) => targets.filter((target) => !choices.picked.includes(target));
    const brief = possible.length > BRIEF && possible.every((one) => left(one).length === 1);
    const short = (one) => (brief ? { label: targetLabel(face, left(one)[0], view), kind: "brief" } : {});
    return ordered(possible.map((one) => ({ ...say(one), ...short(one), main: only })));
  }
  const groups = new Map();
  for (const one of possible) {
    const worded = (target) => !chooser.present(target) || face.spoken?.(target, view);
    const lead = one.targets.find((target) => !choices.picked.includes(target) && worded(target));
    if (lead === undefined) {
      if (one.targets.length === choices.picked.length) groups.set(one.offer.text, [one]);
      continue;
    }
    groups.set(lead, [...(groups.get(lead) ?? []), one]);
  }
  /** @type {{label: any, act: () => any, quiet?: boolean, disabled?: boolean}[]} */
  const buttons = [...groups].map(([target, group]) =>
    group.length === 1 ? say(group[0]) : { label: targetLabel(face, target, view), act: () => chooser.pick(target) },
  );
  for (const one of chooser.greyed.values()) {
    const { target } = one;
    if (choices.picked.length || !target.startsWith("verb:") || chooser.present(target)) continue;
    buttons.push({
      label: targetLabel(face, target, view),
      act: () => chooser.tell("greyed", one),
      disabled: true,
      quiet: true,
    });
  }
  return ordered(buttons);
}

/** What can be done, what cannot be done now, and last what ends the matter: each keeps its number from turn to turn. */
function ordered(buttons) {
  const rank = ({ disabled, quiet }) => (disabled ? 1 : quiet ? 2 : 0);
  return buttons.toSorted((one, other) => rank(one) - rank(other));
}

/** What a target is called when it stands alone on a button. */
export function targetLabel(face, target, view) {
  return face.targetLabel?.(target, view) ?? target.slice(target.indexOf(":") + 1).replaceAll("_", " ");
}
