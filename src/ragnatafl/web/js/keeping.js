// Keeping the page in the browser: the worker is set to work when everything else is done, and told what is here already.

/** Paths that this page has loaded from its own server. */
const loaded = () => performance.getEntriesByType("resource").map(({ name }) => new URL(name)).filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);

export async function keepPage() {
  if (!("serviceWorker" in navigator) || !window.isSecureContext) return;
  try {
    await navigator.serviceWorker.register("/worker.js");
  } catch {
    return; // the page works without it
  }
  const { active } = await navigator.serviceWorker.ready;
  active.postMessage({ keep: [...new Set(loaded())] });
}
