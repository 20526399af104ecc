// What a seat may do: the server tells offers in groups that share verb, rule and cost; the page reads them one by one.

/**
 * @param {{verb: string, rule: string, cost?: Object<string, number>, args: (string|number)[][]}[]} groups
 * @returns {{verb: string, args: (string|number)[], cost: Object<string, number>, rule: string, text: string}[]}
 */
export function flatOffers(groups) {
  return groups.flatMap(({ verb, rule, cost = {}, args: all }) =>
    all.map((args) => ({ verb, args, cost, rule, text: [verb, ...args].join(" ") })),
  );
}

/** A message with its offers read; `legal`, their texts, is for what does not read offers yet. */
export function withOffers(message) {
  const offers = flatOffers(message.offers);
  return { ...message, offers, legal: offers.map((offer) => offer.text) };
}
