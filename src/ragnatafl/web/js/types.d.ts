// Written by `python -m tools.browser_types` from ragnatafl.server.messages: change it there.

/** Something that happened while the last decision was carried out, as one seat may see it. `data` holds all the facts that a sentence needs, as they were when it happened; `rule` is the rule behind it. */
export interface Event {
  name: string;
  seat: number | null;
  data: Record<string, any>;
  rule: string;
}

/** The result of a finished game. A cooperative game fills `won`, `reason` and `rule`. */
export interface Outcome {
  scores: number[];
  winners: number[];
  won: boolean | null;
  reason: string;
  rule: string;
}

/** An event, and the facts it must have. */
export interface Goal {
  event: string;
  facts: Record<string, any>;
}

/** What the coach says where this is asked and one of these can be done: the first that can is what it advises. */
export interface Step {
  say: string;
  asked: string;
  /** In notation; where nothing stands here any choice will do. */
  do: string[];
  /** What must have happened before, if anything. */
  after: Goal | null;
}

/** One thing to learn. */
export interface LessonStage {
  id: string;
  seats: number;
  /** As text (core/position_text.py). */
  position: string;
  /** The first that fits speaks. */
  steps: Step[];
  /** When the thing is learnt. */
  done: Goal;
}

/** What the coach of the first game says once: when this is asked, when this happens, or at the end. */
export interface Remark {
  say: string;
  asked: string | null;
  /** A verb by which something must be possible then. */
  offered: string | null;
  event: Goal | null;
  /** Whether the pupil has "won" or "lost". */
  over: string | null;
}

/** A whole game: always the same deal, with partners or opponents that are bots. */
export interface FirstGame {
  seats: number;
  seed: number;
  bot: string;
  options: Record<string, any>;
  /** The first that fits and has not been said speaks. */
  remarks: Remark[];
}

/** All there is to learn of a game, in order. */
export interface Lessons {
  stages: LessonStage[];
  first_game: FirstGame;
}

/** Offers as they are sent: neighbours of the same verb, rule and cost. */
export interface OfferGroup {
  verb: string;
  rule: string;
  /** The arguments of each; verb and arguments, joined by blanks, are the text that decides for it. */
  args: ((string | number)[])[];
  /** What is paid, in the game's own words; left out where nothing is. */
  cost?: Record<string, number>;
}

/** A seat as everybody sees it. */
export interface PublicSeat {
  seat: number;
  code: string;
  name: string;
  /** human or bot. */
  kind: string;
  bot: string | null;
  online: boolean;
  /** How many hold it. */
  devices: number;
}

/** What led to position `seq`. */
export interface LogLine {
  seq: number;
  seat: number | null;
  /** Told to its own seat only, until the game is over. */
  decision: string | null;
  events: Event[];
}

/** Why something is not possible; `key` and `args` say it in other languages. */
export interface Refusal {
  reason: string;
  rule: string;
  key: string;
  args: Record<string, string | number>;
}

/** What the server cannot do for anybody. */
export interface Problem {
  error: string;
  message: string;
  args: Record<string, any>;
}

export interface Claim {
  invitation: string;
  secret: string;
}

export interface Claimed {
  seat: number;
  /** Whether somebody else may have looked into the seat before. */
  held: boolean;
}

export interface DeviceFacts {
  device: string;
  /** Milliseconds. */
  joined: number;
  /** Whether it is the one that asks. */
  here: boolean;
}

/** Where a table was played on from. */
export interface Origin {
  replay: string;
  seq: number;
}

/** What everybody may know of a table. */
export interface TableFacts {
  table: string;
  game: string;
  options: Record<string, any>;
  seats: PublicSeat[];
  seq: number;
  campaign: string | null;
  /** Whether whoever made the table chose its seed. */
  seeded: boolean;
  commitment: string | null;
  origin: Origin | null;
  /** Whether the one person at the table may take everything back. */
  free_undo: boolean;
}

/** What a position is for everybody. */
export interface Common {
  seq: number;
  waiting: number[];
  over: boolean;
  outcome: Outcome | null;
}

/** A position as a seat has it, but for the view. */
export interface Situation {
  seq: number;
  waiting: number[];
  over: boolean;
  outcome: Outcome | null;
  seat: number | null;
  offers: OfferGroup[];
  question: number | null;
  events: LogLine[];
  undo: boolean;
}

export interface Position {
  seq: number;
  waiting: number[];
  over: boolean;
  outcome: Outcome | null;
  seat: number | null;
  offers: OfferGroup[];
  question: number | null;
  events: LogLine[];
  undo: boolean;
  view: any;
}

