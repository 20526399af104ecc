// Keys of a table: see openKeys for what they do.

import { openKeys } from "./dialogs.js";

const typing = (element) => element?.matches?.("input, textarea, select, [contenteditable]");

/** Listen for the keys of a page; returns how to stop. */
export function bindKeys(page) {
  const press = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
    if (document.querySelector("dialog[open]")) return;
    if (handle(page, event.key)) event.preventDefault();
  };
  document.addEventListener("keydown", press);
  return () => document.removeEventListener("keydown", press);
}

/** Where the prompt has no buttons, the numbers are for those of the scene. */
function pressInScene(frame, number) {
  const found = frame.prompt.choices?.length ? null : frame.host.scene.querySelectorAll("button.can")[number - 1];
  found?.click();
  return Boolean(found);
}

function handle(page, key) {
  const { frame } = page;
  if (!frame) return false;
  if (/^[1-9]$/.test(key)) return frame.prompt.press(Number(key)) || pressInScene(frame, Number(key));
  switch (key) {
    case "Escape":
      page.escape();
      return true;
    case "?":
      openKeys();
      return true;
    case "u":
    case "U":
      if (page.state?.undo) page.undo();
      return true;
    case "h":
    case "H":
      if (page.state?.offers.length && !page.frozen) page.hint?.();
      return true;
    case "l":
    case "L":
      frame.log.box.focus();
      return true;
    case "p":
    case "P":
      frame.prompt.buttons.querySelector("button")?.focus();
      return true;
    default:
      return page.key?.(key) ?? false;
  }
}
