// The worker that keeps the page in the browser: its files, texts and the games' facts, and nothing of any table. What was
// kept is taken without asking; a page itself is asked for, and its answer tells whether what is kept is still of today.
// The server writes VERSION above this.

const HEADER = "x-shell-version";
const PAGE = "/";
const KEPT = [/^\/static\//, /^\/texts\//, /^\/api\/games\/\w+\/(catalogue|lessons)$/];
const worker = /** @type {any} */ (self);
const { VERSION } = worker;
const cacheName = `shell-${VERSION}`;

/** Whether this may be kept: only what is named above. */
const mayKeep = (url) => url.origin === location.origin && !url.search && KEPT.some((pattern) => pattern.test(url.pathname));

const isOurs = (answer) => answer.ok && answer.headers.get(HEADER) === VERSION;

/** Ask for these, where they are not kept, and keep them; what is missing or already of another version is left out. */
async function keep(paths, mode) {
  const cache = await caches.open(cacheName);
  const one = async (path) => {
    if (await cache.match(path)) return;
    const answer = await fetch(path, { cache: mode });
    if (isOurs(answer)) await cache.put(path, answer);
  };
  await Promise.allSettled(paths.map(one));
}

/** The page, and whatever an older worker has kept, as it is now. */
async function install() {
  const names = (await caches.keys()).filter((name) => name !== cacheName);
  const known = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)));
  await keep([...new Set([PAGE, ...known.flat()])], "no-cache");
  await worker.skipWaiting();
}

async function activate() {
  const old = (await caches.keys()).filter((name) => name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function kept(request) {
  const cache = await caches.open(cacheName);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (isOurs(answer)) await cache.put(request, answer.clone());
  return answer;
}

/** A page: as the server has it; if it has another version, nothing that was kept is of use. Without a server, the kept page
 *  says so. */
async function page(request) {
  try {
    const answer = await fetch(request);
    const version = answer.headers.get(HEADER);
    if (version && version !== VERSION) await caches.delete(cacheName);
    return answer;
  } catch (error) {
    const found = await (await caches.open(cacheName)).match(PAGE);
    if (!found) throw error;
    const text = (await found.text()).replace("<html", "<html data-offline");
    return new Response(text, { headers: found.headers });
  }
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", (event) => event.waitUntil(keep(event.data.keep.filter((path) => mayKeep(new URL(path, location.href))), "force-cache")));

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (mayKeep(new URL(request.url))) event.respondWith(kept(request));
});

const windows = () => worker.clients.matchAll({ type: "window", includeUncontrolled: true });
const isAt = (path) => ({ url }) => new URL(url).pathname === path;

/** The server says that it is the player's turn at a table; who looks at it sees that himself. */
async function told({ table, title, body }) {
  const path = `/t/${table}`;
  const seen = (await windows()).filter(isAt(path)).some(({ visibilityState }) => visibilityState === "visible");
  if (!seen) await worker.registration.showNotification(title, { body, tag: `turn-${table}`, icon: "/static/web/icon.svg", data: { path } });
}

worker.addEventListener("push", (event) => event.waitUntil(told(event.data.json())));

/** A notice was pressed: to its table, in the window that has it, or in a new one. */
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path } = event.notification.data;
  const open = async () => {
    const found = (await windows()).find(isAt(path));
    return found ? found.focus() : worker.clients.openWindow(path);
  };
  event.waitUntil(open());
});
