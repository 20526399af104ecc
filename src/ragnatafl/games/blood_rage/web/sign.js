// The door of Blood Rage: what it looks like on the common pages.

import { s } from "../../../web/js/dom.js";

export const colours = { door: ["#4d3a28", "#33261b", "#281d15"], mark: "#b3402a", edge: "var(--ember)" };

/** Two axes crossed behind a small shield: the door of Blood Rage. */
export function sign() {
  const axe = (turn) =>
    s(
      "g",
      { transform: `rotate(${turn})` },
      s("path", { d: "M-2.4-44L2.4-44L2 48L-2 48Z", class: "wood" }),
      s("path", { d: "M-2-42C-12-47-24-46-30-38C-24-32-25-18-32-10C-20-7-9-13-2-22Z", class: "iron" }),
    );
  return s(
    "svg",
    { viewBox: "-60 -60 120 120", class: "sign", "aria-hidden": "true" },
    axe(-38),
    s("g", { transform: "scale(-1 1)" }, axe(-38)),
    s("circle", { cy: 10, r: 22, class: "disc" }),
    s("path", { d: "M0-12V32M-22 10H22", class: "cut" }),
    s("circle", { cy: 10, r: 7, class: "hub" }),
  );
}
