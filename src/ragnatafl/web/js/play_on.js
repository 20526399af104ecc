// Playing on from a position that has been: which seat is one's own, and who plays the others.

import { games } from "./api.js";
import { openDialog } from "./dialogs.js";
import { button, h } from "./dom.js";
import { t } from "./i18n.js";
import { botText } from "./levels.js";
import { noteLine, tell } from "./page.js";
import { go } from "./route.js";
import { rememberMade } from "./store.js";

const chosen = (label, options, value) => {
  const select = h("select", {}, options.map(([one, text]) => h("option", { value: one, selected: one === value }, text)));
  return { select, row: h("label", { class: "row" }, h("span", {}, label), select) };
};

/**
 * Ask for seat and opponents, then sit down. `seats` are [seat, name], `make({seat, bot})` gives the table that was made.
 * @param {{game: string, seats: [number, string][], seat: number, make: (wanted: {seat: number, bot: string | null}) => Promise<any>}} of
 */
export async function openPlayOn({ game, seats, seat, make }) {
  const facts = (await games()).find(({ name }) => name === game);
  const mine = chosen(t("ui-play-on-seat"), seats, seat);
  const others = chosen(t("ui-play-on-bots"), facts.bots.map((bot) => [bot, botText(bot, facts)]), facts.usual_bot);
  const note = noteLine();
  const start = async () => {
    try {
      const own = Number(mine.select.value);
      const made = await make({ seat: own, bot: seats.length > 1 ? others.select.value : null });
      rememberMade(made, made.seats.map((_, at) => (at === own ? "me" : "bot")), { game });
      go(`/t/${made.table}`);
    } catch (error) {
      tell(note, error.reason || error.message);
    }
  };
  openDialog(
    t("ui-play-on"),
    [
      h("p", {}, t("ui-play-on-explained")),
      h("div", { class: "menu-list" }, mine.row, seats.length > 1 ? others.row : null),
      note,
      h("div", { class: "buttons" }, button(t("ui-play-on-do"), start, { class: "main" })),
    ],
    { kind: "narrow play-on" },
  );
}
