// Invitations: a link for every friend's seat and one for people who only watch.

import { linkRow, openDialog } from "./dialogs.js";
import { h } from "./dom.js";
import { t } from "./i18n.js";
import { seatCodeName } from "./names.js";

const ONLY_HERE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

export const seatLink = (table, tokens) =>
  `${location.origin}/t/${table}#${tokens.map((token) => `s=${token}`).join("&")}`;
export const watchLink = (table, token) => `${location.origin}/t/${table}#w=${token}`;

/** `memory`: what the browser remembers of the table, with links: [{seat, code, token}] and watchLink. */
export function openInvitations(memory) {
  openDialog(t("ui-invite"), invitations(memory), { kind: "invite" });
}

export function invitations(memory) {
  return [
    h("p", {}, t("ui-invite-explained")),
    caution(),
    (memory.links ?? []).map(({ code, token }) =>
      linkRow(t("ui-invite-seat", { seat: seatCodeName(memory.game, code) }), seatLink(memory.table, [token])),
    ),
    memory.watchLink ? linkRow(t("ui-invite-watch"), watchLink(memory.table, memory.watchLink)) : null,
  ];
}

const caution = () =>
  ONLY_HERE.test(location.hostname) ? h("p", { class: "caution" }, t("ui-invite-only-here")) : null;

/** The player's own seats as a link, to go on with another device. */
export function openOwnLink(memory) {
  const link = linkRow(t("ui-other-device-link"), seatLink(memory.table, memory.tokens));
  openDialog(t("ui-other-device"), [h("p", {}, t("ui-other-device-explained")), caution(), link], { kind: "invite" });
}
