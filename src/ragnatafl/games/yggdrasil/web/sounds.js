// What is heard of Yggdrasil Chronicles.

const SOUNDS = {
  rolled: "dice",
  rerolled: "dice",
  threw_runestone: "dice",
  moved: "wood",
  enemy_moved: "wood",
  rotated: "wood",
  page_turned: "wood",
  fight_began: "steel",
  declared_duel: "steel",
  jotun_beaten: "steel",
  enemy_fell: "steel",
  jotun_activated: "ice",
  some_jotun_activated: "ice",
  devastated: "fire",
  won: "horn",
  lost: "fire",
};

/** Surtur comes with fire and Hel with frost, the others are announced. */
const ENEMIES = { surtur: "fire", hel: "ice" };

/** The sound of an event, if it has one. */
export const soundOf = ({ name, data }) => (name === "activated" ? (ENEMIES[data.enemy] ?? "horn") : (SOUNDS[name] ?? null));
