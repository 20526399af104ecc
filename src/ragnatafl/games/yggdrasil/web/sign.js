// The door of Yggdrasil Chronicles: what it looks like on the common pages.

import { s } from "../../../web/js/dom.js";

export const colours = { door: ["#33473c", "#24332b", "#1b2721"], mark: "#5f8a5a", edge: "#5f8a5a" };

/** Three platforms on one trunk: the door of Yggdrasil. */
export function sign() {
  const floor = (y, width) =>
    s(
      "g",
      {},
      s("ellipse", { cy: y + 3, rx: width, ry: width / 3.6, class: "edge" }),
      s("ellipse", { cy: y, rx: width, ry: width / 3.6, class: "disc" }),
      s("path", {
        d: `M0 ${y}L${-width * 0.86} ${y + width / 9}M0 ${y}L${width * 0.86} ${y + width / 9}M0 ${y}V${y - width / 3.6}`,
        class: "cut",
      }),
    );
  return s(
    "svg",
    { viewBox: "-60 -60 120 120", class: "sign", "aria-hidden": "true" },
    s("path", { d: "M-5 50C-3 20-4-20-2-54L2-54C4-20 3 20 5 50L22 56L6 53L2 58L-3 53L-22 57Z", class: "wood" }),
    floor(30, 34),
    floor(-2, 40),
    floor(-34, 28),
  );
}
