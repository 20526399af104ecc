// Reading the log: what still holds, what each seat did in its last turn, what came since somebody's own.

/** Where nobody's turn goes on. */
const ENDS = ["phase_began", "round_began", "age_began"];

/** All events that still hold: what was taken back is gone. */
export function held(entries) {
  const kept = [];
  for (const { events } of entries) {
    if (events[0]?.name === "undone") kept.length -= events[0].data?.count ?? 1;
    else kept.push(events);
  }
  return kept.flat();
}

/** What each seat did in its last turn: [seat, events], until its next turn begins; an Age or a round forgets nothing. */
export function lastTurns(entries) {
  const turns = new Map();
  let now = null;
  for (const event of held(entries)) {
    if (event.name === "turn_began") turns.set((now = event.seat), []);
    else if (ENDS.includes(event.name)) now = null;
    else turns.get(now)?.push(event);
  }
  return turns;
}

/** The entries after the last turn of these seats; where the game tells of no turns, after their last decision. */
export function sinceLastTurn(entries, you) {
  const turns = entries.flatMap(({ events }, at) => events.filter(({ name }) => name === "turn_began").map(({ seat }) => ({ seat, at })));
  const mine = ({ seat }) => you.includes(seat);
  while (turns.length && mine(turns.at(-1))) turns.pop();
  const last = turns.findLastIndex(mine);
  const from = last < 0 ? entries.findLastIndex(mine) : turns[last + 1].at;
  const [first, ...rest] = entries.slice(Math.max(0, from));
  return [first && afterwards(first, you), ...rest].filter((entry) => entry?.events.length);
}

/** Of a decision of one's own, what happened in the turn after it. */
function afterwards(entry, you) {
  const { seat, events } = entry;
  if (!you.includes(seat)) return entry;
  const next = events.findIndex((event) => event.name === "turn_began" && !you.includes(event.seat));
  return next < 0 ? null : { ...entry, seat: events[next].seat, events: events.slice(next + 1) };
}
