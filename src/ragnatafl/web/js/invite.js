// Who sits where: for everybody who holds which seat, for the table's maker the links to those that are still open.

import { linkRow, openDialog } from "./dialogs.js";
import { button, h, put } from "./dom.js";
import { icon, token } from "./emblems.js";
import { t } from "./i18n.js";
import { seatCodeName, seatLetter } from "./names.js";
import { remember } from "./store.js";

const ONLY_HERE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

export const invitationLink = (table, invitations) =>
  `${location.origin}/t/${table}#${invitations.map((one) => `i=${one}`).join("&")}`;
export const watchLink = (table, secret) => `${location.origin}/t/${table}#w=${secret}`;

/** Whether a person who was invited to this seat has not come yet. */
const isOpen = (page, { seat, devices }) => devices === 0 && Boolean(linkOf(page, seat));
const linkOf = (page, seat) => page.memory?.links?.find((link) => link.seat === seat);

/** What the menu calls it: for the maker, as long as somebody is missing, it is there to invite. */
export const seatsTitle = (page) => t(page.seats.some((seat) => isOpen(page, seat)) ? "ui-invite" : "ui-seats");

export function openSeats(page) {
  const body = h("div", { class: "seat-list" });
  let drawn = null;
  const draw = () => {
    const key = JSON.stringify([page.seats.map(({ name, kind, devices }) => [name, kind, devices]), page.memory?.links]);
    if (key !== drawn) put(body, seats(page, draw));
    drawn = key;
  };
  draw();
  page.socket.addEventListener("seats", draw);
  const onclose = () => page.socket.removeEventListener("seats", draw);
  return openDialog(seatsTitle(page), body, { kind: "invite", onclose });
}

function seats(page, draw) {
  const open = page.seats.filter((seat) => isOpen(page, seat));
  return [
    open.length ? [h("p", {}, t("ui-invite-explained")), caution()] : h("p", {}, t("ui-seats-explained")),
    page.seats.map((seat) => seatEntry(page, seat, draw)),
    page.memory?.watchLink ? linkRow(t("ui-invite-watch"), watchLink(page.table, page.memory.watchLink)) : null,
  ];
}

function seatEntry(page, seat, draw) {
  const own = page.you.includes(seat.seat);
  const head = h(
    "div",
    { class: "seat-head", "data-code": seat.code },
    token(seat.code, seatLetter(page.game, seat.code)),
    h("b", {}, String(seatCodeName(page.game, seat.code))),
    h("span", { class: "who" }, [seat.name, own ? t("ui-seat-yours") : ""].filter(Boolean).join(" · ")),
    h("span", { class: seat.devices > 1 ? "state several" : "state" }, devicesMark(seat), seatState(page, seat)),
  );
  return h("section", { class: "seat-entry" }, head, isOpen(page, seat) ? invitation(page, seat, draw) : null);
}

function seatState(page, seat) {
  if (seat.devices) return seat.kind === "bot" ? t("ui-seat-bot-for-now") : t("ui-seat-devices", { count: seat.devices });
  if (isOpen(page, seat)) return t("ui-seat-open");
  return seat.kind === "bot" ? t("ui-seat-bot") : t("ui-seat-open");
}

/** The link to an open seat; a new one makes the old one void. */
function invitation(page, seat, draw) {
  const link = linkOf(page, seat.seat);
  const label = t("ui-invite-seat", { seat: seatCodeName(page.game, seat.code) });
  const renew = async () => {
    const answer = await page.socket.ask({ type: "invite", seat: seat.seat });
    if (!answer.invitation) return;
    const links = page.memory.links.map((one) => (one === link ? { ...one, invitation: answer.invitation } : one));
    page.memory = remember(page.table, { links });
    draw();
  };
  const press = button(t("ui-invite-new"), renew, { class: "quiet small", title: t("ui-invite-new-explained") });
  return [linkRow(label, invitationLink(page.table, [link.invitation])), page.memory.maker ? press : null];
}

export const caution = () =>
  ONLY_HERE.test(location.hostname) ? h("p", { class: "caution" }, t("ui-invite-only-here")) : null;

/** A small sign on a seat that more than one device holds; null for others. */
export function devicesMark(seat) {
  if (!(seat?.devices > 1)) return null;
  const told = t("ui-seat-devices", { count: seat.devices });
  return h("span", { class: "devices-mark", role: "img", title: told, "aria-label": told }, icon("devices"), String(seat.devices));
}
