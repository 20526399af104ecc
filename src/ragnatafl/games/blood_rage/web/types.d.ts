// Written by `python -m tools.browser_types` from ragnatafl.games.blood_rage.telling.shape: change it there.

/** What `inspect` tells of a legal action. */
export interface Preview {
  thing: string;
  kind: "preview";
  cost: Record<string, number>;
  rule: string;
  /** What would change at once, as [before, after], in the game's own words; `exact` tells whether that is certain. */
  changes: Record<string, any>;
}

export interface Stat {
  /** From 1 to 6. */
  step: number;
  value: number;
}

/** The cards in the slots, by what they upgrade. */
export interface Upgrades {
  warrior: string | null;
  leader: string | null;
  ship: string | null;
  monster: (string | null)[];
  clan: (string | null)[];
}

/** What a save and a view both tell of a clan. */
export interface OpenClan {
  clan: string;
  rage: number;
  glory: number;
  passed: boolean;
  /** Where it is; so for the ship and the two monsters. */
  leader: string;
  ship: string;
  monsters: string[];
  /** By place. */
  warriors: Record<string, number>;
  slots: (string | null)[];
  /** Null, like the four below, on the sheet of somebody else. */
  hand: string[] | null;
  quests: string[] | null;
  kept: string | null;
  /** Quests that left the game unseen. */
  buried: string[] | null;
  /** The card laid face down, or "none". */
  choice: string | null;
  /** Cards of the hand that all have seen. */
  known: string[];
  /** The battle card that lies face up. */
  card: string | null;
  /** The strength that a quest counts as. */
  treated: number | null;
  /** Cards added after the reveal. */
  late: string[];
}

export interface ClanSheet {
  clan: string;
  rage: number;
  glory: number;
  passed: boolean;
  leader: string;
  ship: string;
  monsters: string[];
  warriors: Record<string, number>;
  slots: (string | null)[];
  hand: string[] | null;
  quests: string[] | null;
  kept: string | null;
  buried: string[] | null;
  choice: string | null;
  known: string[];
  card: string | null;
  treated: number | null;
  late: string[];
  hand_count: number;
  quests_count: number;
  kept_count: number;
  stats: Record<string, Stat>;
  upgrades: Upgrades;
  reserve: Record<string, number>;
  valhalla: Record<string, number>;
  on_board: number;
}

export interface Battle {
  province: string;
  pillager: number;
  repillage: boolean;
  participants: number[];
  /** Whose turn to join it is, or was. */
  seat: number;
  declines: number;
  /** Seats whose cards do not count. */
  cancelled: number[];
  valkyries: number[];
  winner: number | null;
  revealed: boolean;
  cards_done: boolean;
}

/** What a save and a view both tell of the table. */
export interface OpenTable {
  game: string;
  rules: string;
  content: string;
  seats: number;
  first_game: boolean;
  age: number;
  phase: string;
  first_player: number;
  active: number | null;
  destroyed: string[];
  /** The province of each Age. */
  doomed: string[];
  discard: string[];
  waiting: number[];
  battle: Battle | null;
}

export interface Province {
  /** Null, like villages, free and fjord, for Yggdrasil. */
  region: string | null;
  villages: number | null;
  free: number | null;
  token: string | null;
  pillaged: boolean;
  destroyed: boolean;
  /** The Age in which it falls. */
  doomed: number | null;
  fjord: string | null;
  /** By clan. */
  figures: Record<string, Record<string, number>>;
  /** By clan, where it has any. */
  strength: Record<string, number>;
}

export interface Fjord {
  open: boolean;
  supports: string[];
  figures: Record<string, Record<string, number>>;
}

/** What is asked, and about what; all of it is public. */
export interface Decision {
  name: string;
  figure?: string;
  card?: string;
  province?: string;
  to?: string;
  /** By clan, while late cards may be added: what each side has with the cards that lie face up. */
  totals?: Record<string, number>;
}

export interface SharedTable {
  game: string;
  rules: string;
  content: string;
  seats: number;
  first_game: boolean;
  age: number;
  phase: string;
  first_player: number;
  active: number | null;
  destroyed: string[];
  doomed: string[];
  discard: string[];
  waiting: number[];
  battle: Battle | null;
  /** By seat. */
  clans: string[];
  decision: Decision | null;
}

export interface Board {
  provinces: Record<string, Province>;
  fjords: Record<string, Fjord>;
}

export interface Draft {
  round: number;
  /** Empty while the seat owes nothing: then `passing` is what it hands on. */
  pack: string[];
  passing: string[];
  picks: string[];
  pack_size: number;
}

/** One of the seat's own quests, as it would be judged now (BR-17). */
export interface Quest {
  card: string;
  /** Else it is in the hand. */
  committed: boolean;
  fulfilled: boolean;
  glory: number;
  /** Provinces of which the clan has the majority. */
  held: string[];
  /** Provinces where it has figures and no majority, with the clans that are as strong or stronger. */
  contested: Record<string, string[]>;
  /** Figures in Valhalla, of so many that the quest needs. */
  dead?: number;
  needs?: number;
}

