// The Gods' Gifts: the pack in hand, how far the draft is, and what has been passed on.

import { h } from "../../js/dom.js";
import { glyph } from "./art.js";
import { cardFace } from "./cards.js";
import { ageStrip } from "./summary.js";
import { tokenIcon } from "./pieces.js";

/** Cards of this Age that this seat has seen and that are neither in its hand nor in the pack before it. */
function passedOn(view) {
  const left = [...view.draft.picks, ...view.draft.pack, ...view.draft.passing];
  return (view.memory[view.age - 1] ?? []).filter((code) => {
    if (code === null) return false;
    const at = left.indexOf(code);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

export function draftPanel(words, state, ledger) {
  const { view } = state;
  const { draft } = view;
  const asked = draft && draft.pack.length > 0;
  const cards = draft ? (asked ? draft.pack : draft.passing) : [];
  const passed = draft ? passedOn(view) : [];
  const thinking = state.waiting ?? view.waiting;
  const fresh = view.age > 1 && draft && draft.picks.length <= 1 && ledger;
  return h("section", { class: `br-panel br-draft ${asked ? "" : "br-draft-wait"} ${fresh ? "br-with-strip" : ""}` },
    fresh ? ageStrip(words, view, ledger) : null,
    h("header", {},
      h("h2", {}, words.name("phase", "gods_gifts"), " · ", words.t("br-age", { age: ["I", "II", "III"][view.age - 1] })),
      draft ? h("span", { class: "br-draft-count" }, words.t("br-draft-count", { number: draft.picks.length, count: words.catalogue.draft.kept })) : null,
      h("span", { class: "br-draft-who" }, view.clans.map((clan, seat) =>
        h("span", { class: thinking.includes(seat) ? "br-choosing" : "br-chosen", title: words.plain("clan", clan) }, tokenIcon(clan, "leader", words.letter(clan)))))),
    h("div", { class: "br-pack" }, cards.map((code) => {
      const card = cardFace(words, code);
      if (asked) card.dataset.target = `card:${code}`;
      else card.dataset.look = code;
      return card;
    })),
    passed.length ? h("div", { class: "br-passed-on" }, h("h3", {}, words.t("br-passed-on")),
      h("ul", {}, passed.map((code) => h("li", { "data-look": code, tabindex: 0, role: "button" }, glyph("icon", words.card(code).type === "quest" ? "quest" : words.card(code).type === "battle" ? "swords" : "hand"), words.name("card", code))))) : null);
}
