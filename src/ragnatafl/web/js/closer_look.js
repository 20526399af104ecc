// What a long press opens: the thing that is held, its text, what a choice of it would change, and that choice as a button.

import { openCard } from "./dialogs.js";
import { h } from "./dom.js";
import { targetLabel } from "./prompt.js";

const MOST = 6;

/** Read what stands for a target: as its game tells of it, else by its name. */
export async function readTarget(frame, element) {
  const { target } = element.dataset;
  const { face, state } = frame;
  const choices = frame.chooser.choices.after(target).map(({ offer }) => offer);
  const told = await Promise.resolve(face.read?.(target, state.view)).catch(() => null);
  const named = element.getAttribute("aria-label") ?? String(targetLabel(face, target, state.view));
  open(frame, state, named, told ?? h("p", {}, named), choices, await foreseen(frame, state, choices));
}

/** Read what a button of the prompt would do. */
export async function readOffer(frame, offer) {
  const { face, state } = frame;
  const label = String(face.label(offer, state.view));
  open(frame, state, label, h("p", {}, label), [offer], await foreseen(frame, state, [offer]));
}

/** What the only choice would change, in sentences. */
async function foreseen(frame, state, choices) {
  if (choices.length !== 1 || !frame.face.changes) return [];
  const found = await Promise.resolve(frame.page.inspect?.(`after ${choices[0].text}`)).catch(() => null);
  return found ? frame.face.changes(found.changes, state.view) : [];
}

function open(frame, state, title, art, choices, lines) {
  if (state !== frame.state) return;
  const act = (offer) => ({ label: frame.face.label(offer, state.view), act: () => frame.chooser.say(offer), main: true });
  const body = h("div", { class: "closer-look" }, art, lines.map((line) => h("p", {}, line)));
  openCard(art.getAttribute("aria-label") ?? title, body, choices.length > MOST ? [] : choices.map(act));
}
