// What the almanac shows of Yggdrasil Chronicles: gods, Enemies, Jötuns, opponents of the sagas, Artifacts, Creatures
// and Worlds, as they are before anything has happened.

import { has } from "../../../web/js/i18n.js";
import { portrait } from "./cards.js";
import { faceClips } from "./pieces.js";
import { entryOf, Words } from "./words.js";

const MODES = ["penalised", "normal", "supported"];

/** What a thing says, by its kind. */
const SAYS = {
  god: (words, id) => [words.text("god", id), words.power(id)],
  artifact: (words, id) => [words.text("artifact", id)],
  creature: (words, id) => [words.text("creature", id)],
  jotun: (words, id) => [words.t(`yg-jotun-${id}.text`)],
  enemy: (words, id) => [words.t(`yg-enemy-${id}.text`), has(`yg-enemy-${id}.flight`) ? words.t("yg-ui-peek-flight", { flight: words.t(`yg-enemy-${id}.flight`) }) : null, has(`yg-forecast-by-${id}`) ? words.t(`yg-forecast-by-${id}`) : null],
  foe: (words, id) => [...new Set(fights(words, id).flatMap(({ laws }) => laws))].map((law) => words.t(`${entryOf(law)}.text`)),
  world: (words, id) => [words.t(`yg-world-${id}.text`), ...MODES.map((mode) => `${words.t(`yg-mode-${mode}`)}: ${words.offer(id, mode, {})}`)],
};

const fights = (words, id) => words.facts.sagas.flatMap((saga) => saga.fights.filter(({ opponent }) => saga.opponents[opponent] === id));

/** The circles that cut the portraits stand on the page once; a table has them there already. */
function shared() {
  if (document.querySelector(".yg-clips")) return () => {};
  const clips = faceClips();
  document.body.append(clips);
  return () => clips.remove();
}

export function things(table) {
  const words = new Words(table);
  const close = shared();
  return {
    group: ({ kind }) => kind,
    title: (group) => words.t(`yg-almanac-${group}`),
    picture: ({ kind, code }) => portrait(kind, code, words.facts),
    card: ({ kind, code }) => portrait(kind, code, words.facts),
    text: ({ kind, code }) => SAYS[kind](words, code).filter(Boolean),
    close,
  };
}
