// The devices that hold the player's own seats: a link for one more, and dropping those that should not.

import { linkRow, openDialog } from "./dialogs.js";
import { button, h, put } from "./dom.js";
import { language, t } from "./i18n.js";
import { caution, invitationLink } from "./invite.js";

export async function openDevices(page) {
  const body = h("div", { class: "device-list" });
  const note = h("p", { class: "note", role: "status", "aria-live": "polite" });
  const list = h("div", { class: "holders" });
  const draw = async () => put(list, await holders(page, draw));
  put(body, h("p", {}, t("ui-devices-explained")), list, note, another(page, note));
  await draw();
  page.socket.addEventListener("seats", draw);
  const onclose = () => page.socket.removeEventListener("seats", draw);
  return openDialog(t("ui-other-device"), body, { kind: "invite", onclose });
}

async function holders(page, draw) {
  const asked = page.you.map((seat) => page.socket.ask({ type: "devices", seat }));
  return (await Promise.all(asked)).filter(({ devices }) => devices).map((answer) => holdersOf(page, answer, draw));
}

function holdersOf(page, { seat, devices }, draw) {
  const drop = async (device) => {
    await page.socket.ask({ type: "drop", seat, device });
    draw();
  };
  const others = devices.filter(({ here }) => !here);
  const row = ({ device, joined, here }) =>
    h(
      "li",
      { class: here ? "here" : "" },
      h("b", {}, t(here ? "ui-device-here" : "ui-device-other")),
      h("span", {}, t("ui-device-since", { when: when(joined) })),
      here ? null : button(t("ui-device-drop"), () => drop(device), { class: "quiet small" }),
    );
  return h(
    "section",
    {},
    h("h3", {}, page.seatName(seat)),
    h("ul", {}, devices.map(row)),
    others.length > 1 ? button(t("ui-device-drop-others"), () => drop(null), { class: "quiet small" }) : null,
  );
}

const when = (at) => new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(at);

/** One link for all of the player's seats; it is made when it is asked for, since a new one makes the old one void. */
function another(page, note) {
  const place = h("div", { class: "another" });
  const make = async () => {
    const answers = await Promise.all(page.you.map((seat) => page.socket.ask({ type: "invite", seat })));
    const refused = answers.find(({ invitation }) => !invitation);
    if (refused) return put(note, t(`error-${refused.error}`));
    const link = invitationLink(page.table, answers.map(({ invitation }) => invitation));
    put(place, h("p", {}, t("ui-other-device-explained")), caution(), linkRow(t("ui-other-device-link"), link));
    place.querySelector("button").focus();
  };
  return put(place, button(t("ui-other-device-make"), make, { class: "main" }));
}
