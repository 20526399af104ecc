// A face for any game that has none of its own: the question, the choices as buttons, the view as a list.

import { h, put } from "./dom.js";
import { sentence } from "./story.js";

export async function mount(host, table) {
  const facts = h("pre", { class: "plain-view", tabindex: "0" });
  put(host.board, facts);
  return {
    update: (state) => put(facts, JSON.stringify(state.view, null, 1)),
    targets: ({ text }) => [`verb:${text}`],
    label: ({ text }) => text,
    prompt: (state) => ({ text: String(state.view?.decision?.name ?? "").replaceAll("_", " ") }),
    sentence: (event) => sentence(table.game, event) ?? [event.name.replaceAll("_", " "), ...Object.values(event.data ?? {})].join(" "),
    greyed: () => [],
    seatName: (seat) => table.seats[seat]?.code ?? String(seat),
    summary: () => {},
  };
}