/** A position that somebody set up, after the decisions since. */
export interface Arranged {
  seq: number;
  waiting: number[];
  over: boolean;
  outcome: Outcome | null;
  seat: number | null;
  offers: OfferGroup[];
  question: number | null;
  events: LogLine[];
  undo: boolean;
  view: any;
  game: string;
  seats: PublicSeat[];
  /** The whole position as the table that sets it up again. */
  table: Record<string, any>;
  /** The same as text. */
  text: string;
}

export interface Welcome {
  table: string;
  game: string;
  options: Record<string, any>;
  seats: PublicSeat[];
  seq: number;
  campaign: string | null;
  seeded: boolean;
  commitment: string | null;
  origin: Origin | null;
  free_undo: boolean;
  type: "welcome";
  you: number[];
  watch: boolean;
  maker: boolean;
  claims: (Claimed | Problem)[];
  push: string | null;
}

export interface StateMessage {
  seq: number;
  waiting: number[];
  over: boolean;
  outcome: Outcome | null;
  seat: number | null;
  offers: OfferGroup[];
  question: number | null;
  events: LogLine[];
  undo: boolean;
  view: any;
  type: "state";
}

export interface UpdateMessage {
  seq: number;
  waiting: number[];
  over: boolean;
  outcome: Outcome | null;
  seat: number | null;
  offers: OfferGroup[];
  question: number | null;
  events: LogLine[];
  undo: boolean;
  type: "update";
  /** [path, value], or [path] for what is gone. */
  patch: any[][];
}

export interface SeatsMessage {
  type: "seats";
  seats: PublicSeat[];
}

export interface ChatMessage {
  type: "chat";
  from: number;
  text: string;
  at: number;
  seq: number;
}

export interface NoticeMessage {
  type: "notice";
  from: number;
  key: string;
  args: Record<string, string | number | number>;
  text: string;
  at: number;
  seq: number;
}

export interface Pong {
  type: "pong";
}

export interface Answer {
  /** As the question had it. */
  id: string | number | null;
}

export interface Done {
  id: string | number | null;
  type: "done";
  seq: number;
}

export interface Refused {
  id: string | number | null;
  reason: string;
  rule: string;
  key: string;
  args: Record<string, string | number>;
  type: "refused";
}

export interface Why {
  id: string | number | null;
  type: "why";
  refusal: Refusal | null;
}

export interface Inspected {
  id: string | number | null;
  type: "inspect";
  result: any;
}

/** How likely it is to win with what is advised, and with the next best, as the network sees it from this seat. */
export interface HintReason {
  chance: number;
  next: string;
  next_chance: number;
}

export interface Hint {
  id: string | number | null;
  type: "hint";
  decision: string;
  /** None where there is no other choice, or no network. */
  reason: HintReason | null;
}

export interface Invitation {
  id: string | number | null;
  type: "invitation";
  seat: number;
  invitation: string;
}

export interface Devices {
  id: string | number | null;
  type: "devices";
  seat: number;
  devices: DeviceFacts[];
}

export interface ErrorMessage {
  error: string;
  message: string;
  args: Record<string, any>;
  type: "error";
  id?: string | number | null;
}

export interface Hello {
  type: "hello";
  protocol: number;
  tokens: string[];
  since: number | null;
  claims?: Claim[];
}

export interface Question {
  id?: string | number;
  seat: number;
}

export interface Decide {
  id?: string | number;
  seat: number;
  type: "decide";
  question: number;
  decision: string;
}

export interface Undo {
  id?: string | number;
  seat: number;
  type: "undo";
}

export interface FreeUndo {
  id?: string | number;
  seat: number;
  type: "free_undo";
}

export interface AskWhy {
  id?: string | number;
  seat: number;
  type: "why";
  decision: string;
}

export interface AskInspect {
  type: "inspect";
  id?: string | number;
  seat: number | null;
  thing: string;
}

export interface AskHint {
  id?: string | number;
  seat: number;
  type: "hint";
}

export interface Show {
  type: "show";
  seat: number;
}

export interface Rename {
  type: "name";
  seat: number;
  name: string;
}

export interface Say {
  type: "chat";
  text: string;
  seat?: number;
}

export interface HandOver {
  type: "seat";
  seat: number;
  kind: "bot" | "human";
  bot?: string;
}

export interface Invite {
  id?: string | number;
  seat: number;
  type: "invite";
}

export interface AskDevices {
  id?: string | number;
  seat: number;
  type: "devices";
}

export interface Drop {
  id?: string | number;
  seat: number;
  type: "drop";
  device: string | null;
}

export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** As browsers write it. */
export interface PushSubscription {
  endpoint: string;
  keys: PushKeys;
}

export interface Subscribe {
  id?: string | number;
  seat: number;
  type: "subscribe";
  subscription: PushSubscription | null;
  language?: string;
}

export interface Ping {
  type: "ping";
}

