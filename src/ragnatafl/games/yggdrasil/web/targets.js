// What a person presses to say a decision: the pieces of the table first, words where there is no piece.

const PLACES = { move: "place", to: "place" };
const GODS = ["turn", "travel", "cheer", "deck"];
const FOES = ["fight", "beat", "choose"];

export function targets(notation, view, facts) {
  const [verb, ...words] = notation.split(" ");
  if (verb in PLACES) return [`place:${words[0]}`];
  if (verb === "send" && view.decision?.name === "support_move") return [`place:${words[1]}`];
  if (verb === "send") return [`god:${words[0]}`, `place:${words[1]}`];
  if (verb === "comfort") return ["verb:comfort", `god:${words[0]}`];
  if (GODS.includes(verb)) return [`god:${words[0]}`];
  if (FOES.includes(verb)) return [`foe:${words[0]}`];
  if (verb === "give") return [words[0] in facts.artifacts ? `artifact:${words[0]}` : `gift:${words[0]}`, `god:${words[1]}`];
  if (verb === "return") return [`wheel:${words[0]}/${words[1]}`];
  if (verb === "elf" || verb === "reroll") return [dieOf(words[0], view, facts)];
  if (verb === "mark") return [`vanir:${words[0]}`];
  if (verb === "take" && words[0] in facts.artifacts) return [`artifact:${words[0]}`];
  if (verb === "take" && !/^\d+$/.test(words[0])) return [`verb:take_${words[0]}`];
  if (words.length) return [`${verb}:${words[0]}`];
  return [`verb:${verb}`];
}

/** A die of the risk: "god" is the own god die, or the one that was added to another god's roll. */
function dieOf(word, view, facts) {
  if (!(word === "god" || word in facts.gods)) return `vanir:${word}`;
  const added = word === "god" && view.decision?.name.startsWith("added_");
  return `die:${added ? view.decision.god : word}`;
}

/** Places a god cannot move to, foes it cannot fight: greyed, and `why` tells the rule. */
export function greyed(view, facts) {
  const asked = view.decision?.name;
  if (asked === "move") {
    return Object.keys(facts.worlds).filter((world) => world !== view.places[view.active]).map((world) => ({ target: `place:${world}`, notation: `move ${world}` }));
  }
  if (asked === "action") {
    const foes = [...Object.keys(facts.enemies).filter((enemy) => enemy !== "nidhogg"), ...view.jotuns];
    return [
      ...foes.map((foe) => ({ target: `foe:${foe}`, notation: `fight ${foe}` })),
      ...(view.acted ? [] : [{ target: "verb:act", notation: "act" }]),
    ];
  }
  return [];
}
