// The table between two views: what each event changes, so that sheets, figures and phases move with the stage. Where the
// steps end the view itself is drawn; tests walk whole games to see that both agree.

/** @typedef {import("../types").View} View */
/** @typedef {import("../../../../web/js/types").Event} Event */

/** A view with one clan's sheet changed. */
function sheet(/** @type {View} */ view, seat, change) {
  return { ...view, clan_sheets: view.clan_sheets.map((one, at) => (at === seat ? { ...one, ...change(one) } : one)) };
}

const seatOf = (/** @type {View} */ view, clan) => view.clans.indexOf(clan);
const glory = (view, seat, amount) => sheet(view, seat, (one) => ({ glory: one.glory + amount }));
const rage = (view, seat, amount) => sheet(view, seat, (one) => ({ rage: one.rage + amount }));

/** A view with something about a province or a fjord changed. */
function ground(/** @type {View} */ view, place, change) {
  const kind = view.provinces[place] ? "provinces" : "fjords";
  return view[kind][place] ? { ...view, [kind]: { ...view[kind], [place]: { ...view[kind][place], ...change(view[kind][place]) } } } : view;
}

/** Figures of a clan come to a place, or (below zero) leave it. */
function figures(/** @type {View} */ view, place, clan, figure, count) {
  return ground(view, place, ({ figures: all }) => {
    const { [figure]: now = 0, ...rest } = all[clan] ?? {};
    const there = now + count > 0 ? { ...rest, [figure]: now + count } : rest;
    const clans = { ...all, [clan]: there };
    if (!Object.keys(there).length) delete clans[clan];
    return { figures: clans };
  });
}

/** A tally with so many more, or (below zero) fewer, of a figure. */
function tally(counts, figure, count) {
  const now = { ...counts, [figure]: (counts[figure] ?? 0) + count };
  if (now[figure] <= 0) delete now[figure];
  return now;
}

/** A battle that has just been called, before anybody is known to take part. */
const NO_BATTLE = { participants: [], cancelled: [], valkyries: [], winner: null, revealed: false, cards_done: false, repillage: false, declines: 0 };

export const STEPS = {
  age_began: (view, { data }) => ({ ...view, age: data.age }),
  phase_began: (view, { data }) => ({ ...view, phase: data.phase }),
  game_over: (view) => ({ ...view, phase: "over" }),
  gained_glory: (view, { seat, data }) => glory(view, seat, data.glory),
  stole_glory: (view, { seat, data }) => glory(glory(view, seat, data.glory), seatOf(view, data.victim), -data.glory),
  changed_rage: (view, { seat, data }) => rage(view, seat, data.rage),
  stole_rage: (view, { seat, data }) => rage(rage(view, seat, data.rage), seatOf(view, data.victim), -data.rage),
  turn_began: (view) => ({ ...view, battle: null }),
  called_to_battle: (view, { seat, data }) => ({ ...view, battle: { ...NO_BATTLE, province: data.place, pillager: seat } }),
  destroyed: (view, { seat, data: { place, clan, figure, count } }) =>
    sheet(figures(view, place, clan, figure, -count), seat, ({ valhalla }) => ({ valhalla: tally(valhalla, figure, count) })),
  invaded: (view, { seat, data: { place, clan, figure, source } }) =>
    sheet(figures(view, place, clan, figure, 1), seat, (one) => ({ [source]: tally(one[source], figure, -1) })),
  marched: (view, { data: { source, place, clan, figure, count } }) => figures(figures(view, source, clan, figure, -count), place, clan, figure, count),
  joined: (view, { data: { source, place, clan, figure } }) => figures(figures(view, source, clan, figure, -1), place, clan, figure, 1),
  pillaged: (view, { data }) => ground(view, data.place, () => ({ pillaged: true })),
  ragnarok_struck: (view, { data }) => ({ ...ground(view, data.place, () => ({ destroyed: true })), destroyed: [...view.destroyed, data.place] }),
  revealed_quest: (view, { seat }) => sheet(view, seat, (one) => ({ quests_count: one.quests_count - 1, quests: [] })),
  raised: (view, { seat, data: { stat, step } }, after) =>
    sheet(view, seat, ({ stats }) => {
      const found = after.clan_sheets[seat].stats[stat];
      return { stats: { ...stats, [stat]: found.step === step ? found : { ...stats[stat], step } } };
    }),
  released: (view, { seat }, after) => {
    const { valhalla, reserve } = after.clan_sheets[seat];
    return sheet(view, seat, () => ({ valhalla, reserve }));
  },
};
