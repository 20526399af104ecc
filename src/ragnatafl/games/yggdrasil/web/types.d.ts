// Written by `python -m tools.browser_types` from ragnatafl.games.yggdrasil.telling.shape: change it there.

/** What `inspect` tells of a legal action. */
export interface Preview {
  thing: string;
  kind: "preview";
  cost: Record<string, number>;
  rule: string;
  /** What would change at once, as [before, after], in the game's own words; `exact` tells whether that is certain. */
  changes: Record<string, any>;
}

/** What a save and a view both tell of the table. */
export interface OpenTable {
  game: string;
  rules: string;
  content: string;
  seats: number;
  /** The level. */
  track: string;
  /** running, won or lost. */
  result: string;
  /** His space. */
  nidhogg: number;
  /** Where the Tree stands in a basic game. */
  tree: number;
  /** D1 to D12; 0 while nothing is lost. */
  defeat: number;
  /** In Alfheim; so the Vanir dice in Vanaheim, the Heroes in Valhalla, the Nameless and Fire Giants in reserve. */
  elves: number;
  vanir: number;
  heroes: number;
  nameless: number;
  giants: number;
  /** Of the mid level. */
  rotation: number;
  /** Jormungand's, counted from 0. */
  island: number;
  round: number;
  /** Begun in this round. */
  turns: number;
  /** 0: none. */
  saga: number;
  /** Counted from 0. */
  page: number;
  powers: boolean;
  fought: boolean;
  acted: boolean;
  /** Players' gods in seat order, then supporting gods; so the three below. */
  gods: string[];
  places: string[];
  life: number[];
  max_life: number[];
  /** The place of each Enemy but Nidhögg. */
  enemies: string[];
  devastated: string[];
  jotuns: string[];
  /** For each Enemy three places for face-up cards, the oldest first. */
  wheel: (string | null)[];
  order: number[];
  active: number;
  /** Creatures to choose from. */
  drawn: string[];
  waiting: number[];
}

export interface World {
  level: number;
  column: number;
  /** By a normal move. */
  neighbours: string[];
  gods: string[];
  enemies: string[];
  devastated: boolean;
  blocked: boolean;
  /** By two Enemies or more. */
  crowded: boolean;
  /** Of the active god's action there. */
  mode: string;
  available: boolean;
  /** The most that the action can give now, where something limits it. */
  cap?: number;
}

/** A seat's pool, deck and relations (YG-1.12). */
export interface Player {
  elves: number;
  vanir: number;
  artifacts: string[];
  /** Further faces that are successes on the god die, and on the Vanir dice (YG-17.3). */
  god_faces: string[];
  vanir_faces: string[];
  /** Gods whose Comrade in Arms this god is; so Kin, Casual and Travelling Companion. */
  comrades: string[];
  kin: string[];
  casual: string[];
  travelling: string[];
  /** Place by place, the top first: the card, where it is known. */
  deck: (string | null)[];
  /** The card laid face down, where it is known. */
  laid: string | null;
  /** On its back; null where there is none. */
  laid_god: string | null;
  top_god: string | null;
  /** Cards known to be in the deck without a place. */
  unplaced: string[];
  /** Cards of the supporting god that nobody has seen. */
  floating: number;
}

export interface Stack {
  gone: string[];
  top: string | null;
  under: string[];
}

export interface Opponent {
  id: string;
  /** enemy, jotun or opponent (of the saga). */
  kind: string;
  place: string;
  strength: number;
  risks: number;
  guarded: boolean;
}

/** A saga action with a World where it is possible now. */
export interface Deed {
  id: string;
  world: string;
  mode: string;
  risks: number;
}

