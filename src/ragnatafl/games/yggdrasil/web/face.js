// Yggdrasil Chronicles on the table: the Tree, the Wheel, a sheet for each god, and scenes for risks and choices.

import { offered } from "../../../web/js/offers.js";
import { enlarged, readByPress } from "./cards.js";
import { changes } from "./changes.js";
import { Endings, warned } from "./forecast.js";
import { Scenes } from "./scenes.js";
import { lastOrder, sameTurn } from "./order.js";
import { faceClips } from "./pieces.js";
import { openSaga } from "./saga.js";
import { moments } from "./scenes/moments.js";
import { pageOpens } from "./scenes/panels.js";
import { Traces } from "./scenes/traces.js";
import { Sheets } from "./sheets.js";
import { soundOf } from "./sounds.js";
import { summary } from "./summary.js";
import { Peek } from "./peek.js";
import { greyed, targets } from "./targets.js";
import { Tree } from "./tree.js";
import { Round, Wheel } from "./wheel.js";
import { Words } from "./words.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("../../../web/js/socket.js").State<View>} State */

/** What is worth a second look from its line in the log. */
const STAGED = ["activated", "page_turned", "won", "lost"];

const ODDS = ["action", "creature_fight", "creature_action", "heroes", "dice", "duel"];

export async function mount(host, table) {
  const words = new Words(table);
  const facts = table.catalogue;
  host.board.append(faceClips());
  /** @type {State} */
  let state = null;
  /** @type {import("./types").RiskReport} */
  let odds = null;
  /** Whether the turn is over for who stays. */
  let idle = false;
  const tree = new Tree(host.board, table, words);
  const traces = new Traces(tree, table);
  const wheel = new Wheel(host.hand, table, words);
  const sheets = new Sheets(host.sheets, table, words);
  const round = new Round(host.track, host.board, words, () => openSaga(state.view, words, table));
  const endings = new Endings(host.track, host.board, words);
  const scenes = new Scenes(host.scene, table, words);
  const peek = new Peek(host, table, words, () => state);

  readByPress([host.board, host.sheets, host.hand], table, words);

  /** Ask for the odds of what can be chosen now, and tell them when they come. */
  async function learn(/** @type {State} */ now) {
    odds = null;
    idle = false;
    if (now.view.decision?.name === "move") return learnOfStaying(now);
    if (!now.offers.length || !ODDS.includes(now.view.decision?.name)) return;
    const found = await Promise.resolve(table.inspect("risk")).catch(() => null);
    if (!found || state !== now) return;
    odds = found;
    scenes.odds(found);
    table.chooser?.tell("change");
  }

  /** Say so where staying ends the turn: it cannot be taken back then. */
  async function learnOfStaying(/** @type {State} */ now) {
    const [stay] = offered(now, "done");
    const found = stay ? await Promise.resolve(table.preview(stay)).catch(() => null) : null;
    if (state !== now || !found?.changes.turn_over) return;
    idle = true;
    table.chooser?.tell("change");
  }

  return {
    update(/** @type {State} */ next, { previous = null, animate = true } = {}) {
      state = next;
      tree.update(next.view, animate && Boolean(previous));
      traces.update(next.view);
      wheel.update(next.view);
      sheets.update(next.view);
      round.update(next.view);
      endings.update(next.view);
      scenes.update(next);
      for (const end of ["won", "lost"]) host.board.classList.toggle(`yg-${end}`, next.over && next.view.result === end);
    },
    rested: (/** @type {State} */ now) => learn(now),
    staged: STAGED,
    soundOf,
    moments(update) {
      return moments(words, this, update);
    },
    /** A saga begins with its first page. */
    opening: (/** @type {State} */ { view }) => (view.story ? { panel: pageOpens(words, view.saga, view.page + 1, true), side: "above", stays: Infinity } : null),
    ends: (name) => host.board.classList.add(`yg-${name}`),
    peeks: ["place", "foe"],
    changes: (found, /** @type {View} */ view) => changes(found, view, words),
    seated: (/** @type {State} */ now) => sheets.update(now.view),
    targets: (offer, /** @type {View} */ view) => targets(offer, view, facts),
    targetLabel: (target) => words.targetLabel(target),
    label: (offer, /** @type {View} */ view) => (idle && offer.verb === "done" ? words.t("yg-choice-done-move-over") : words.label(offer, view)),
    spoken: (target, /** @type {View} */ view) => view.decision?.name === "action" && target.startsWith("foe:"),
    prompt: (/** @type {State} */ now) => warned(words.prompt(now, odds), now.view, words),
    greyed: (/** @type {View} */ view) => greyed(view, facts),
    read: (target, /** @type {View} */ view) => enlarged(target.split(":")[1], view, words),
    card: (code, /** @type {View} */ view) => enlarged(code, view, words),
    /** The order of turns is kept as it was; everything else by the most. */
    usual: (offers, /** @type {State} */ { view }) => (view.decision?.name === "turn_order" ? sameTurn(offers, lastOrder(table.entries()), view.order.length) : undefined),
    heard: (message) => scenes.heard(message),
    said: (message) => scenes.proposals.sentence(message),
    progress: (/** @type {View} */ { saga, round: number }) => (saga ? { id: "yg-progress-saga", args: { saga: String(saga), round: number } } : { id: "yg-event-round_began", args: { round: number } }),
    seatName: (seat, /** @type {View} */ view) => String(words.name("god", view?.gods?.[seat] ?? table.seats[seat]?.code)),
    summary: (/** @type {State} */ now) => summary(host.scene, now, words),
    close() {
      peek.close();
      tree.close();
      wheel.close();
      scenes.close();
    },
  };
}

