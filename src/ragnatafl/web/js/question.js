// What stands in the prompt of a table: what happens, what is asked, or who is waited for.

import { PHONE } from "./dom.js";
import { endButtons } from "./ending.js";
import { t } from "./i18n.js";
import { habitOf, habits } from "./habits.js";
import { openSeats } from "./invite.js";
import { textId } from "./names.js";

/** What the prompt says now: {who, text, hint, buttons, tools}. */
export function questionOf(page) {
  const { state, frame } = page;
  if (frame.show.playing || page.telling.repeating) return happening(page);
  if (page.frozen) return past(page);
  if (state.over) return over(page);
  if (page.parting !== null) return parting(page);
  if (page.seats[state.seat]?.kind === "bot" && page.you.includes(state.seat)) return robbed(page);
  if (!state.offers.length || page.busy) return { ...thinking(page), tools: tools(page) };
  return asked(page);
}

function asked(page) {
  const { state, frame } = page;
  const { text = "", hint = "" } = frame.face.prompt(state) ?? {};
  const back = { label: t("ui-back"), act: () => frame.chooser.back(), kind: "back" };
  return {
    who: page.you.length > 1 ? page.seatName(state.seat) : "",
    text,
    hint,
    buttons: frame.buttons(),
    tools: [...(frame.chooser.picked.length ? [back] : []), ...tools(page)],
  };
}

/** While something is shown: whose doing it is, what happens, and how to go on. */
function happening(page) {
  const { told } = page.frame.show;
  const who = typeof told?.seat === "number" ? page.seatName(told.seat) : "";
  const rush = page.frozen ? "ui-back-to-now" : page.watching ? "ui-stage-end" : "ui-stage-rush";
  return {
    who: [page.frozen?.title, who].filter(Boolean).map(String).join(" · "),
    text: told?.text ?? "",
    tools: page.frame.show.tools(t(rush)),
  };
}

/** A position that has been. */
function past(page) {
  const { seq } = page.frozen;
  return {
    who: t("ui-past"),
    text: t("ui-past-position", { seq }),
    buttons: [
      { label: t("ui-back-to-now"), act: () => page.now(), main: true },
      { label: t("ui-show-again"), act: () => page.telling.again(seq) },
      { label: t("ui-step-back"), act: () => page.jump(Math.max(0, seq - 1)), quiet: true },
      { label: t("ui-step-on"), act: () => page.jump(Math.min(page.state.seq, seq + 1)), quiet: true },
    ],
  };
}

function over(page) {
  const said = page.frame.face.prompt(page.state);
  const marked = page.socket.welcome.free_undo ? t("ui-free-undo-on") : "";
  return { text: said?.text || t("ui-over"), hint: [said?.hint, marked].filter(Boolean).join(" "), buttons: endButtons(page) };
}

/** One's own move, before the device goes to the next. */
const parting = (page) => ({
  who: page.seatName(page.state.seat),
  text: t("ui-pass-on", { name: page.seatName(page.parting) }),
  buttons: [{ label: t("ui-pass-on-do"), act: () => page.passOn(), main: true }],
  tools: tools(page),
});

const robbed = (page) => ({
  text: t("ui-bot-plays-for-you"),
  buttons: [{ label: t("ui-take-back"), act: () => page.takeBack(), main: true }],
});

function thinking(page) {
  const others = page.state.waiting.filter((seat) => !page.you.includes(seat));
  if (page.busy || !others.length) return { text: t("ui-sending") };
  const names = others.map((seat) => page.seatName(seat));
  const asleep = others.filter((seat) => page.seats[seat]?.kind !== "bot" && page.seats[seat]?.online === false);
  return {
    who: page.watching ? t("ui-watching") : "",
    text: t("ui-thinking", { count: others.length, names }),
    hint: asleep.length ? t("ui-not-here", { names: asleep.map((seat) => page.seatName(seat)) }) : "",
    buttons: page.watching ? [] : absentButtons(page, asleep),
  };
}

/** For who is not at the table: the link again, or a bot in the empty seat. */
function absentButtons(page, asleep) {
  if (!asleep.length) return [];
  const invite = { label: t("ui-invite"), act: () => openSeats(page), quiet: true };
  const replace = (seat) => ({
    label: t("ui-replace", { name: page.seatName(seat) }),
    act: () => page.socket.send({ type: "seat", seat, kind: "bot" }),
    quiet: true,
  });
  const invited = page.memory?.links?.some(({ seat }) => asleep.includes(seat) && !page.seats[seat].devices);
  return [...(invited ? [invite] : []), ...asleep.map(replace)];
}

/** What helps; the recap stands by the log, and here where that lies in a drawer. */
function tools(page) {
  if (page.watching) return [];
  return [
    page.state.undo ? { label: t("ui-undo"), act: () => page.undo(), kind: "undo" } : null,
    page.state.offers.length ? { label: t("ui-hint"), act: () => page.hint(), kind: "hint" } : null,
    ...habitTools(page),
    PHONE.matches && page.telling.missed.length ? { label: t("ui-recap"), act: () => page.telling.recap(), kind: "recap" } : null,
  ].filter(Boolean);
}

/** From now on without asking; or asked again. */
function habitTools(page) {
  const habit = habitOf(page);
  const taken = habits(page);
  return [
    habit && !taken.includes(habit.asked) ? { label: t(textId(page.game, `habit-${habit.asked}`)), act: () => page.takeUp(habit), kind: "habit" } : null,
    taken.length ? { label: t("ui-habits-off"), act: () => page.dropHabits(), kind: "habit" } : null,
  ];
}
