// The bots that people choose from: what each is called, how strong it is and how long it thinks.

import { h } from "./dom.js";
import { has, t } from "./i18n.js";

/** From so many seconds a decision on, the time is told: what is shorter is at once for a person. */
const LONG = 0.3;

/** "karl (a fair match), 1240", and the time where there is one to speak of. `game` is what the server tells of it. */
export function botText(bot, /** @type {{strengths?: Record<string, import("./types").BotStrength>}} */ game) {
  const name = has(`ui-bot-${bot}`) ? t(`ui-bot-${bot}`) : bot;
  const { rating, seconds } = game.strengths?.[bot] ?? { rating: 0, seconds: 0 };
  if (!rating) return name;
  return t(seconds >= LONG ? "ui-bot-rated-slow" : "ui-bot-rated", { name, rating: String(rating), seconds: Math.round(seconds * 10) / 10 });
}

/** What the numbers mean; nothing where none are told. */
export const levelsHelp = (game) => (Object.keys(game.strengths ?? {}).length ? h("p", { class: "levels-told" }, t("ui-levels-told")) : null);
