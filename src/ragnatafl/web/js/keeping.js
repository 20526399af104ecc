// Keeping the page in the browser: the worker is set to work when everything else is done, and told what is here already.

/** Paths that this page has loaded from its own server. */
const loaded = () => performance.getEntriesByType("resource").map(({ name }) => new URL(name)).filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);

/** The worker at work; none where the browser allows none, and the page works without it. */
export async function worker() {
  if (!("serviceWorker" in navigator) || !window.isSecureContext) return null;
  try {
    await navigator.serviceWorker.register("/worker.js");
  } catch {
    return null;
  }
  return navigator.serviceWorker.ready;
}

export async function keepPage() {
  (await worker())?.active.postMessage({ keep: [...new Set(loaded())] });
}
