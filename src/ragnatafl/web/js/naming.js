// Whoever has come by a link is asked for a name once, beside what the table asks; it can be left out.

import { button, h } from "./dom.js";
import { t } from "./i18n.js";
import { setPlayerName } from "./store.js";

/** Ask for the name of who sits here now; gives what stands in the prompt. */
export function askName(page, seat) {
  const input = h("input", { type: "text", maxlength: "24", "aria-label": t("ui-name"), placeholder: t("ui-name"), autocomplete: "nickname" });
  const take = (event) => {
    event.preventDefault();
    const name = input.value.trim();
    if (name) page.socket.send({ type: "name", seat, name });
    leave(name);
  };
  const leave = (name) => {
    setPlayerName(name);
    form.remove();
  };
  const buttons = [h("button", { type: "submit", class: "main small" }, t("ui-name-take")), button(t("ui-name-leave"), () => leave(""), { class: "quiet small" })];
  const form = h("form", { class: "coach naming", onsubmit: take }, h("p", {}, t("ui-name-ask")), input, h("div", { class: "buttons" }, buttons));
  return form;
}
