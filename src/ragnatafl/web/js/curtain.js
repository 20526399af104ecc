// The curtain between two people at one device: nothing of the table shows until the next one says "it is me".

import { h } from "./dom.js";
import { t } from "./i18n.js";
import { knot } from "./emblems.js";

/** Cover the page; `ready` is called when the named player uncovers it. */
export function raiseCurtain(who, mark, ready) {
  const start = h("button", { type: "button", class: "main big" }, t("ui-curtain-ready", { name: who }));
  const curtain = h(
    "div",
    { class: "curtain", role: "dialog", "aria-modal": "true", "aria-label": t("ui-curtain"), "data-code": mark },
    h("div", { class: "curtain-inside" }, knot(), h("p", {}, t("ui-curtain-pass")), h("h1", {}, t("ui-curtain-name", { name: who })), start),
  );
  const handle = {
    open: true,
    close() {
      handle.open = false;
      curtain.remove();
    },
  };
  start.addEventListener("click", () => {
    handle.close();
    ready();
  });
  document.body.append(curtain);
  start.focus();
  return handle;
}
