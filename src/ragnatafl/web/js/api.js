// The HTTP part of the server: see docs/protocol.md.

import { has, t } from "./i18n.js";

/** A refusal of the server, as a sentence in the player's language where there is one. */
export class ServerError extends Error {
  constructor(status, body) {
    const code = body?.error ?? "unknown";
    super(has(`error-${code}`) ? t(`error-${code}`, body?.args ?? {}) : (body?.message ?? t("error-unknown")));
    this.status = status;
    /** What the server itself says, in English. */
    this.reason = body?.message ?? "";
    this.code = code;
    this.args = body?.args ?? {};
  }
}

/**
 * One request; raises ServerError for everything that is not a good answer.
 * @param {string} path
 * @param {{method?: string, body?: unknown, token?: string, text?: string}} [options]
 */
export async function request(path, { method = "GET", body, token, text } = {}) {
  const headers = {};
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (text !== undefined) headers["Content-Type"] = "text/plain";
  let answer;
  try {
    answer = await fetch(path, {
      method,
      headers,
      body: text ?? (body === undefined ? undefined : JSON.stringify(body)),
    });
  } catch {
    throw new ServerError(0, { error: "offline" });
  }
  const type = answer.headers.get("content-type") ?? "";
  const found = type.includes("json") ? await answer.json().catch(() => null) : await answer.text();
  if (!answer.ok) throw new ServerError(answer.status, found);
  return found;
}

const kept = new Map();

/** A GET whose answer never changes while the page is open. */
export function once(path) {
  if (!kept.has(path)) {
    const asked = request(path);
    asked.catch(() => kept.delete(path));
    kept.set(path, asked);
  }
  return kept.get(path);
}

export const games = () => once("/api/games");
export const catalogue = (game) => once(`/api/games/${game}/catalogue`);
export const rule = (game, id, lang) => once(`/api/rules/${game}/${encodeURIComponent(id)}?lang=${lang}`);
export const almanac = (game, lang) => once(`/api/almanac/${game}?lang=${lang}`);
export const examplesOf = (game, of) => once(`/api/almanac/${game}/examples?${new URLSearchParams(of)}`);
/** @param {string} [token] of a seat of the table whose deal is wanted */
export const newTable = (wanted, token) => request("/api/tables", { method: "POST", body: wanted, token });
