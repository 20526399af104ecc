// The end: won or lost and by which rule, and how each god came out of it.

import { h, put, s } from "../../../web/js/dom.js";
import { emblem, icon } from "./emblems.js";
import { godPicture } from "./pieces.js";
import { trackOf } from "./reading.js";

/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("./types").View} View */
/** @typedef {import("../../../web/js/socket.js").State<View>} State */

/** What the gods of a campaign have earned (YG-20.3). */
function earned(won, /** @type {Words} */ words) {
  if (!words.table.campaign) return null;
  const { victory, defeat } = words.facts.experience;
  return h("p", { class: "earned" }, words.t("yg-ui-earned", { points: won ? victory : defeat }));
}

export function summary(host, /** @type {State} */ state, /** @type {Words} */ words) {
  const { view } = state;
  const won = view.result === "won";
  const rows = view.gods.map((god, figure) =>
    h(
      "tr",
      {},
      h("td", {}, godPicture(god, { width: 36, height: 36 })),
      h("th", { scope: "row" }, String(words.name("god", god))),
      h("td", {}, icon("life"), ` ${view.life[figure]}/${view.max_life[figure]}`),
      h("td", {}, String(words.world(view.places[figure]))),
    ),
  );
  put(
    host,
    h(
      "section",
      { class: `yg-panel yg-end ${won ? "won" : "lost"}` },
      s("svg", { viewBox: "-14 -14 28 28", class: "sign", "aria-hidden": "true" }, emblem(won ? "tree" : "muspelheim")),
      view.story ? h("p", { class: "aside" }, `${words.t("yg-ui-saga", { number: view.saga })}: ${words.t(`yg-saga-${view.saga}`)}`) : null,
      h("h2", {}, words.t(won ? "yg-ui-won" : "yg-ui-lost")),
      h("p", {}, won ? words.outcome(view) : words.moral(view)),
      h("p", { class: "aside" }, words.t("yg-ui-way", { space: view.nidhogg, most: trackOf(view).length - 1 }), " ", words.t("yg-ui-fallen-worlds", { count: view.devastated.length }), " ", words.t("yg-event-round_began", { round: view.round })),
      earned(won, words),
      h("table", {}, h("tbody", {}, rows)),
      h("button", { type: "button", class: "quiet", onclick: () => put(host) }, words.t("yg-ui-see-tree")),
    ),
  );
}
