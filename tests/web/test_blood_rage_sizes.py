"""Blood Rage's table in low, narrow and large windows: what is asked and what can be pressed is in view, uncut."""

from __future__ import annotations

from typing import Any

import pytest

from .browser import Server
from .table import asked, sit_at

HUMAN = {"kind": "human"}
BOT = {"kind": "bot", "bot": "random"}
SIZES = [(360, 640), (390, 844), (667, 375), (844, 390), (1024, 768), (1440, 900), (2560, 1440)]

TOO_LARGE = """
async ([language, widths]) => {
  const { loadTexts, setLanguage, t, name } = await import("/static/web/js/i18n.js");
  const { Words } = await import("/static/games/blood_rage/web/words.js");
  const { cardFace } = await import("/static/games/blood_rage/web/cards.js");
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = "/static/games/blood_rage/web/face.css";
  await new Promise((resolve) => { sheet.onload = resolve; document.head.append(sheet); });
  const catalogue = await (await fetch("/api/games/blood_rage/catalogue")).json();
  await setLanguage(language, false);
  await loadTexts("blood_rage");
  const named = (kind, code) => name(`br-${kind}-${kind === "card" ? code.split(".")[0] : code}`);
  const words = new Words({ t, catalogue, seats: [], language, name: named });
  const cut = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
    scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1;
  const wrong = [];
  for (const width of widths) {
    const host = document.createElement("div");
    document.body.replaceChildren(host);
    const cards = Object.keys(catalogue.cards).map((code) => {
      const card = cardFace(words, code);
      card.style.width = `${width}px`;
      host.append(card);
      return [code, card];
    });
    for (const [code, card] of cards) {
      for (const part of ["inside", "band > span", "title", "text"]) {
        if (cut(card.querySelector(`.br-card-${part}`))) wrong.push([width, code, part]);
      }
    }
  }
  return wrong;
}
"""

OUT_OF_VIEW = """
() => {
  const wrong = [];
  const inside = (box, of) =>
    box.top >= of.top - 1 && box.left >= of.left - 1 && box.bottom <= of.bottom + 1 && box.right <= of.right + 1;
  const window = { top: 0, left: 0, right: innerWidth, bottom: innerHeight };
  const prompt = document.querySelector(".prompt");
  if (prompt.scrollHeight > prompt.clientHeight + 1) wrong.push("the prompt scrolls");
  for (const one of prompt.querySelectorAll("button, .asked")) {
    if (one.checkVisibility() && !inside(one.getBoundingClientRect(), window)) wrong.push(one.textContent);
  }
  for (const sheet of document.querySelectorAll(".br-sheet")) {
    if (sheet.scrollWidth > sheet.clientWidth + 1) wrong.push(`sheet: ${sheet.scrollWidth} > ${sheet.clientWidth}`);
  }
  const draft = document.querySelector(".br-draft");
  const roomy = innerWidth > 820 && innerHeight > 520;
  if (draft && roomy && draft.scrollHeight > draft.clientHeight + 1) wrong.push("the draft scrolls");
  for (const card of draft ? draft.querySelectorAll(".br-card") : []) {
    const box = card.getBoundingClientRect();
    if (roomy && !inside(box, draft.getBoundingClientRect())) wrong.push(card.dataset.thing);
  }
  const seen = (one) =>
    one.checkVisibility({ visibilityProperty: true }) && inside(one.getBoundingClientRect(), window);
  if (!draft && ![...document.querySelectorAll("[data-target^='figure:'].can")].some(seen)) wrong.push("the reserve");
  return wrong;
}
"""


@pytest.mark.parametrize("language", ["en", "pl", "ru", "bg"])
def test_the_text_of_every_card_fits_on_it(visit: Any, language: str) -> None:
    assert visit("/").evaluate(TOO_LARGE, [language, [168, 190, 240, 340]]) == []


@pytest.mark.parametrize("locale", ["en", "ru"])
def test_draft_and_turn_are_in_view_in_windows_of_every_size(visit: Any, server: Server, locale: str) -> None:
    page = visit(None, locale=locale)
    sit_at(page, server.address, "blood_rage", [HUMAN, BOT, BOT, BOT], seed=11)
    for question in ("draft_pick", "turn"):
        while asked(page) != question:
            page.locator(".br-pack .br-card.can").first.focus()
            page.keyboard.press("Enter")
            page.wait_for_function(
                "() => !document.querySelector('.br-pack .br-card') || document.querySelector('.br-pack .br-card.can')"
            )
        page.wait_for_selector(".asked-now")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(200)
            assert page.evaluate(OUT_OF_VIEW) == [], f"{question} at {width}x{height}"
