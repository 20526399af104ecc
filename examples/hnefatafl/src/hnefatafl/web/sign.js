// The door of Hnefatafl: what it looks like on the common pages.

import { s } from "../../../web/js/dom.js";

export const colours = { door: ["#3a4152", "#282e3d", "#1d222e"], mark: "#a07c4c", edge: "var(--gold)" };

/** A board seen from a corner: the king in its middle, the attackers around. */
export function sign() {
  const at = (x, y) => [(x - y) * 4.9, (x + y) * 3.1];
  const line = (ax, ay, bx, by) => `M${at(ax, ay).join(" ")}L${at(bx, by).join(" ")}`;
  const cuts = [-3.3, -1.1, 1.1, 3.3].flatMap((k) => [line(k, -5.5, k, 5.5), line(-5.5, k, 5.5, k)]).join("");
  const corners = [[-5.5, -5.5], [5.5, -5.5], [5.5, 5.5], [-5.5, 5.5]].map(([x, y]) => at(x, y).join(" ")).join("L");
  const man = ([x, y]) => {
    const [cx, cy] = at(x, y);
    return s("path", { d: "M-6 0C-6-14 6-14 6 0C6 4-6 4-6 0Z", transform: `translate(${cx} ${cy})`, class: "iron" });
  };
  const foes = [[-4.4, -4.4], [0, -4.4], [-4.4, 0], [4.4, -4.4], [-4.4, 4.4], [4.4, 0], [0, 4.4], [4.4, 4.4]];
  return s(
    "svg",
    { viewBox: "-60 -60 120 120", class: "sign", "aria-hidden": "true" },
    s(
      "g",
      { transform: "translate(0 12)" },
      s("path", { d: `M${corners}Z`, class: "wood", transform: "translate(0 8)" }),
      s("path", { d: `M${corners}Z`, class: "disc" }),
      s("path", { d: cuts, class: "cut" }),
      foes.slice(0, 5).map(man),
      s("path", { d: "M-10 3C-9-12-11-22-13-32L-6-25L0-38L6-25L13-32C11-22 9-12 10 3C10 8-10 8-10 3Z", class: "hub" }),
      foes.slice(5).map(man),
    ),
  );
}
