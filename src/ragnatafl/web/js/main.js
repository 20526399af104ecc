// The page finds its way by its address; the language and the theme can change at any time.

import { put, transition } from "./dom.js";
import { onLanguage, preferredLanguage, setLanguage, t } from "./i18n.js";
import { messagePage, setTitle } from "./page.js";
import { go } from "./route.js";
import { applySettings } from "./store.js";

const root = document.getElementById("app");
let page = null;

/** @type {[RegExp, () => Promise<any>][]} */
const ROUTES = [
  [/^\/\?new=(\w+)$/, async () => (await import("./new_table.js")).NewTablePage],
  [/^\/(?:\?.*)?$/, async () => (await import("./home.js")).HomePage],
  [/^\/learn(?:\?.*)?$/, async () => (await import("./learn.js")).LearnPage],
  [/^\/t\/([\w-]+)(?:\?.*)?$/, async () => (await import("./table.js")).TablePage],
  [/^\/campaign\/([\w-]+)(?:\?.*)?$/, async () => (await import("../games/yggdrasil/campaign.js")).CampaignPage],
  [/^\/replay\/([\w-]+)(?:\?.*)?$/, async () => (await import("./replay.js")).ReplayPage],
];

async function route() {
  /** @type {NodeListOf<HTMLDialogElement>} */
  const dialogs = document.querySelectorAll("dialog[open]");
  for (const dialog of dialogs) dialog.close();
  const path = location.pathname.replace(/(.)\/$/, "$1") + location.search;
  for (const [pattern, load] of ROUTES) {
    const match = pattern.exec(path);
    if (!match) continue;
    const Page = await load();
    page?.close?.();
    setTitle();
    window.scrollTo(0, 0);
    page = new Page(root, match[1]);
    await page.open();
    return;
  }
  page?.close?.();
  page = null;
  put(root, messagePage(t("ui-nothing-here")));
}

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a[data-route]") : null;
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  go(link.getAttribute("href"));
});
window.addEventListener("ragnatafl-go", () => transition(() => route()));
window.addEventListener("popstate", () => route());
window.addEventListener("hashchange", () => location.hash.length > 1 && location.pathname.startsWith("/t/") && route());

applySettings();
matchMedia("(prefers-color-scheme: light)").addEventListener("change", applySettings);
try {
  await setLanguage(preferredLanguage(), false);
} catch {
  await setLanguage("en", false);
}
onLanguage(() => {
  if (page?.relocalise) page.relocalise();
  else route();
});

await route();
