// The moments of an update, in the order of its events: a turn, a battle, quests, Ragnarök, Valhalla, the Age's ledger.

import { Teller } from "../../../../web/js/teller.js";
import { battleMoments, isOfBattle } from "../battle.js";
import { ageSummary } from "../summary.js";
import { deed, doom, heading, plunder, quest, returning, toll } from "./panels.js";
import { STEPS } from "./steps.js";


const QUIET = ["picked", "chose_card", "kept_card", "discarded_hand", "turn_began", "game_over", "removed"];
const DEEDS = ["changed_rage", "invaded", "marched", "upgraded", "replaced", "committed", "passed", "joined", "leader_moved", "gained_glory", "raised", "saved", "retreated", "called_to_battle", "removed"];

class Scenes extends Teller {
  next() {
    const [{ name, data }] = this.left;
    if (isOfBattle(this.left, this.view)) return this.battle();
    if (name === "unopposed" || (name === "called_to_battle" && this.left[1]?.name === "unopposed")) return this.pillage();
    if (name === "phase_began") return this.phase(data.phase);
    if (name === "age_began") return this.age();
    if (name === "revealed_quest") return this.quest();
    if (name === "ragnarok_struck") return this.ragnarok();
    if (name === "released") return this.release();
    if (name === "gained_glory" && data.reason === "legend") return this.legends();
    if (DEEDS.includes(name)) return this.turn();
    this.add(this.take((event) => QUIET.includes(event.name) || event.name === name), { length: 0 });
  }

  /** What somebody does in a turn; one's own is not waited for. */
  turn() {
    const [{ seat }] = this.left;
    const events = this.take((event) => DEEDS.includes(event.name) && event.seat === seat);
    const at = events.map(({ data }) => data.place).findLast(Boolean);
    const card = events.some(({ name }) => name === "upgraded" || name === "committed");
    const panel = this.mine ? null : deed(this.words, this.view, seat, events);
    const whole = this.left.every(({ name }) => name === "turn_began");
    this.add([...events, ...(whole ? this.left.splice(0) : [])], { panel, at, length: this.mine ? 0 : card ? 2200 : 1400, ...(whole ? { view: "after" } : {}) });
  }

  pillage() {
    const events = this.take(({ name }) => ["called_to_battle", "unopposed", "pillaged", "raised", "gained_glory"].includes(name));
    const { seat, data } = events.find(({ name }) => name === "pillaged") ?? events[0];
    const taken = events.some(({ name }) => name === "pillaged");
    const panel = taken ? plunder(this.words, this.view, seat, events) : deed(this.words, this.view, seat, events);
    this.add(events, { panel, at: data.place, length: 2400 });
  }

  battle() {
    const events = this.take(({ name }) => !["turn_began", "phase_began", "age_began", "called_to_battle"].includes(name));
    for (const { events: told, ...part } of battleMoments(this.face.battle, this.view, events)) this.add(told, part);
  }

  phase(phase) {
    const [event] = this.left.splice(0, 1);
    const titled = phase === "quest" && this.left[0]?.name === "revealed_quest";
    this.add([event], titled ? { panel: heading(this.words, phase), side: "middle", length: 1500 } : { length: phase === "discard" ? 600 : 0 });
  }

  /** All quests are judged on the same board: the one before anything falls. */
  quest() {
    const [first] = this.left.splice(0, 1);
    const events = [first, ...this.take(({ name, data }) => name === "gained_glory" && data.reason === "quest")];
    const { region } = this.words.card(first.data.card);
    const at = Object.keys(this.view.provinces).find((name) => (this.view.provinces[name].region ?? name) === region);
    this.add(events, { panel: quest(this.words, this.view, events), at, length: 3000 });
  }

  ragnarok() {
    const [struck] = this.left.splice(0, 1);
    const { place } = struck.data;
    this.add([struck], { panel: doom(this.words, place), at: place, length: 2800, begin: (fast) => !fast && this.face.board.burn(place) });
    const fallen = this.take(({ name }) => ["destroyed", "gained_glory", "saved"].includes(name));
    if (fallen.length) this.add(fallen, { panel: toll(this.words, this.words.t("br-ragnarok-dead"), fallen), at: place, length: 3200 });
  }

  release() {
    const { view } = this;
    const events = this.take(({ name, data }) => name === "released" || (name === "gained_glory" && data.reason !== "legend"));
    this.add(events, { panel: returning(this.words, view, events), side: "middle", length: 2600 });
  }

  /** The end of the game: what legendary stats and cards add. */
  legends() {
    const events = this.take(({ name }) => name === "gained_glory");
    this.add(events, { panel: toll(this.words, this.words.t("br-last-glory"), events), side: "middle", length: 2600 });
  }

  /** The Age that has ended, before the gifts of the next one are dealt: it is looked at until it is put away. */
  age() {
    const events = this.left.splice(0, 1);
    const { face, words, after } = this;
    const long = after.seat === null ? 5000 : Infinity;
    if (events[0].data.age > 1) this.add([], { panel: () => ageSummary(words, after, face.ledger), side: "middle", length: long, stays: long });
    this.add(events, { length: 0 });
  }
}

export const moments = (face, update) => new Scenes(face, face.words, update, STEPS).all();
