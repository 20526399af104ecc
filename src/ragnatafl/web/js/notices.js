// Notices of the browser: that it is one's turn, while one looks elsewhere. Only where the player has asked for them in the menu.

import { t } from "./i18n.js";
import { titleOf } from "./names.js";
import { subscribe, unsubscribe } from "./push.js";
import { choose, setting } from "./store.js";

export const canNotify = () => "Notification" in window && Notification.permission !== "denied";
export const wantsNotices = () => setting("notices") === "on" && canNotify() && Notification.permission === "granted";

/** The player wants them, or no longer does; gives whether there will be any, and whether also while the page is closed. */
export async function wish(page, wanted) {
  const granted = wanted && (await Notification.requestPermission()) === "granted";
  choose("notices", granted ? "on" : "");
  if (!page.canPush) return { granted, reached: false };
  if (!granted) await unsubscribe(page);
  return { granted, reached: granted && (await subscribe(page)) };
}

/** Whoever wants notices is told of this table too, once its page is closed. */
export async function remind(page) {
  if (wantsNotices()) await subscribe(page);
}

/** Say that it is the player's turn at this table; a newer notice takes the place of an older one. */
export async function tellTurn({ table, game }) {
  if (!wantsNotices() || !document.hidden) return;
  const what = { body: titleOf(game), tag: `turn-${table}`, icon: "/static/web/icon.svg", data: { path: `/t/${table}` } };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) return worker.showNotification(t("ui-your-turn"), what);
  const notice = new Notification(t("ui-your-turn"), what);
  notice.onclick = () => (window.focus(), notice.close());
}