/** Of any table, for anybody. */
export interface TableSummary {
  table: string;
  game: string;
  options: Record<string, any>;
  seats: PublicSeat[];
  seq: number;
  campaign: string | null;
  seeded: boolean;
  commitment: string | null;
  origin: Origin | null;
  free_undo: boolean;
  waiting: number[];
  over: boolean;
  outcome: Outcome | null;
}

export interface MadeSeat {
  seat: number;
  code: string;
  name: string;
  kind: string;
  bot: string | null;
  token: string | null;
  invitation: string | null;
}

export interface MadeTable {
  table: string;
  seats: MadeSeat[];
  watch: string;
  maker: string;
}

export interface LogPage {
  seat: number | null;
  entries: LogLine[];
}

export interface EndedTable {
  record: boolean;
  ended: number[];
  seats: number[];
}

export interface ReplaySummary {
  replay: string;
  game: string;
  options: Record<string, any>;
  seats: PublicSeat[];
  seq: number;
  over: boolean;
  outcome: Outcome | null;
  result: string;
  /** What an example of the rules shows, in English; empty for a record that somebody brought. */
  example: string;
  /** Whether it can be analysed: the game is over, and there is a network of it. */
  analysis: boolean;
}

export interface CurveLine {
  name: string;
  /** Whose line it is; None for one that is nobody's. */
  seat: number | null;
  /** At each position, from the beginning on. */
  values: number[];
}

/** A game at a glance. */
export interface Course {
  lines: CurveLine[];
  /** The positions in which a "turn", a "scene" or a "chapter" begins. */
  landmarks: Record<string, number[]>;
}

/** An action of a turning point: as it was offered, what it changes at once, how much the network likes it, and the chance to win after it. */
export interface TriedAction {
  verb: string;
  args: (string | number)[];
  cost: Record<string, number>;
  rule: string;
  text: string;
  changes: Record<string, any>;
  liked: number;
  chance: number;
}

/** A decision that cost its seat chances; `seq` decisions had been taken before it. */
export interface TurningPoint {
  seq: number;
  seat: number;
  played: TriedAction;
  better: TriedAction;
}

/** What the network says of a finished game. */
export interface AnalysisReport {
  game: string;
  team: boolean;
  seats: string[];
  players: string[];
  /** Of each seat at every position; of a team one. */
  chances: number[][];
  accuracy: (number | null)[];
  moments: TurningPoint[];
}

export interface GameOption {
  name: string;
  default: any;
  choices: any[];
  help: string;
  /** Whether no form asks for it. */
  hidden: boolean;
}

export interface BotStrength {
  /** 200 points more are about three times the odds of winning. */
  rating: number;
  /** For a decision, of one core. */
  seconds: number;
}

export interface GameFacts {
  name: string;
  title: string;
  rules: string;
  content: string;
  seat_counts: number[];
  usual_seats: number;
  options: GameOption[];
  seat_option: string | null;
  seats: string[];
  /** The strongest last; the host's own, of whom nobody knows, first. */
  bots: string[];
  /** Of those that have been measured. */
  strengths: Record<string, BotStrength>;
  usual_bot: string;
}

export interface RuleText {
  id: string;
  title: string;
  /** Markdown. */
  text: string;
  section: string;
  lang: string;
  /** The law itself, where `text` tells it in plainer words; else empty. */
  exact: string;
}

/** A heading of the rules text. `rules` are the ids told under it, before the next heading. */
export interface BookChapter {
  /** Its rule id or its number, the same in every language; empty where it has none. */
  key: string;
  level: number;
  title: string;
  /** Markdown. */
  text: string;
  lang: string;
  rules: string[];
}

export interface BookRule {
  title: string;
  /** Markdown. */
  text: string;
  lang: string;
  /** The law itself, where `text` tells it in plainer words; else empty. */
  exact: string;
  /** How many examples show it. */
  examples: number;
}

/** A thing of the game: its name is the text `<prefix>-<kind>-<code>`. */
export interface BookEntry {
  kind: string;
  code: string;
  /** The rules that name it, its own first. */
  rules: string[];
}

export interface Almanac {
  game: string;
  lang: string;
  /** The game on one page, Markdown; empty where there is none. */
  aid: string;
  aid_lang: string;
  chapters: BookChapter[];
  rules: Record<string, BookRule>;
  entries: BookEntry[];
}

export interface Example {
  id: string;
  /** English. */
  title: string;
  rules: string[];
  /** The name of the replay that shows it. */
  replay: string;
  /** The code of the seat that plays first. */
  first: string;
}

export type FromServer = Welcome | StateMessage | UpdateMessage | SeatsMessage | ChatMessage | NoticeMessage | Pong | Done | Refused | Why | Inspected | Hint | Invitation | Devices | ErrorMessage;

export type FromClient = Hello | Decide | Undo | FreeUndo | AskWhy | AskInspect | AskHint | Show | Rename | Say | HandOver | Invite | AskDevices | Drop | Subscribe | Ping;