/** The saga in play. */
export interface Story {
  title: string;
  page_title: string;
  spaces: string[];
  /** The reveal entries by Enemy. */
  reveals: Record<string, string>;
  actions: Deed[];
  counters: Record<string, number>;
  /** Their places; null out of play. */
  opponents: Record<string, string | null>;
  slain: string[];
  /** By World: its kind, "face_down", or none. */
  tokens: (string | null)[];
  hidden_tokens: string[];
  pile: string[];
  face_up: Record<string, number>;
}

/** What an Enemy's next activation would do to the table as it stands. */
export interface Danger {
  /** none: he has fallen; end: it can end the game; hope: it leads to the Tree. */
  sign: "none" | "hurt" | "end" | "hope";
  /** D1 to D12, with the gods in whose turn the game would be lost so. */
  ends?: Record<string, string[]>;
  /** Chance or a choice decides a part of it, which is not told. */
  open?: boolean;
}

/** An event that would come; its facts are those of the event. */
export interface Foreseen {
  name: string;
  data: Record<string, any>;
  rule: string;
}

/** An Enemy's activation in the turn of a god. */
export interface Activation {
  god: string;
  events: Foreseen[];
  open: boolean;
  /** D1 to D12 or won; null where the game goes on. */
  end: string | null;
}

/** What a Kin has asked for so far. */
export interface Wanted {
  elves: number;
  vanir_dice: number;
  artifacts: string[];
}

/** The name of what is asked, and its arguments. */
export interface Decision {
  name: string;
  kind?: string;
  least?: number;
  most?: number;
  stones?: Record<string, string>;
  world?: string;
  mode?: string;
  then?: string;
  certain?: number;
  times?: number;
  life?: number;
  cards?: string[];
  card?: string;
  rule?: string | null;
  opponent?: string;
  risks?: number;
  duel_risks?: number;
  holder?: string;
  linked?: string;
  wanted?: Wanted;
  god?: string;
}

export interface Die {
  /** Null before the roll. */
  face: string | null;
  /** By an Elf. */
  turned: boolean;
  success: boolean;
}

export interface VanirDie {
  face: string | null;
  turned: boolean;
  success: boolean;
  /** For a reroll. */
  marked: boolean;
  returns: boolean;
}

export interface AddedDie {
  face: string | null;
  turned: boolean;
  success: boolean;
  god: string;
}

/** From the fight or risky action until its dice and Elves have gone back. */
export interface PendingRisk {
  opponent: string | null;
  duel: boolean;
  risks: number;
  left: number;
  rolled: boolean;
  god_die: Die | null;
  vanir_dice: VanirDie[];
  added: AddedDie[];
  /** Artifacts that were used for it. */
  rerolled: string[];
  elves: number;
}

export interface RiskRebuild {
  count: number;
  opponent: number;
  god_face: number;
  added_turned: number;
  rerolls: number;
  elves_due: number;
  turning_elves: number;
  others_due: number;
  lost: number;
  rolled: boolean;
  god_turned: boolean;
  duel: boolean;
  faces: number[];
  turned: number[];
  marked: number[];
  added: number[];
}

/** Numbers and bit masks of the engine. */
export interface TableRebuild {
  supporters_seen: number;
  slain: number;
  tokens_known: number;
  token: number;
  chosen: number;
  taken: number[];
  risk: RiskRebuild;
  counters: number[];
  foes: number[];
  tokens_up: number[];
  wanted: number[];
  /** The engine's stack: a step and three small numbers each. */
  steps: ((string | number)[])[];
}

export interface Rebuild {
  supporters_seen: number;
  slain: number;
  tokens_known: number;
  token: number;
  chosen: number;
  taken: number[];
  risk: RiskRebuild;
  counters: number[];
  foes: number[];
  tokens_up: number[];
  wanted: number[];
  steps: ((string | number)[])[];
  /** By seat. */
  laid_known: number[];
}

