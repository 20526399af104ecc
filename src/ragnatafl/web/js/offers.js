// What may be chosen now, as the server offers it. Only here is an offer a text: what is sent, and what comes back.

/**
 * What is done and with what; an offer also has its cost ({rage: 2}; what costs nothing has {}) and the rule behind it.
 * @typedef {{verb: string, args: any[], text: string}} Action
 * @typedef {Action & {cost: Record<string, number>, rule: string}} Offer
 */

/** @returns {Action} */
export const action = (verb, ...args) => ({ verb, args, text: [verb, ...args].join(" ") });

/** The offers of a message, which come in groups that share verb, cost and rule. @returns {Offer[]} */
export const offersOf = (groups) =>
  groups.flatMap(({ verb, rule, cost = {}, args: all }) => all.map((args) => ({ ...action(verb, ...args), cost, rule })));

/** The offers of this verb whose first arguments are these. @returns {Offer[]} */
export const offered = ({ offers }, verb, ...args) =>
  offers.filter((offer) => offer.verb === verb && args.every((arg, at) => offer.args[at] === arg));

/** The offer with this text, for what a bot advises. @returns {Offer | null} */
export const offerOf = ({ offers }, text) => offers.find((offer) => offer.text === text) ?? null;
