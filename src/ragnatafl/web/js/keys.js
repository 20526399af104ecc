// Keys of a table: see openKeys for what they do.

import { openKeys } from "./dialogs.js";
import { lookUp } from "./menu.js";

const typing = (element) => element?.matches?.("input, textarea, select, [contenteditable]");

/** Listen for the keys of a page; returns how to stop. */
export function bindKeys(page) {
  const press = (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
    if (document.querySelector("dialog[open]")) return;
    if (handle(page, event.key)) event.preventDefault();
  };
  const space = (event) => event.key === " " && onStage(page, event);
  document.addEventListener("keydown", press);
  for (const name of ["keydown", "keyup"]) document.addEventListener(name, space, true);
  return () => {
    document.removeEventListener("keydown", press);
    for (const name of ["keydown", "keyup"]) document.removeEventListener(name, space, true);
  };
}

/** While the stage plays, Space is for it alone, whatever has the focus: on to the next, held down to one's own turn. */
function onStage(page, event) {
  const show = page.frame?.show;
  if (typing(event.target) || document.querySelector("dialog[open]")) return;
  if (event.type === "keyup" ? !show?.spaced : !show?.playing) return;
  event.preventDefault();
  event.stopPropagation();
  show.spaced = event.type === "keydown";
  if (event.type === "keydown") event.repeat ? show.stage.rush() : show.stage.next();
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
    case "a":
    case "A":
      lookUp(page.game);
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
    case "r":
    case "R":
      page.telling?.recap();
      return true;
    case "p":
    case "P":
      frame.prompt.buttons.querySelector("button")?.focus();
      return true;
    default:
      return page.key?.(key) ?? false;
  }
}
