// A link as a picture that another device can scan. The server draws it; the link goes there in a body, so that no log has it.

import { request } from "./api.js";
import { h } from "./dom.js";
import { t } from "./i18n.js";

/** Show the picture below a link, or put it away again. */
export async function showPicture(row, link) {
  const shown = row.querySelector(".scan-picture");
  if (shown) return shown.remove();
  try {
    const drawn = await request("/api/scan", { method: "POST", body: { link } });
    row.append(h("img", { class: "scan-picture", alt: t("ui-scan-explained"), src: `data:image/svg+xml,${encodeURIComponent(drawn)}` }));
  } catch (error) {
    row.append(h("p", { class: "note", role: "status" }, error.message));
  }
}
