// Figures on the board. Each keeps its identity between views (clan, kind, number), so that it travels when it moves.

import { s, set } from "../../../web/js/dom.js";
import { use } from "./art.js";
import { bossPlace, harbour } from "./shield.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./words.js").Words} Words */

/** A token: base of the clan by colour, pattern and letter, the silhouette on bone. */
export function token(figure, letter) {
  return [
    s("circle", { class: "br-halo", r: 38 }),
    s("circle", { class: "br-shade", r: 31, cy: 3 }),
    s("circle", { class: "br-base", r: 31 }),
    s("circle", { class: "br-pattern", r: 27.2 }),
    s("circle", { class: "br-disc", r: 24 }),
    use("figure", figure, { x: -21.5, y: -22, width: 43, height: 43 }),
    s("circle", { class: "br-badge", cx: 21, cy: 21, r: 10.5 }),
    s("text", { class: "br-letter", x: 21, y: 26.2 }, letter),
  ];
}

/** The same token as a small drawing of its own, for sheets and scenes. */
export function tokenIcon(clan, figure, letter, extra = "") {
  return s("svg", { class: `br-token-icon br-clan-${clan} ${extra}`, viewBox: "-38 -38 76 76", "aria-hidden": "true" },
    token(figure, letter));
}

export class Figures {
  constructor(/** @type {Words} */ words) {
    this.words = words;
    this.layer = s("g", { class: "br-figures" });
    this.known = new Map();
  }

  update(/** @type {View} */ view, places, animate) {
    const wanted = this.assign(view);
    for (const [key, figure] of this.known) {
      if (wanted.has(key)) continue;
      this.known.delete(key);
      figure.element.classList.add("br-leaving");
      setTimeout(() => figure.element.remove(), animate ? 450 : 0);
    }
    const spots = this.spots(view, wanted, places);
    const mine = view.clans[view.seat];
    for (const [key, { clan, figure, place }] of wanted) {
      const spot = spots.get(key);
      let known = this.known.get(key);
      if (!known) {
        known = { element: this.make(clan, figure) };
        this.known.set(key, known);
        const [x, y] = spot;
        if (animate) this.put(known.element, [x + (x - 500) * 0.35, y + (y - 500) * 0.35 - 40]);
        else this.put(known.element, spot);
        known.element.classList.toggle("br-arriving", animate);
        this.layer.append(known.element);
        if (animate) known.element.getBoundingClientRect();
        known.element.classList.remove("br-arriving");
      }
      known.place = place;
      known.element.classList.toggle("br-still", !animate);
      set(known.element, "data-target", clan === mine ? `piece:${figure}@${place}` : null);
      set(known.element, "data-piece", `${clan}:${figure}@${place}`);
      set(known.element, "aria-label", this.words.pieceLabel(clan, figure, place));
      this.put(known.element, spot);
    }
  }

  /** A rim on the figures that came in the last turn of their clan: [{clan, figure, place}, ...]. */
  rim(came) {
    const left = came.map(({ clan, figure, place }) => `${clan}:${figure}@${place}`);
    for (const [key, { element, place }] of [...this.known].reverse()) {
      const at = left.indexOf(`${key.slice(0, key.lastIndexOf(":"))}@${place}`);
      element.classList.toggle("br-fresh", at >= 0);
      if (at >= 0) left.splice(at, 1);
    }
  }

  make(clan, figure) {
    return s("g", { class: `br-figure br-clan-${clan}` }, token(figure, this.words.letter(clan)));
  }

  put(element, [x, y]) {
    element.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
  }

  /** Which known figure is which in this view: first those that stayed, then those that moved, then new ones. */
  assign(/** @type {View} */ view) {
    const standing = [];
    for (const [place, { figures }] of [...Object.entries(view.provinces), ...Object.entries(view.fjords)]) {
      for (const [clan, counts] of Object.entries(figures)) {
        for (const [figure, count] of Object.entries(counts)) {
          for (let k = 0; k < count; k += 1) standing.push({ clan, figure, place });
        }
      }
    }
    const wanted = new Map();
    const free = new Map(this.known);
    const homeless = standing.filter((one) => {
      for (const [key, known] of free) {
        if (key.startsWith(`${one.clan}:${one.figure}:`) && known.place === one.place) {
          free.delete(key);
          wanted.set(key, one);
          return false;
        }
      }
      return true;
    });
    for (const one of homeless) {
      let key = [...free.keys()].find((old) => old.startsWith(`${one.clan}:${one.figure}:`));
      for (let k = 0; !key; k += 1) {
        const fresh = `${one.clan}:${one.figure}:${k}`;
        if (!wanted.has(fresh) && !free.has(fresh)) key = fresh;
      }
      free.delete(key);
      wanted.set(key, one);
    }
    return wanted;
  }

  /** Where each figure stands: it keeps its village as long as it stays. */
  spots(/** @type {View} */ view, wanted, places) {
    const byPlace = new Map();
    for (const [key, { place }] of wanted) byPlace.set(place, [...(byPlace.get(place) ?? []), key]);
    const spots = new Map();
    for (const [place, keys] of byPlace) {
      const { houses, index } = places.get(place);
      if (place === "yggdrasil" || !houses) {
        keys.forEach((key, k) => spots.set(key, place === "yggdrasil" ? bossPlace(k, keys.length) : harbour(index, k)));
        continue;
      }
      const taken = new Map();
      for (const key of keys) {
        const known = this.known.get(key);
        if (known?.place === place && known.home !== undefined) taken.set(known.home, key);
      }
      for (const key of keys) {
        if ([...taken.values()].includes(key)) continue;
        const home = houses.findIndex((_, k) => !taken.has(k));
        taken.set(home < 0 ? houses.length - 1 : home, key);
      }
      for (const [home, key] of taken) {
        spots.set(key, houses[home]);
        const known = this.known.get(key);
        if (known) known.home = home;
      }
    }
    return spots;
  }
}
