// A table that cannot go on: why, its record if that may be read, and for who holds a seat a way to end it for good.

import { request } from "./api.js";
import { button, h, put } from "./dom.js";
import { download } from "./ending.js";
import { t } from "./i18n.js";
import { messagePage, noteLine, tell } from "./page.js";

/** `tokens` are those of this browser's seats; `facts` is what the server said: {record, ended, seats}. */
export function showFrozen(root, { table, tokens, watch, game }, sentence, facts) {
  const note = noteLine();
  const path = `/api/tables/${encodeURIComponent(table)}`;
  const attempt = (what) => what().catch((error) => tell(note, error.message));
  const save = async () => download(`${game ?? "table"}-${table}.tafl`, await request(`${path}/record`, { token: tokens[0] ?? watch }));
  const end = async () => {
    let found = facts;
    for (const token of tokens) found = await request(`${path}/end`, { method: "POST", token });
    showFrozen(root, { table, tokens, watch, game }, sentence, found);
  };
  const missing = facts.seats.filter((seat) => !facts.ended.includes(seat)).length;
  const more = facts.record
    ? tokens.length || watch
      ? button(t("ui-record-download"), () => attempt(save))
      : null
    : tokens.length
      ? [
          h("p", {}, t("ui-frozen-secret")),
          facts.ended.length ? h("p", { role: "status" }, t("ui-frozen-missing", { count: missing })) : null,
          button(t("ui-frozen-end"), () => attempt(end)),
        ]
      : null;
  put(root, messagePage(sentence, null, more, note));
}
