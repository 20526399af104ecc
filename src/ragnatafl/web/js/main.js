// The page finds its way by its address; the language and the theme can change at any time.

import { button, h, put, transition } from "./dom.js";
import { onLanguage, preferredLanguage, setLanguage, t } from "./i18n.js";
import { factsOf, fileOf, gameNames, hasFile } from "./names.js";
import { messagePage, setSign, setTitle } from "./page.js";
import { go } from "./route.js";
import { applySettings } from "./store.js";

const root = document.getElementById("app");
let page = null;

/** @type {[RegExp, () => Promise<any>][]} */
const ROUTES = [
  [/^\/\?new=(\w+)$/, async () => (await import("./new_table.js")).NewTablePage],
  [/^\/(?:\?.*)?$/, async () => (await import("./home.js")).HomePage],
  [/^\/learn(?:\?.*)?$/, async () => (await import("./learn.js")).LearnPage],
  [/^\/almanac(?:\/(\w+))?(?:\?.*)?$/, async () => (await import("./almanac.js")).AlmanacPage],
  [/^\/t\/([\w-]+)(?:\?.*)?$/, async () => (await import("./table.js")).TablePage],
  [/^\/setup(?:\/(\w+))?(?:\?.*)?$/, async () => (await import("./setup.js")).SetupPage],
  [/^\/replay\/([\w-]+)(?:\?.*)?$/, async () => (await import("./replay.js")).ReplayPage],
  [/^\/analysis\/([\w-]+)(?:\?.*)?$/, async () => (await import("./analysis.js")).AnalysisPage],
];

/** A page that only one game has: its first word in the address says which. */
function ownPage(path) {
  const [, first, thing] = /^\/(\w+)\/([\w-]+)(?:\?.*)?$/.exec(path) ?? [];
  for (const game of gameNames()) {
    const [file, name] = factsOf(game).pages[first]?.split(":") ?? [];
    if (file) return { load: async () => (await import(fileOf(game, file)))[name], thing };
  }
  return null;
}

function found(path) {
  for (const [pattern, load] of ROUTES) {
    const match = pattern.exec(path);
    if (match) return { load, thing: match[1] };
  }
  return ownPage(path);
}

async function route() {
  /** @type {NodeListOf<HTMLDialogElement>} */
  const dialogs = document.querySelectorAll("dialog[open]");
  for (const dialog of dialogs) dialog.close();
  const path = location.pathname.replace(/(.)\/$/, "$1") + location.search;
  const way = found(path);
  const Page = await way?.load();
  page?.close?.();
  if (!Page) {
    page = null;
    put(root, messagePage(t("ui-nothing-here")));
    return;
  }
  setTitle();
  setSign(false);
  window.scrollTo(0, 0);
  page = new Page(root, way.thing);
  await page.open();
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
for (const game of gameNames())
  if (hasFile(game, "sign.css")) document.head.append(h("link", { rel: "stylesheet", href: fileOf(game, "sign.css") }));
onLanguage(() => {
  if (page?.relocalise) page.relocalise();
  else route();
});

if ("offline" in document.documentElement.dataset) put(root, messagePage(t("ui-offline"), t("ui-offline-explained"), button(t("ui-offline-again"), () => location.reload())));
else await route();
requestIdleCallback(async () => (await import("./keeping.js")).keepPage());
