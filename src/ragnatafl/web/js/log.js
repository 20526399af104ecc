// The log: sentences grouped by who acted, with chat between them; a click goes back to that position, and the small id
// behind a sentence opens its rule. One tab stop: the arrows go from line to line, and to the right to the rule.

import { button, h, put } from "./dom.js";
import { icon } from "./emblems.js";
import { t } from "./i18n.js";

const MOST = 400;
const HEADINGS = ["age_began", "phase_began", "round_began"];

export class Log {
  /**
   * `page`: {sentence(event), openRule(id), seatName(seat), seatMark(seat), jump(seq)|null,
   * highlight(things), said(message), chat(text)|null, again(seq)|null, recap()|null, staged(event): whether it is worth a second look}.
   */
  constructor(element, page) {
    this.page = page;
    this.last = -1;
    this.seat = undefined;
    /** The seat whose turn it is. */
    this.turn = null;
    this.list = h("ol", { class: "turns" });
    this.box = h(
      "div",
      { class: "entries", role: "log", "aria-live": "polite", tabindex: "0", "aria-label": t("ui-log") },
      this.list,
    );
    this.box.addEventListener("keydown", (event) => this.step(event));
    this.reached = null;
    this.pinned = true;
    this.tall = 0;
    this.box.addEventListener("scroll", () => {
      if (this.due || this.box.clientHeight !== this.tall) return;
      this.pinned = this.box.scrollHeight - this.box.scrollTop - this.box.clientHeight < 60;
    });
    new ResizeObserver(() => {
      this.tall = this.box.clientHeight;
      if (this.pinned) this.toEnd();
    }).observe(this.box);
    this.chat = page.chat ? this.chatForm() : null;
    this.recap = page.recap ? button(t("ui-recap"), page.recap, { class: "quiet small recap" }) : null;
    put(element, h("header", {}, h("h2", {}, t("ui-log")), this.recap), this.box, this.chat);
  }

  /** Let the button for what happened stand out, or not. */
  offerRecap(much) {
    this.recap?.classList.toggle("fresh", much);
    if (this.recap) this.recap.title = much ? t("ui-recap-offer") : "";
  }

  chatForm() {
    const input = h("input", {
      type: "text",
      maxlength: "300",
      placeholder: t("ui-chat-placeholder"),
      "aria-label": t("ui-chat"),
      autocomplete: "off",
    });
    const send = (event) => {
      event.preventDefault();
      if (input.value.trim()) this.page.chat(input.value.trim());
      input.value = "";
    };
    return h(
      "form",
      { class: "chat", onsubmit: send },
      input,
      h("button", { type: "submit", class: "quiet" }, t("ui-chat-send")),
    );
  }

  /** Everything again, for example in another language: what was said stands after the line it was said after. */
  fill(entries, said = []) {
    this.box.setAttribute("aria-live", "off");
    put(this.list);
    this.last = -1;
    this.group = null;
    this.seat = undefined;
    this.turn = null;
    const chats = [...said].sort((one, other) => one.seq - other.seq);
    for (const entry of entries) {
      while (chats.length && chats[0].seq < entry.seq) this.said(chats.shift());
      this.entry(entry);
    }
    for (const chat of chats) this.said(chat);
    this.add([]);
    requestAnimationFrame(() => this.box.setAttribute("aria-live", "polite"));
  }

  /** Whole entries, or the next part of the last one. */
  add(entries) {
    for (const entry of entries) this.entry(entry);
    while (this.list.children.length > MOST) this.list.firstChild.remove();
    if (this.pinned) this.toEnd();
  }

  /** What happens in a turn stands under the seat whose turn it is, else under the one who decided; a phase or a round
   * is nobody's. */
  entry(/** @type {import("./types").LogLine} */ { seq, seat, events }) {
    if (seq > this.last) this.cause = this.turn ?? seat;
    this.last = seq;
    for (const event of events) {
      if (event.name === "turn_began") this.cause = this.turn = event.seat;
      if (HEADINGS.includes(event.name)) this.cause = this.turn = null;
      const text = this.page.sentence(event);
      if (text) this.under(this.cause).append(this.line(seq, event, text));
    }
  }

  /** The list of lines of a seat, or of nobody: the last one, or a new one. */
  under(seat) {
    if (seat === this.seat && this.group) return this.group;
    this.seat = seat;
    this.group = h("ul", {});
    const who = seat === null || seat === undefined ? null : this.page.seatName(seat);
    this.list.append(
      h(
        "li",
        { class: "turn", "data-seat": seat, "data-code": this.page.seatMark(seat) },
        who ? h("b", {}, who) : null,
        this.group,
      ),
    );
    return this.group;
  }

  line(seq, /** @type {import("./types").Event} */ event, text) {
    const things = Object.values(event.data ?? {})
      .flat()
      .filter((one) => typeof one === "string");
    const look = (on) => () => this.page.highlight(on ? things : []);
    const heading = HEADINGS.includes(event.name);
    const { rule } = event;
    return h(
      "li",
      { class: heading ? "heading" : null, onpointerenter: look(true), onpointerleave: look(false) },
      this.page.jump
        ? button(text, () => this.page.jump(seq), {
            class: "line",
            title: t("ui-log-jump"),
            tabindex: "-1",
            onfocus: look(true),
            onblur: look(false),
            "data-seq": seq,
          })
        : text,
      this.page.again && this.page.staged(event) ? button(t("ui-show-again"), () => this.page.again(seq), { class: "again", tabindex: "-1" }, icon("play")) : null,
      rule ? button(rule, () => this.page.openRule(rule), { class: "rule", tabindex: "-1" }) : null,
    );
  }

  /** Arrows: up and down among the lines, right to the rule of a line reached so, left back to the line. */
  step(event) {
    const here = event.target.closest("li");
    const lines = [...this.list.querySelectorAll("button.line")];
    const at = here ? lines.indexOf(here.querySelector(".line")) : lines.length;
    const next = {
      ArrowUp: () => lines[Math.max(0, at - 1)],
      ArrowDown: () => lines[Math.min(lines.length - 1, at + 1)],
      ArrowRight: () => (here && this.reached === event.target ? here.querySelector(".rule") : null),
      ArrowLeft: () => (event.target.matches(".rule") ? lines[at] : null),
    }[event.key]?.();
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    this.reached = next.matches(".line") ? next : null;
    next.focus();
  }

  said(/** @type {import("./types").ChatMessage | import("./types").NoticeMessage} */ message) {
    const { from } = message;
    const who = typeof from === "number" ? this.page.seatName(from) : t("ui-spectator");
    this.group = null;
    this.list.append(h("li", { class: "said" }, h("b", {}, who), " ", this.page.said(message)));
    this.toEnd();
  }

  /** Keep this line in sight instead of the end. */
  follow(/** @type {Element | null} */ line) {
    this.pinned = false;
    requestAnimationFrame(() => {
      this.box.scrollTop = line ? line.getBoundingClientRect().bottom - this.list.getBoundingClientRect().top - this.box.clientHeight * 0.7 : 0;
    });
  }

  /** Scroll down once before the next picture, however many lines have come. */
  toEnd() {
    if (this.due) return;
    this.due = true;
    requestAnimationFrame(() => {
      this.due = false;
      this.box.scrollTop = this.box.scrollHeight;
    });
  }
}
