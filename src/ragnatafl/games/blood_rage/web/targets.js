// What a person presses to say a notation, and what is shown greyed because its rule forbids it now.

const CARDS = ["draft", "keep", "card", "retake", "upgrade", "quest"];

/** Where one's own figure of this kind is, in the area of the province in question. */
function placeOf(figure, view) {
  const { province } = view.decision ?? {};
  const { fjord } = view.provinces[province] ?? {};
  const clan = view.clans[view.seat];
  const there = (place) => (view.provinces[place] ?? view.fjords[place])?.figures[clan]?.[figure];
  return there(province) || !fjord || !there(fjord) ? province : fjord;
}

export function targets(notation, view) {
  const [verb, ...rest] = notation.split(" ");
  if (CARDS.includes(verb)) return [`card:${rest[0]}`];
  if (verb === "invade") {
    if (["succor", "blessing"].includes(view.decision?.name)) return [`place:${rest[1]}`];
    if (view.decision?.name === "free_invade") return [`place:${rest[1]}`];
    return [rest.length > 2 ? `valhalla:${rest[0]}` : `figure:${rest[0]}`, `place:${rest[1]}`];
  }
  if (verb === "join" || verb === "offer") return [`piece:${rest[0]}@${rest[1]}`];
  if (verb === "spare" || verb === "save") return [`piece:${rest[0]}@${placeOf(rest[0], view)}`];
  if (verb === "to") return [`place:${rest[0]}`];
  if (verb === "march" || verb === "repillage") return [`verb:${verb}`, `place:${rest[0]}`];
  if (verb === "pillage") {
    return view.decision?.name === "turn" ? ["verb:pillage", `place:${rest[0]}`] : ["verb:pillage"];
  }
  if (verb === "slot") return [`slot:${rest.join("_")}`];
  if (verb === "raise") return [`stat:${rest[0]}`];
  if (verb === "send") return [`send:${rest[0]}:${rest[1]}`];
  if (verb === "treat") return [`verb:treat_${rest[0]}`];
  return [`verb:${verb}`];
}

/** On one's own turn: cards, figures and actions that are there but cannot be used, each with a notation to ask about. */
export function greyed(view, catalogue) {
  if (view.decision?.name !== "turn" || view.seat === null) return [];
  const sheet = view.clan_sheets[view.seat];
  const living = catalogue.ring.find((name) => !view.provinces[name].destroyed) ?? "yggdrasil";
  const roomy = catalogue.ring.find((name) => view.provinces[name].free && !view.provinces[name].destroyed) ?? living;
  const open = Object.keys(view.fjords).find((name) => view.fjords[name].open) ?? "fjord_ne";
  const found = [];
  for (const code of sheet.hand ?? []) {
    const { type } = catalogue.cards[code];
    const verb = type === "quest" ? "quest" : type === "battle" ? "card" : "upgrade";
    found.push({ target: `card:${code}`, notation: `${verb} ${code}` });
  }
  for (const figure of Object.keys(sheet.reserve)) {
    const place = figure === "ship" || figure === "sea_serpent" ? open : roomy;
    found.push({ target: `figure:${figure}`, notation: `invade ${figure} ${place}` });
  }
  found.push({ target: "verb:march", notation: `march ${living}` }, { target: "verb:pillage", notation: `pillage ${living}` });
  for (const [name, province] of Object.entries(view.provinces)) {
    if (!province.destroyed) found.push({ target: `place:${name}`, notation: `pillage ${name}` });
  }
  return found;
}
