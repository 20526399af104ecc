// Knotwork: two strands that twine along an arc or a circle, now the one on top and now the other.

import { s } from "./dom.js";

/** The paths, each with its edge below it, in the order to draw them. `at(r, angle)` is a point, `classes` [edge, strand]. */
export function twine(at, [r, from, to], crossings, swing, classes) {
  const strand = (phase, first, last) => {
    const points = [];
    for (let k = first; k <= last + 1e-6; k += 0.125) {
      const [x, y] = at(r + swing * Math.sin(Math.PI * k + phase), from + ((to - from) * k) / crossings);
      points.push(`${Number(x).toFixed(1)} ${Number(y).toFixed(1)}`);
    }
    return `M${points.join("L")}`;
  };
  const bridges = Array.from({ length: crossings - 1 }, (_, k) => strand(k % 2 ? Math.PI : 0, k + 0.68, k + 1.32));
  const ropes = [strand(0, 0, crossings), strand(Math.PI, 0, crossings), ...bridges];
  return ropes.flatMap((d) => classes.map((name) => s("path", { class: name, d })));
}