/** What all know (YG-1.10 to YG-1.12): views of one state differ only in `seat`. */
export interface View {
  game: string;
  rules: string;
  content: string;
  seats: number;
  track: string;
  result: string;
  nidhogg: number;
  tree: number;
  defeat: number;
  elves: number;
  vanir: number;
  heroes: number;
  nameless: number;
  giants: number;
  rotation: number;
  island: number;
  round: number;
  turns: number;
  saga: number;
  page: number;
  powers: boolean;
  fought: boolean;
  acted: boolean;
  gods: string[];
  places: string[];
  life: number[];
  max_life: number[];
  enemies: string[];
  devastated: string[];
  jotuns: string[];
  wheel: (string | null)[];
  order: number[];
  active: number;
  drawn: string[];
  waiting: number[];
  seat: number | null;
  decision: Decision | null;
  players: Player[];
  /** Of Artifacts. */
  stacks: Stack[];
  creatures_left: string[];
  jotuns_left: string[];
  worlds: Record<string, World>;
  /** Of the Enemies. */
  strengths: Record<string, number>;
  /** The Life that Heal the Tree takes of the active god. */
  heal_life: number;
  markers: number;
  pawns: number;
  /** Everyone that can be fought. */
  opponents: Opponent[];
  pending_risk: PendingRisk | null;
  risks_left: number;
  story: Story | null;
  /** The kinds of the spaces of Nidhögg's page. */
  way: string[];
  /** By Enemy; empty when the game is over. */
  forecast: Record<string, Danger>;
  /** How near the ends of the game are: what is left and of how much. "won" are Nidhögg's moves to the Tree ("page": to the end of the page), D1 to D10 the defeats; a special defeat of the saga, by its rule, has no number. */
  endings: Record<string, number[]>;
  /** What only `imagine` needs; nobody else reads it. */
  rebuild: Rebuild;
}

/** YG-12.2: numbers for a penalised, a normal and a supported action. */
export interface ActionFacts {
  effect: string;
  amounts: number[];
  risks: number[];
}

export interface WorldFacts {
  effect: string;
  amounts: number[];
  risks: number[];
  level: number;
  place: number;
}

export interface EnemyFacts {
  strength: number;
  counts: string;
  flight: string;
}

export interface GodFacts {
  power: string;
  amount: number;
  elves: number;
  vanir_dice: number;
  god_faces: string[];
  vanir_faces: string[];
  relations: string[];
}

export interface JotunFacts {
  kind: string;
  target: string;
}

export interface ArtifactFacts {
  level: number;
  effect: string;
  target: string;
  amount: number;
}

export interface CreatureFacts {
  effect: string;
  amount: number;
}

export interface DiceFacts {
  faces: string[];
  god: string[];
  vanir: string[];
  success: string[];
  returning: string[];
}

export interface TrackFacts {
  /** By the number of players. */
  moves: Record<string, number>;
  jotuns: number;
  powers: boolean;
}

export interface SpaceFacts {
  kind: string;
  name: string;
  laws: string[];
}

export interface RevealFacts {
  enemy: string;
  laws: string[];
}

export interface PageFacts {
  title: string;
  spaces: SpaceFacts[];
  reveals: RevealFacts[];
}

/** An entry of a saga: its laws, and the pages where it holds, counted from 0. */
export interface EntryFacts {
  laws: string[];
  pages: number[];
}

export interface DeedFacts {
  laws: string[];
  pages: number[];
  id: string;
  worlds: string[];
}

export interface FightFacts {
  laws: string[];
  pages: number[];
  opponent: number;
}

export interface SagaRuleFacts {
  laws: string[];
  pages: number[];
  rule: string;
}

export interface DefeatFacts {
  laws: string[];
  pages: number[];
  at_tree: boolean;
}

/** Everything printed on a saga's pages (YG-21.1). */
export interface SagaFacts {
  number: number;
  title: string;
  counters: Record<string, any>[];
  opponents: string[];
  tokens: Record<string, number>;
  pages: PageFacts[];
  actions: DeedFacts[];
  fights: FightFacts[];
  rules: SagaRuleFacts[];
  defeats: DefeatFacts[];
}

