// Which rule a line of the log speaks of. "event.value" goes before "event"; a card's own effect is told by its rule.

const RULES = {
  "age_began": "BR-6.1",
  "phase_began": "BR-6.1",
  "phase_began.gods_gifts": "BR-7.2",
  "phase_began.action": "BR-8.1",
  "phase_began.discard": "BR-16.1",
  "phase_began.quest": "BR-17.1",
  "phase_began.ragnarok": "BR-18.1",
  "phase_began.release_valhalla": "BR-19.1",
  "phase_began.over": "BR-21.3",
  "picked": "BR-7.3",
  "turn_began": "BR-8.2",
  "passed": "BR-8.6",
  "invaded": "BR-9.1",
  "invaded.leader": "BR-9.2",
  "invaded.ship": "BR-9.3",
  "invaded.sea_serpent": "BR-9.3",
  "invaded.valhalla": "BR-C.friggas_domain",
  "marched": "BR-10.1",
  "upgraded": "BR-11.1",
  "replaced": "BR-11.2",
  "removed": "BR-11.6",
  "committed": "BR-12.1",
  "called_to_battle": "BR-13.1",
  "called_to_battle.again": "BR-C.tyrs_challenge",
  "joined": "BR-13.2",
  "unopposed": "BR-13.7",
  "chose_card": "BR-14.1",
  "revealed": "BR-14.2",
  "treated_quest": "BR-14.3",
  "cancelled": "BR-14.4",
  "watched": "BR-14.5",
  "spared": "BR-C.odins_tide",
  "added_late_card": "BR-14.7",
  "total": "BR-14.8",
  "won_battle": "BR-14.8",
  "nobody_won": "BR-14.8",
  "stole_rage": "BR-C.lokis_trickery",
  "stole_glory": "BR-C.lokis_backstab",
  "took_card": "BR-C.lokis_poison",
  "took_back": "BR-C.tyrs_prowess",
  "saved": "BR-C.friggas_protection",
  "retreated": "BR-C.volur_witch",
  "leader_moved": "BR-C.lord_of_hammers",
  "destroyed": "BR-15.3",
  "pillaged": "BR-14.12",
  "raised": "BR-3.1",
  "changed_rage": "BR-3.3",
  "gained_glory.battle": "BR-14.14",
  "gained_glory.token": "BR-14.13",
  "gained_glory.quest": "BR-17.1",
  "gained_glory.ragnarok": "BR-18.2",
  "gained_glory.legend": "BR-21.1",
  "kept_card": "BR-16.1",
  "discarded_hand": "BR-16.1",
  "revealed_quest": "BR-17.1",
  "ragnarok_struck": "BR-18.1",
  "released": "BR-19.1",
  "game_over": "BR-21.3"
};

/** The id of the rule behind an event, or null. */
export function ruleOf({ name, data }, catalogue) {
  if (name === "called_to_battle" && data.repillage) return RULES["called_to_battle.again"];
  for (const value of Object.values(data ?? {}).reverse()) {
    const found = typeof value === "string" ? RULES[`${name}.${value}`] : null;
    if (found) return found;
  }
  const giver = name === "gained_glory" ? catalogue.cards[data.reason] : null;
  return giver ? `BR-C.${giver.id}` : (RULES[name] ?? null);
}
