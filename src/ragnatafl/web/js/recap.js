// What has happened since a player's last turn: the same scenes once more, or, where there is no room, as a list.

import { request } from "./api.js";
import { openDialog } from "./dialogs.js";
import { h, PHONE } from "./dom.js";
import { t } from "./i18n.js";
import { Log } from "./log.js";
import { offersOf } from "./offers.js";
import { pace } from "./store.js";

/** Tell it: on a phone, or where nothing is to be waited for, as a list. */
export function recap(page, entries) {
  if (PHONE.matches || pace() === "once") return listed(page, entries);
  const whole = entries.map(({ seq }) => page.entries.find((entry) => entry.seq === seq));
  return page.telling.repeat(whole, t("ui-recap"));
}

function listed(page, entries) {
  const box = h("section", { class: "recap-list" });
  const { frame } = page;
  const log = new Log(box, {
    sentence: (event) => frame.sentence(event),
    openRule: () => {},
    seatName: (seat) => page.seatName(seat),
    seatMark: (seat) => page.seats[seat]?.code ?? "",
    jump: null,
    highlight: () => {},
    said: () => "",
    chat: null,
    again: null,
    recap: null,
    staged: () => false,
  });
  log.pinned = false;
  log.fill(entries.map((entry) => ({ ...entry, events: entry.events.map((event) => ({ ...event, rule: "" })) })));
  return openDialog(t("ui-recap"), box, { kind: "narrow" });
}

/** A position that has been, as the page's states are, with nothing to choose. */
export async function positionAt(page, seq) {
  const found = await request(`/api/tables/${page.table}/positions/${seq}`, { token: page.token });
  return { ...page.state, ...found, waiting: [], offers: offersOf([]) };
}