/** Prices of the boxes, and what a game gives. */
export interface ExperienceFacts {
  elves: number[];
  vanir_dice: number[];
  god_faces: number[];
  vanir_faces: number[];
  /** By the number of players. */
  relations: Record<string, number[]>;
  victory: number;
  defeat: number;
}

export interface Catalogue {
  worlds: Record<string, WorldFacts>;
  islands: number[];
  enemies: Record<string, EnemyFacts>;
  gods: Record<string, GodFacts>;
  jotuns: Record<string, JotunFacts>;
  opponents: string[];
  jotun_strength: number;
  heal_life: number;
  artifacts: Record<string, ArtifactFacts>;
  creatures: Record<string, CreatureFacts>;
  stones: Record<string, string[]>;
  stone_faces: string[];
  dice: DiceFacts;
  pieces: Record<string, number>;
  players: Record<string, Record<string, number>>;
  tracks: Record<string, TrackFacts>;
  sagas: SagaFacts[];
  relations: string[];
  experience: ExperienceFacts;
}

export interface CampaignGame {
  saga: number;
  result: string;
  bought: string[];
  table: string | null;
}

/** What is told over HTTP of a campaign (YG-20). */
export interface CampaignSummary {
  campaign: string;
  gods: string[];
  supporting: string[];
  seeded: boolean;
  won: number;
  next_saga: number | null;
  /** The table of the game that is played. */
  under_way: string | null;
  /** Why that cannot go on. */
  frozen: string | null;
  games: CampaignGame[];
  /** By god: `xp`, the rows bought, and `next_prices`. */
  sheets: Record<string, Record<string, any>>;
}

export interface MadeCampaign {
  campaign: string;
  gods: string[];
  supporting: string[];
  seeded: boolean;
  won: number;
  next_saga: number | null;
  under_way: string | null;
  frozen: string | null;
  games: CampaignGame[];
  sheets: Record<string, Record<string, any>>;
  token: string;
}

/** Shares between 0 and 1. */
export interface Odds {
  unhurt: number;
  /** Each number of Life. */
  lost: number[];
  mean: number;
  /** Losing the last Life. */
  fall: number;
  /** Vanir dice that go back, on average. */
  back: number;
}

/** With the god die alone, and with everything thrown in. */
export interface BothOdds {
  alone: Odds;
  all: Odds;
}

export interface RiskOdds {
  alone: Odds;
  all: Odds;
  risks: number;
}

export interface RiskReport {
  thing: "risk";
  asked: string;
  left: number;
  /** By the text of each choice that takes risks or spends something on them. */
  choices: Record<string, BothOdds | RiskOdds>;
  rule: string;
}

export interface WorldReport {
  level: number;
  column: number;
  neighbours: string[];
  gods: string[];
  enemies: string[];
  devastated: boolean;
  blocked: boolean;
  crowded: boolean;
  mode: string;
  available: boolean;
  cap?: number;
  thing: string;
  kind: "world";
  /** The Artifact and the rules of the saga but for which the mode would be another. */
  why: string[];
  amount: number;
  risks: number;
  /** That are fought there. */
  jotuns: string[];
  rule: string;
}

export interface StrengthSource {
  source: string;
  amount: number;
}

export interface OpponentReport {
  alone: Odds;
  all: Odds;
  risks: number;
  thing: string;
  kind: "enemy" | "jotun" | "opponent";
  strength: number;
  sources: StrengthSource[];
  /** The risks that the god's Artifacts take away. */
  artifacts: number;
  guards: string[];
  rule: string;
}

/** What `inspect` tells of "activation hel". */
export interface ActivationReport {
  thing: string;
  kind: "activation";
  /** By the god whose turn it would be, in seat order. */
  turns: Activation[];
  rule: string;
}

export type Inspected = ActivationReport | RiskReport | WorldReport | OpponentReport | Preview;
