// Push messages: that it is one's turn, while the page is closed. Only where the server has keys for them.

import { language } from "./i18n.js";
import { worker } from "./keeping.js";

/** Let the server tell this browser of the player's seats here; gives whether it can. */
export async function subscribe(page) {
  const found = await subscription(page.socket.welcome.push);
  if (!found) return false;
  const { endpoint, keys } = found.toJSON();
  const asked = page.you.map((seat) => page.socket.ask({ type: "subscribe", seat, subscription: { endpoint, keys }, language: language() }));
  return (await Promise.all(asked)).every(({ type }) => type === "done");
}

/** This browser's subscription with the server's key; one that it has with another key is of no use any more. */
async function subscription(key) {
  const { pushManager } = (await worker()) ?? {};
  const subscribed = () => pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  try {
    return await subscribed().catch(async (problem) => {
      const old = await pushManager.getSubscription();
      if (!old) throw problem;
      await old.unsubscribe();
      return subscribed();
    });
  } catch {
    return null; // there is no worker, or the browser has no push service
  }
}

/** No more messages, of any table: the push service tells the server when it next tries. */
export async function unsubscribe(page) {
  for (const seat of page.you) page.socket.send({ type: "subscribe", seat, subscription: null });
  const old = await (await worker())?.pushManager.getSubscription();
  await old?.unsubscribe();
}