export interface Ledger {
  seen: string[];
  known: string[];
  had_kept: boolean;
}

export interface ClanRebuild {
  steps: number[];
  had_kept: boolean;
  picked: number;
  seen: string[];
  ledgers: Ledger[];
  spent: string[];
  dead: number;
  peril: number;
}

export interface TableRebuild {
  pillaged: string[];
  tokens: string[];
  extra: string[];
  forgotten: number;
  draft_round: number;
  /** The engine's stack: a step and three small numbers each. */
  steps: ((string | number)[])[];
}

export interface Rebuild {
  pillaged: string[];
  tokens: string[];
  extra: string[];
  forgotten: number;
  draft_round: number;
  steps: ((string | number)[])[];
  clans: ClanRebuild[];
}

/** All that one seat knows (BR-22). */
export interface View {
  game: string;
  rules: string;
  content: string;
  seats: number;
  first_game: boolean;
  age: number;
  phase: string;
  first_player: number;
  active: number | null;
  destroyed: string[];
  doomed: string[];
  discard: string[];
  waiting: number[];
  battle: Battle | null;
  clans: string[];
  decision: Decision | null;
  provinces: Record<string, Province>;
  fjords: Record<string, Fjord>;
  seat: number | null;
  clan_sheets: ClanSheet[];
  draft: Draft | null;
  /** For each Age the cards of its deck that the seat remembers. */
  memory: ((string | null)[] | null)[];
  /** The seat's own: committed ones first, then those in its hand. */
  quests: Quest[];
  /** What each clan would gain if the doomed province of this Age fell now and nobody saved a figure. */
  doomed_glory: Record<string, number>;
  /** What only `imagine` needs; nobody else reads it. */
  rebuild: Rebuild;
}

export interface CardFacts {
  id: string;
  type: string;
  god: string | null;
  strength: number | null;
  /** The rage to play an upgrade before any discount (BR-4.2). */
  cost: number | null;
  glory: number | null;
  region: string | null;
  late: boolean;
  copies_others: boolean;
  amount: number;
  rage: number;
  price: number;
  needs: number;
  ages: number[];
  /** The player marks by Age (BR-4.3). */
  copies: Record<string, number[]>;
  rule: string;
}

export interface ProvinceFacts {
  region: string | null;
  villages: number | null;
  fjord: string | null;
  neighbours: string[];
}

export interface FjordFacts {
  supports: string[];
}

export interface FigureFacts {
  count: number;
  strength: number;
  /** Of a monster. */
  card: string | null;
}

export interface ClanFacts {
  colour: string;
}

export interface DraftFacts {
  dealt: number;
  kept: number;
}

export interface Catalogue {
  cards: Record<string, CardFacts>;
  types: string[];
  gods: string[];
  /** The provinces around Yggdrasil, clockwise. */
  ring: string[];
  provinces: Record<string, ProvinceFacts>;
  fjords: Record<string, FjordFacts>;
  regions: Record<string, string[]>;
  figures: Record<string, FigureFacts>;
  clans: Record<string, ClanFacts>;
  stats: string[];
  tracks: Record<string, number[]>;
  slots: string[];
  tokens: string[];
  token_glory: number;
  ragnarok_glory: number[];
  phases: string[];
  draft: DraftFacts;
}

/** So many figures of a kind give so much strength. */
export interface Source {
  figure: string;
  count: number;
  strength: number;
  place: string;
  upgrade: string | null;
  /** Whether from a fjord. */
  supports: boolean;
}

export interface CardStrength {
  card: string;
  strength: number;
}

export interface Force {
  seat: number;
  clan: string;
  strength: number;
  sources: Source[];
}

export interface ProvinceForce {
  seat: number;
  clan: string;
  strength: number;
  sources: Source[];
  /** That lie face up in a battle. */
  cards: CardStrength[];
  total: number;
}

export interface ProvinceReport {
  thing: string;
  kind: "province";
  destroyed: boolean;
  pillaged: boolean;
  free: number | null;
  fjord: string | null;
  /** In seat order, those with figures in the area only. */
  clans: ProvinceForce[];
  rule: string;
}

export interface FjordReport {
  thing: string;
  kind: "fjord";
  supports: string[];
  clans: Force[];
  rule: string;
}

/** What `inspect` tells of "cards". */
export interface CardsReport {
  thing: string;
  kind: "cards";
  /** How many cards each clan holds. */
  hands: Record<string, number>;
  /** Cards of this Age that others may still hold as far as the seat knows; some may be in no hand. */
  left: string[];
  rule: string;
}

export type Inspected = CardsReport | ProvinceReport | FjordReport | Preview;
