// What is heard of Blood Rage.

const SOUNDS = {
  age_began: "horn",
  called_to_battle: "horn",
  invaded: "wood",
  marched: "wood",
  joined: "wood",
  leader_moved: "wood",
  retreated: "wood",
  upgraded: "wood",
  revealed: "steel",
  destroyed: "steel",
  pillaged: "fire",
  ragnarok_struck: "fire",
  revealed_quest: "wood",
  game_over: "horn",
};

/** Giants bring their element with them. */
const BEINGS = { fire_giant: "fire", frost_giant: "ice" };

/** The sound of an event, if it has one. */
export const soundOf = ({ name, data }) => (name === "invaded" ? BEINGS[data.figure] : null) ?? SOUNDS[name] ?? null;
