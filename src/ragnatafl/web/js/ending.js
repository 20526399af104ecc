// When a game is over: its record, a replay that can be shared, another game.

import { canPlayAgain, playAgain } from "./again.js";
import { request } from "./api.js";
import { linkRow, openDialog } from "./dialogs.js";
import { h } from "./dom.js";
import { t } from "./i18n.js";
import { factsOf, textId } from "./names.js";
import { go } from "./route.js";

const record = (page) => request(`/api/tables/${page.table}/record`, { token: page.token });

/** Save a text as a file of the player's. */
export function download(name, text) {
  const link = h("a", { href: URL.createObjectURL(new Blob([text], { type: "text/plain" })), download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

async function replayOf(page) {
  const found = await request("/api/replays", { method: "POST", text: await record(page) });
  return found.replay;
}

async function attempt(page, what) {
  try {
    await what();
  } catch (error) {
    page.frame.prompt.say(error.message);
  }
}

async function share(page) {
  const link = `${location.origin}/replay/${await replayOf(page)}?seq=${page.frozen?.seq ?? page.state.seq}`;
  openDialog(t("ui-share"), [h("p", {}, t("ui-share-explained")), linkRow(t("ui-replay"), link)], { kind: "invite" });
}

/** The same people at another table, where that can be; else the way home. */
async function again(page) {
  const { welcome } = page.socket;
  if (canPlayAgain(welcome, page.memory?.coach)) await playAgain(welcome);
  else go("/");
}

/** The same cards and dice for the same people once more; the new record says that the deal was chosen. */
function sameDeal(page) {
  const { welcome } = page.socket;
  if (!factsOf(page.game).chance || !canPlayAgain(welcome, page.memory?.coach)) return null;
  return { label: t("ui-again-same"), act: () => attempt(page, () => playAgain(welcome, page.token)), quiet: true };
}

export function endButtons(page) {
  const { campaign } = page.socket.welcome;
  const [its] = Object.keys(factsOf(page.game).pages);
  return [
    campaign ? { label: t(textId(page.game, `ui-${its}`)), act: () => go(`/${its}/${campaign}`), main: true } : null,
    { label: t("ui-again"), act: () => attempt(page, () => again(page)), main: !campaign },
    sameDeal(page),
    { label: t("ui-replay"), act: () => attempt(page, async () => go(`/replay/${await replayOf(page)}`)) },
    factsOf(page.game).mind ? { label: t("ui-analysis"), act: () => attempt(page, async () => go(`/analysis/${await replayOf(page)}`)) } : null,
    { label: t("ui-share"), act: () => attempt(page, () => share(page)), quiet: true },
    {
      label: t("ui-record-download"),
      act: () => attempt(page, async () => download(`${page.game}-${page.table}.tafl`, await record(page))),
      quiet: true,
    },
  ].filter(Boolean);
}
