// Lessons: what the server tells of them, what this browser has learnt, and how one begins. Each stage is a table of its own.

import { newTable, once } from "./api.js";
import { playNow } from "./home.js";
import { t } from "./i18n.js";
import { factsOf, textId } from "./names.js";
import { go } from "./route.js";
import { isStage } from "./shelves.js";
import { forget, lessonsDone, myTables, placeFor, rememberMade } from "./store.js";

/** The last lesson of a game: a whole one. */
export const FIRST_GAME = "first_game";

/** @returns {Promise<import("./types").Lessons>} */
export const lessonsOf = (game) => once(`/api/games/${game}/lessons`);

/** The lessons of a game in order; none where it has none. */
export const lessonIds = (game) => (factsOf(game).stages ? [...factsOf(game).stages, FIRST_GAME] : []);

export const lessonTitle = (game, id) => (id === FIRST_GAME ? t("ui-first-game") : t(textId(game, `stage-${id}`)));

/** The lesson after this one, or null. */
export function lessonAfter(game, id) {
  const all = lessonIds(game);
  return all[all.indexOf(id) + 1] ?? null;
}

/** The first lesson that is not learnt yet; the first of all when everything is. */
export const nextLesson = (game) => lessonIds(game).find((id) => !lessonsDone(game).includes(id)) ?? lessonIds(game)[0];

/** Begin a lesson; the tables of stages that were begun before are left for good. */
export async function begin(game, id) {
  const { stages, first_game: whole } = await lessonsOf(game);
  const left = myTables().filter(isStage);
  const stage = stages.find((one) => one.id === id);
  if (stage) await beginStage(game, stage);
  else await playNow(game, { ...whole, coach: FIRST_GAME });
  for (const { table } of left) forget(table);
}

async function beginStage(game, { id, position, seats }) {
  const places = Array.from({ length: seats }, (_, seat) => (seat ? { kind: "bot" } : placeFor("me")));
  const made = await newTable({ game, position, seats: places });
  rememberMade(made, ["me"], { game, coach: id });
  go(`/t/${made.table}`);
}

/** What was learnt and taken back again does not count. */
export function standing(/** @type {import("./types").LogLine[]} */ entries) {
  const kept = [];
  for (const entry of entries) {
    const { name, data } = entry.events[0] ?? {};
    if (name !== "undone") kept.push(entry);
    else if (data?.count) kept.length -= data.count;
    else kept.splice(kept.findLastIndex(({ seat }) => seat === entry.seat), 1);
  }
  return kept.flatMap(({ events }) => events);
}

/** Whether this event is what was to happen. */
export const reaches = ({ event, facts }, { name, data = {} }) =>
  name === event && Object.entries(facts).every(([key, value]) => data[key] === value);

/** What the coach of a stage says to this question, and the offer it advises; null where the pupil has gone another way. */
export function advice({ steps }, asked, offers, past) {
  for (const step of steps) {
    const offer = step.do.map((text) => offers.find((one) => one.text === text)).find(Boolean) ?? null;
    const ripe = !step.after || past.some((event) => reaches(step.after, event));
    if (step.asked === asked && ripe && (offer || !step.do.length)) return { step, offer };
  }
  return null;
}
