// Which rule a line of the log speaks of. "event.value" goes before "event", "event.back" is for pieces that go back.

const RULES = {
  "round_began": "YG-5.1",
  "placed_in_order": "YG-5.2",
  "turn_began": "YG-5.3",
  "revealed": "YG-6.1",
  "card_returned": "YG-6.3",
  "card_shuffled_in": "YG-6.5",
  "activated": "YG-7.1",
  "activated.hel": "YG-8.1",
  "activated.surtur": "YG-8.2",
  "activated.loki": "YG-8.3",
  "activated.jormungand": "YG-8.4",
  "activated.fenrir": "YG-8.5",
  "activated.nidhogg": "YG-8.6",
  "enemy_moved": "YG-7.1",
  "enemy_moved.cage": "YG-11.4",
  "enemy_moved.hel.niflheim": "YG-11.4",
  "enemy_moved.surtur.muspelheim": "YG-11.4",
  "rotated": "YG-2.2",
  "reached_island": "YG-2.5",
  "moved_fire_giants": "YG-2.6",
  "moved_nameless": "YG-2.6",
  "changed_life": "YG-3.3",
  "changed_life.back": null,
  "jotun_activated": "YG-9.1",
  "jotun_beaten": "YG-9.2",
  "devastated": "YG-7.2",
  "healed": "YG-13",
  "nidhogg_moved": "YG-8.6",
  "moved": "YG-10.1",
  "fight_began": "YG-11.3",
  "action_began": "YG-12.2",
  "action_began.jotunheim": "YG-12.4",
  "threw_runestone": "YG-12.4",
  "moved_heroes": "YG-1.6",
  "moved_heroes.back": "YG-14.3",
  "moved_elves": "YG-1.6",
  "moved_elves.back": "YG-14.12",
  "moved_vanir_dice": "YG-1.6",
  "moved_vanir_dice.back": "YG-14.12",
  "added_die": "YG-14.5",
  "rolled": "YG-14.6",
  "rerolled": "YG-14.7",
  "spent_elf": "YG-14.8",
  "returned_elves": "YG-14.9",
  "risks": "YG-14.11",
  "kept_piece": "YG-14.12",
  "took_artifact": "YG-15.1",
  "drew_creature": "YG-16.1",
  "resolved_creature": "YG-16.1",
  "gave": "YG-16.1",
  "swapped_cards": "YG-16.1",
  "took_from_kin": "YG-17.5",
  "travelled": "YG-17.7",
  "won": "YG-19.1",
  "lost": "YG-19.2",
  "page_turned": "YG-21.1",
  "saga_action_began": "YG-21.6",
  "opponent_moved": "YG-21.7",
  "counter_changed": "YG-21.8",
  "token_turned_up": "YG-21.8",
  "token_put_back": "YG-21.8",
  "declared_duel": "YG-22.6.6",
  "enemy_fell": "YG-22.6.7"
};

/** The id of the rule behind an event, or null; what a saga does and lost Life name theirs. */
export function ruleOf({ name, data }) {
  if (data?.rule) return data.rule;
  const values = Object.values(data ?? {});
  const words = values.filter((value) => typeof value === "string");
  const keys = [[name, ...words].join("."), ...words.map((word) => `${name}.${word}`)];
  if (values.some((value) => value < 0)) keys.push(`${name}.back`);
  return RULES[keys.find((key) => key in RULES) ?? name] ?? null;
}
