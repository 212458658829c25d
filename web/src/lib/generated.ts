/**
 * What goes over the wire. Made by scripts/client_types.py from src/luna/app: change it there.
 */

/** An action or a line of chat is stored; `repeated`: it was before. */
export interface Ack {
  sequence: number;
  text: string;
  repeated: boolean;
}

/** One's action or line of chat is on disk. */
export interface AckMessage {
  sequence: number;
  text: string;
  repeated: boolean;
  type: "ack";
  client: string | null;
}

/** Play an action; `sequence` is the latest entry of the log that the player has seen. */
export interface Act {
  type: "act";
  text: string;
  sequence: number;
  client?: string | null;
}

/** An action, what is expected of it for every order, and why. */
export interface AdvisedAction {
  text: string;
  said: SentenceView;
  visits: number;
  chances: Partial<Record<Order, number>>;
  points: Partial<Record<Order, number>>;
  sources: Partial<Record<Order, Record<string, number>>>;
  reasons: ReasonView[];
  line: LineStep[];
}

/** Ask what a seat could choose if it were its turn, to plan ahead. */
export interface AskOptions {
  type: "options";
  seat: number;
  client?: string | null;
}

/** Show what an action would change; for a seat whose turn is to come, as if it were now. */
export interface AskPreview {
  type: "preview";
  text: string;
  seat?: number | null;
  client?: string | null;
}

/** The game to review: one that was played here, or a record. */
export interface AskReview {
  table?: string | null;
  record?: string | null;
}

/** Ask for playing tips that fit the position. */
export interface AskTips {
  type: "tips";
  client?: string | null;
}

/** Ask why something is not legal: an action, or a verb at places chosen in turn. */
export interface AskWhy {
  type: "why";
  text?: string;
  verb?: string;
  places?: string[];
  seat?: number | null;
  client?: string | null;
}

/** An authenticator's proof that it holds a passkey. */
export interface AssertionResponse {
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  userHandle?: string | null;
}

/** An authenticator's statement about a passkey that it has created. */
export interface AttestationResponse {
  clientDataJSON: string;
  attestationObject: string;
}

/** How a table starts: when it is full (`quick`), and with bots from a time on. */
export interface AutoStartView {
  quick: boolean;
  at: number | null;
  level: string | null;
}

/** A board without a table: its log from some entry on, and the view at its end. */
export interface Board {
  entries: EntryView[];
  view: View;
}

/** Analyse the position on a board. */
export interface BoardAdvice {
  board: BoardSpec;
  depth?: number;
}

export type BoardColour = "blue" | "yellow" | "red" | "green";

/** A position of a board, by the entry of its log. */
export interface BoardPosition {
  board: BoardSpec;
  sequence: number;
}

/** Show what an action would change on a board. */
export interface BoardPreview {
  board: BoardSpec;
  text: string;
}

/** Where a board begins (a record, its first `at` actions, or a puzzle) and what follows. */
export interface BoardSpec {
  record?: string | null;
  puzzle?: string | null;
  at?: number | null;
  actions?: string[];
  since?: number;
}

/** Ask on a board why something is not legal: an action, or a verb at places. */
export interface BoardWhy {
  board: BoardSpec;
  text?: string;
  verb?: string;
  places?: string[];
}

/** A position of a chapter's tree; the first is its root, without a text. */
export interface BranchView {
  parent: number;
  text: string;
  said: SentenceView | null;
  comment: string;
  arrows: string[];
}

/** A legal action of one step. */
export interface Candidate {
  id: number;
  text: string;
  verb: string;
  places: string[];
  spends: string[];
  count: number;
}

/** A setup that everyone plays in a day or a week, and the best results of this host. */
export interface ChallengeLine {
  period: string;
  mode: ModeName;
  seed: number;
  best: ResultLine[];
}

/** The challenges of today and of this week, for each level of the solo game. */
export interface ChallengeList {
  challenges: ChallengeLine[];
}

/** Which chapter, counted from 0. */
export interface ChapterQuery {
  chapter?: number;
}

/** A position and the tree that grows from it. */
export interface ChapterView {
  title: string;
  record: string;
  branches: BranchView[];
}

/** Write a line of chat at the table. */
export interface Chat {
  type: "chat";
  text: string;
  client?: string | null;
}

/** The team to play for; null for none. */
export interface ChooseTeam {
  team?: string | null;
}

/** A personal link to a seat. */
export interface Claim {
  token: string;
  name?: string | null;
}

/** When the turn began, when it ends, and the seconds each seat had left when it began. */
export interface ClockView {
  since: number;
  deadline: number | null;
  left: number[];
}

/** Which of the colors at the table. */
export interface Colour {
  colour: "blue" | "red" | "white" | "yellow";
}

/** The token that was sent to the address. */
export interface Confirm {
  token: string;
}

/** An address is confirmed. */
export interface Confirmed {
  confirmed: boolean;
}

/** The influence of each order at the start and after every action, and the round it was in. */
export interface Course {
  orders: Order[];
  influence: number[][];
  rounds: number[];
}

/** Options for `navigator.credentials.create`, bytes in base64url. */
export interface CreationOptions {
  rp: PasskeySite;
  user: PasskeyOwner;
  challenge: string;
  pubKeyCredParams: PasskeyKind[];
  timeout: number;
  excludeCredentials: KnownPasskey[];
  authenticatorSelection: PasskeyWishes;
  attestation: string;
}

/** How deep to search: for a moment, or up to about twenty seconds. */
export interface Depth {
  depth?: number;
}

/** The position between two actions. */
export interface Document {
  format: "luna-state/1";
  edition: EditionName;
  mode: ModeName;
  boards: BoardColour[];
  round: number;
  phase: PhaseName;
  turn: Order | null;
  start: Order;
  time: number | null;
  guard: number;
  book_bonus: boolean;
  isles: Isle[];
  path: (GuardStone | PathTile)[];
  temple: Record<string, TempleTile>;
  council: Order[][];
  players: Partial<Record<Order, Player>>;
  result: Result | null;
}

/** An answer: the request is carried out. */
export interface Done {
  done: boolean;
}

/** Whether something is done, or the others are asked with an entry of the log. */
export interface DoneOrAsked {
  done: boolean;
  sequence: number;
}

/** A player's result: the percentage of all comparisons on the seat; place 1 is the first. */
export interface DuplicateLine {
  name: string;
  team: string | null;
  table: string;
  seat: number;
  place: number;
  influence: number;
  percent: number;
  yours: boolean;
}

/** A seat of the setup; a level for a bot, null for a person. */
export interface DuplicateSeat {
  seat: number;
  colour: Order;
  level: string | null;
}

/** A setup that several tables play, and all results. */
export interface DuplicateView {
  duplicate: string;
  title: string;
  weekly: boolean;
  link: string;
  seats: DuplicateSeat[];
  standings: DuplicateLine[];
  teams: TeamLine[];
  team: string | null;
  table: string | null;
}

export type EditionName = "classic" | "revised" | "brazilian";

/** An entry of the log as it comes; after the last of several with as much as one wants. */
export interface EntryMessage {
  type: "event";
  sequence: number;
  entry: EntryView;
  events?: EventView[];
  view?: View;
  document?: Document;
}

/** One line of the log. */
export interface EntryView {
  sequence: number;
  seat: number | null;
  kind: "start" | "action" | "undo" | "ask" | "agree" | "decline" | "chat" | "invite" | "join" | "moved" | "leave" | "bot" | "back" | "swap" | "late" | "resume" | "abandon" | "rematch" | "hint";
  text: string;
  time: number;
  client: string | null;
  round: number | null;
  story: Story | null;
}

/** One thing that happened: a message key, whose it was, and what fills its gaps. */
export interface EventView {
  kind: string;
  order: Order | null;
  details: Record<string, string | number>;
}

/** A position of an example, and what led to it. */
export interface ExampleMoment {
  document: Document;
  zones: Zones;
  story: Story | null;
}

export type FigureName = "priestess" | "builder" | "apostate";

/** A figure that walks on; the Apostate may stay. */
export interface FigureWalk {
  figure: FigureName;
  origin: IsleName;
  target: IsleName;
}

/** A game of the caller that has ended. */
export interface Finished {
  table: string;
  time: number;
  mode: ModeName;
  edition: EditionName;
  players: number;
  place: number;
  influence: number;
}

/** Each player's gains if the round, or the game, ended now, and the rounds ahead. */
export interface Forecast {
  round_end: Partial<Record<Order, Record<string, number>>> | null;
  game_end: GameEnd | null;
  rounds: RoundAhead[];
}

/** The end of the game if it came now. */
export interface GameEnd {
  gains: Partial<Record<Order, Record<string, number>>>;
  totals: Partial<Record<Order, number>>;
  ranking: Order[];
}

/** A guard tile still on the path. */
export interface GuardStone {
  guard: number;
}

/** All is well, and the log is so far. */
export interface Heartbeat {
  type: "heartbeat";
  sequence: number;
  time: number;
}

/** Whether tables are taken off the caller's list, or put back. */
export interface Hide {
  tables: string[];
  hidden?: boolean;
}

/** What a bot would play. */
export interface Hint {
  text: string;
}

/** Which bot to ask; by default the strongest. */
export interface HintLevel {
  level?: string | null;
}

/** An isle with its pieces. */
export interface Isle {
  name: IsleName;
  favors: number;
  figures: FigureName[];
  shrines: Order[];
  novices: Partial<Record<Order, number[]>>;
}

export type IsleName = "shrine" | "herbs" | "tide" | "sailboat" | "bribery" | "book" | "novice";

/** The token of an invitation, and the seat that the caller would like. */
export interface Join {
  token?: string | null;
  seat?: number | null;
  name?: string | null;
}

/** A passkey that the browser has created. */
export interface KeepPasskey {
  challenge: string;
  credential: NewCredential;
}

/** A passkey that the server knows. */
export interface KnownPasskey {
  id: string;
  type: "public-key";
}

/** A player on the list of leaders. */
export interface LeaderLine {
  name: string;
  rating: number;
  spread: number;
  games: number;
  yours: boolean;
}

/** The leaders of a pool. */
export interface Leaders {
  pool: "2-live" | "3-live" | "4-live" | "2-slow" | "3-slow" | "4-slow";
  enough: number;
  leaders: LeaderLine[];
}

/** The right actions so far in a chapter, and perhaps the next one. */
export interface Learn {
  played?: string[];
  text?: string | null;
}

/** The name of the player of the short game at the end. */
export interface LearnGame {
  name?: string | null;
}

/** Show what an action would change in a chapter. */
export interface LearnPreview {
  text: string;
  played?: string[];
}

/** Ask in a chapter why something is not legal: an action, or a verb at places. */
export interface LearnWhy {
  played?: string[];
  text?: string;
  verb?: string;
  places?: string[];
}

/** Novices of a Journey or Tide that travel together. */
export interface Leg {
  count: number;
  origin: string;
  target: string;
  start: string;
}

/** Up to how many Journeys and Tides are listed. */
export interface LegalQuery {
  limit?: number;
}

/** Legal actions as texts; Journeys and Tides are counted, and listed where they are few. */
export interface LegalTexts {
  actions: string[];
  journeys: number;
  tides: number;
}

/** A chapter as far as the learner has come. */
export interface Lesson {
  name: string;
  steps: LessonStep[];
  played: string[];
  answer: string | null;
  entries: LessonEntry[];
}

/** An entry of the log of a chapter, with the table after it. */
export interface LessonEntry {
  entry: EntryView;
  view: View;
}

/** A chapter in the list of all chapters. */
export interface LessonLine {
  name: string;
  steps: number;
}

/** The chapters in the order they are played. */
export interface LessonList {
  chapters: LessonLine[];
}

/** A step of a chapter: the key of its text, the places it marks, and whether it asks to act. */
export interface LessonStep {
  key: string;
  marks: string[];
  asks: boolean;
}

/** Which bot. */
export interface Level {
  level?: string | null;
}

/** An action that is expected to follow. */
export interface LineStep {
  order: Order;
  text: string;
  said: SentenceView;
}

/** Which tables. */
export interface ListQuery {
  scope?: "mine" | "public";
  part?: "all" | "analysis" | "current" | "finished" | "hidden";
  before?: number | null;
}

/** Entries of the log, and the number of its latest entry. */
export interface Log {
  entries: EntryView[];
  sequence: number;
}

/** Which entries. */
export interface LogQuery {
  since?: number;
  limit?: number;
}

/** A setup for several tables: that of a table, or a fresh one; null is a seat for a person. */
export interface MakeDuplicate {
  title: string;
  table?: string | null;
  seats?: (string | null)[] | null;
  mode?: "preselected" | "solo1" | "solo2" | "solo3" | "standard";
  edition?: "brazilian" | "classic" | "revised";
  name?: string | null;
}

/** The actions for a seat; `sequence` is the latest entry of the log that the client has. */
export interface MakePlan {
  seat: number;
  sequence: number;
  branches: PlanBranch[];
}

/** The entry of the log whose position is to be shared; by default the latest. */
export interface MakeShare {
  sequence?: number | null;
}

/** The caller's name and language. */
export interface Me {
  name: string;
  language: string;
}

export type ModeName = "standard" | "preselected" | "solo1" | "solo2" | "solo3";

/** The result of `navigator.credentials.create`. */
export interface NewCredential {
  id: string;
  rawId: string;
  type: "public-key";
  response: AttestationResponse;
}

/** A table to be created. */
export interface NewTable {
  seats: SeatSpec[];
  edition?: "brazilian" | "classic" | "revised";
  mode?: "preselected" | "solo1" | "solo2" | "solo3" | "standard";
  seed?: number | null;
  figures?: ("book" | "bribery" | "herbs" | "novice" | "sailboat" | "shrine" | "tide")[] | null;
  setup?: string | null;
  public?: boolean;
  hot_seat?: boolean;
  hints?: boolean;
  rated?: boolean;
  pace?: PaceSpec | null;
  name?: string | null;
}

/** A puzzle of a theme, and none of those just seen. */
export interface NextPuzzle {
  theme?: string | null;
  seen?: string[];
}

/** A way to be notified and the address; `by` null ends all notifications. */
export interface Notify {
  by: "mail" | "webhook" | null;
  address?: string;
}

/** The verbs that games began with. */
export interface OpeningTally {
  verbs: string[];
  games: number;
  wins: number;
}

/** Games against an opponent, and in how many of them the player came in ahead. */
export interface OpponentTally {
  kind: "human" | "bot";
  name: string | null;
  level: string | null;
  games: number;
  ahead: number;
}

/** What a seat could choose if it were its turn; `position` is the entry that made it. */
export interface OptionsAhead {
  seat: number;
  position: number;
  options: OptionsView;
}

/** What a seat could choose if it were its turn. */
export interface OptionsMessage {
  seat: number;
  position: number;
  options: OptionsView;
  type: "options";
  client: string | null;
}

/** Whose options. */
export interface OptionsQuery {
  seat: number;
}

/** What the player to act can choose; for each verb that is not possible, what forbids it. */
export interface OptionsView {
  candidates: Candidate[];
  pools: Record<string, Pool[]>;
  journeys: number;
  tides: number;
  refusals: Record<string, RefusalDocument>;
}

export type Order = "yellow" | "red" | "blue" | "white";

/** An order over the whole game; losses are means per action. */
export interface OrderSummary {
  order: Order;
  actions: number;
  best: number;
  mistakes: number;
  blunders: number;
  lost_chance: number;
  lost_points: number;
  influence: number;
  place: number;
}

/** A game: the caller's seats and chat, and its record; of a broken game only the record. */
export interface OwnGame {
  table: string;
  status?: string;
  created?: number;
  seats?: number[];
  said?: OwnWords[];
  record: string | null;
}

/** The caller's plans at a table; other players do not see them. */
export interface OwnPlans {
  plans: SeatPlanned[];
}

/** The caller's ratings, and the games that led to them, the earliest first. */
export interface OwnRatings {
  ratings: RatingView[];
  history: RatingPoint[];
}

/** A line of chat of the caller. */
export interface OwnWords {
  time: number;
  text: string;
}

/** `kind` move: so many seconds for each action; game: for all of them, plus an increment. At the end of the time a bot takes the seat until its player is back (`bot`), the player's turn is passed (`pass`), or the game is abandoned (`abandon`). */
export interface Pace {
  kind: "move" | "game";
  seconds: number;
  increment: number;
  end: "bot" | "pass" | "abandon";
  level: string | null;
}

/** How long players may think, and what happens when their time runs out. */
export interface PaceSpec {
  seconds: number;
  kind?: "game" | "move";
  increment?: number;
  end?: "abandon" | "bot" | "pass";
  level?: string | null;
}

/** How many passkeys an account has. */
export interface PasskeyCount {
  passkeys: number;
}

/** How to create a passkey, and the id of the challenge. */
export interface PasskeyCreation {
  challenge: string;
  options: CreationOptions;
}

/** A passkey keeps the account from now on. */
export interface PasskeyKept {
  kept: boolean;
}

/** A signature that the server can check, by its number in the COSE registry. */
export interface PasskeyKind {
  type: "public-key";
  alg: number;
}

/** The owner of the new passkey. */
export interface PasskeyOwner {
  id: string;
  name: string;
  displayName: string;
}

/** How to prove an identity, and the id of the challenge. */
export interface PasskeyRequest {
  challenge: string;
  options: RequestOptions;
}

/** The site, as authenticators show it. */
export interface PasskeySite {
  id: string;
  name: string;
}

/** Requirements for an authenticator. */
export interface PasskeyWishes {
  residentKey: string;
  requireResidentKey: boolean;
  userVerification: string;
}

/** The position after an entry of the log, with what led to it. */
export interface PastPosition {
  sequence: number;
  number: number;
  entry: EntryView | null;
  events: EventView[];
  document: Document | null;
  options: OptionsView | null;
  forecast: Forecast | null;
  zones: Zones | null;
}

/** A tile on the path to the Temple, perhaps under a novice. */
export interface PathTile {
  tile: number;
  novice: Order | null;
}

/** Everything that is stored of a user: rows by kind, and games. */
export interface PersonalData {
  format: "luna-person/1";
  kept: Record<string, (Record<string, string | number | boolean | Record<string, number> | null>)[]>;
  games: OwnGame[];
}

export type PhaseName = "preliminary" | "tire" | "actions" | "over";

/** Ask whether the server is there. */
export interface Ping {
  type: "ping";
  client?: string | null;
}

/** If all of `when` has happened, play `then`; next time one of `after`, or the same again. */
export interface PlanBranch {
  then: string;
  when?: PlanWhen[];
  after?: PlanBranch[];
  again?: boolean;
}

/** An order has played an action since the owner's last turn: any of a verb, or exactly one. */
export interface PlanWhen {
  order: "blue" | "red" | "white" | "yellow";
  action: string;
}

/** A part of a plan; the first one whose conditions are met is taken. */
export interface PlannedBranch {
  then: string;
  when: PlannedWhen[];
  after: PlannedBranch[];
  again: boolean;
}

/** A condition: an order has played an action, any of a verb or exactly this one. */
export interface PlannedWhen {
  order: Order;
  action: string;
}

/** The seat and the team that the player wants. */
export interface PlayDuplicate {
  seat?: number | null;
  team?: string | null;
  public?: boolean;
  name?: string | null;
}

/** The influence, supplies and favors of an order. */
export interface Player {
  influence: number;
  supply: number;
  shrines: number;
  favors: IsleName[];
  stage: number;
  ledger: Partial<Record<Source, number>>;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  sequence: number;
  client: string | null;
}

/** Novices that may leave a place in a Journey or Tide. */
export interface Pool {
  origin: string;
  count: number;
  targets: string[];
}

/** A pool: a number of players, live or slow. */
export interface PoolQuery {
  pool?: "2-live" | "2-slow" | "3-live" | "3-slow" | "4-live" | "4-slow";
}

/** A position: its document, what can be done there and what is to come. */
export interface PositionView {
  document: Document | null;
  options: OptionsView | null;
  forecast: Forecast | null;
  zones: Zones | null;
}

/** Who is there, by seat, and how many watch. */
export interface Presence {
  type: "presence";
  present: boolean[];
  watchers: number;
}

/** What an action would change. */
export interface Preview {
  text: string;
  document: Document;
  events: EventView[];
  forecast: Forecast;
  zones: Zones;
}

/** What an action would bring about. */
export interface PreviewMessage {
  text: string;
  document: Document;
  events: EventView[];
  forecast: Forecast;
  zones: Zones;
  type: "preview";
  client: string | null;
}

/** Her value in a round with so many players, and what each place there gives. */
export interface PriestessTile {
  value: number;
  places: number[];
}

/** The numbers and symbols that are printed on the components. */
export interface Printed {
  order: IsleName[];
  novices: number;
  shrines: number;
  influence: number;
  time_tokens: Record<string, number>;
  guards: number[];
  priestess: Record<string, PriestessTile>;
  builder: number;
  council: number[];
  boards: Partial<Record<BoardColour, number[]>>;
  symbols: Record<string, IsleName>;
}

/** A problem as it is sent (RFC 9457); the last four are there where they help. */
export interface ProblemDocument {
  type: string;
  title: string;
  status: number;
  reason: string;
  rule: string | null;
  details: Record<string, string | number>;
  sequence?: number;
  position?: number;
  retry?: number;
  line?: number;
}

/** What one has asked cannot be done. */
export interface ProblemMessage {
  type: "problem";
  problem: ProblemDocument;
  client: string | null;
}

/** A player's results; `kept`: a passkey keeps the account. */
export interface Profile {
  name: string;
  since: number;
  kept: boolean;
  statistics: Statistics;
  puzzles: PuzzleTally;
  latest: Finished[];
}

/** The result of `navigator.credentials.get`. */
export interface ProvenCredential {
  id: string;
  rawId: string;
  type: "public-key";
  response: AssertionResponse;
}

/** The key that a browser subscribes with; null where this server pushes nothing. */
export interface PushKey {
  key: string | null;
  browsers: number;
}

/** Whether an action solves a puzzle; the solution once it is solved or given up. */
export interface PuzzleAnswer {
  right: boolean;
  lost: number;
  solution: string | null;
  said: SentenceView | null;
  reasons: ReasonView[];
  counted: boolean;
  rating: number;
  change: number;
  streak: number;
}

/** The daily puzzle, the player's results, and all themes. */
export interface PuzzleHome {
  daily: string;
  day: string;
  daily_tried: boolean;
  daily_solved: boolean;
  rating: number;
  deviation: number;
  tries: number;
  solved: number;
  streak: number;
  longest: number;
  themes: ThemeLine[];
}

/** The caller's results at puzzles; `streak` counts daily puzzles on consecutive days. */
export interface PuzzleTally {
  rating: number;
  tries: number;
  solved: number;
  streak: number;
  longest: number;
}

/** A puzzle, without its solution. */
export interface PuzzleView {
  puzzle: string;
  theme: string;
  rating: number;
  mode: ModeName;
  edition: EditionName;
  players: number;
  order: Order;
  round: number;
  daily: boolean;
  tried: boolean;
}

/** A rated game of the caller and the rating after it; place 1 is the first. */
export interface RatingPoint {
  table: string;
  pool: "2-live" | "3-live" | "4-live" | "2-slow" | "3-slow" | "4-slow";
  ended: number;
  place: number;
  players: number;
  rating: number;
  change: number;
}

/** A rating in a pool, how far it may be off, and the number of rated games. */
export interface RatingView {
  pool: "2-live" | "3-live" | "4-live" | "2-slow" | "3-slow" | "4-slow";
  rating: number;
  spread: number;
  games: number;
  provisional: boolean;
}

/** A part of the sentence that says why: the message `reason-` and the key, and its values. */
export interface ReasonView {
  key: string;
  points: number;
  details: Record<string, string | number>;
}

/** The server stops: come back after some milliseconds. */
export interface Reconnect {
  type: "reconnect";
  after: number;
}

/** As the game stood after an entry of the log. */
export interface RecordQuery {
  sequence?: number | null;
}

/** The words of the game, the printed components and the levels of this host. */
export interface Reference {
  languages: string[];
  editions: EditionName[];
  modes: ModeName[];
  colours: Order[];
  isles: IsleName[];
  boards: BoardColour[];
  sources: Source[];
  levels: string[];
  components: Printed;
}

/** What the rules refuse: a rule id, a message key and what fills its gaps. */
export interface RefusalDocument {
  rule: string;
  reason: string;
  details: Record<string, string | number>;
}

/** Yes or no to what another player asks with an entry of the log. */
export interface Reply {
  agree: boolean;
  request: number;
}

/** A message to the operator about a player. */
export interface ReportPlayer {
  text: string;
}

/** Options for `navigator.credentials.get`, bytes in base64url. */
export interface RequestOptions {
  challenge: string;
  timeout: number;
  rpId: string;
  allowCredentials: KnownPasskey[];
  userVerification: string;
}

/** What is being asked of the others with an entry of the log, and which seats have agreed. */
export interface RequestView {
  sequence: number;
  what: "undo" | "abandon" | "replace" | "rematch";
  number: number;
  seat: number;
  agreed: number[];
}

/** Whether to hide a player's chat (`mute`), and never to share a new table (`block`). */
export interface Restrict {
  mute?: boolean;
  block?: boolean;
}

/** The seats of the players whom the caller has muted and blocked. */
export interface Restrictions {
  muted: number[];
  blocked: number[];
}

/** The end of the game: ranking, scores by source with their `total`, your margin in solo. */
export interface Result {
  ranking: Order[];
  scores: Partial<Record<Order, Record<string, number>>>;
  margin?: number;
}

/** A result of a challenge; `table` is the game. */
export interface ResultLine {
  name: string;
  margin: number;
  influence: number;
  table: string;
  yours: boolean;
}

/** Another action in place of one that is under review. */
export interface Retry {
  number: number;
  text: string;
}

/** The number of the last verdict that the client has. */
export interface ReviewQuery {
  since?: number;
}

/** A review so far; `verdicts` are those after the number that the client has. */
export interface ReviewView {
  review: string;
  record: string;
  orders: Order[];
  solo: boolean;
  budget: string;
  actions: number;
  judged: number;
  running: boolean;
  turning_points: number[];
  summaries: OrderSummary[];
  verdicts: Verdict[];
  rounds: number[];
  sources: string[];
  ledger: number[][][];
}

/** Guard and figures of a coming round, if no more novices move. */
export interface RoundAhead {
  round: number;
  guard: number;
  priestess: IsleName;
  builder: IsleName;
  apostate: IsleName;
}

/** Everything that happens at the end of a round, in its order. */
export interface RoundEnd {
  round: number;
  order: Order;
  built: IsleName | null;
  steps: ScoreStep[];
  before: Partial<Record<Order, number>>;
  after: Partial<Record<Order, number>>;
  gains: Partial<Record<Order, number>>;
  figures: FigureWalk[];
  guard: number[];
  woken: Partial<Record<Order, number>>;
  stood: number;
  start: Order | null;
  over: boolean;
  ties: Tie[];
}

/** A study to be stored. */
export interface SaveStudy {
  title: string;
  chapters: StudyChapter[];
  name?: string | null;
}

/** One source of influence, on an isle if it has one; every order has a share, be it nothing. */
export interface ScoreStep {
  kind: "meditation" | "priestess" | "apostate" | "temple" | "books" | "shrines" | "favors" | "council";
  isle: IsleName | null;
  shares: Share[];
}

/** A seat, as far as a list shows it. */
export interface SeatLine {
  seat: number;
  colour: Order;
  kind: "open" | "human" | "bot" | "virtual";
  name: string | null;
  level: string | null;
}

/** The open branches of the plan for a seat, or why it is over. */
export interface SeatPlanned {
  seat: number;
  branches: PlannedBranch[];
  end: "done" | "unforeseen" | "not-legal" | "round-over" | "otherwise-played" | null;
}

/** The rating of a seat at a rated table; `change` once the game has counted. */
export interface SeatRating {
  seat: number;
  rating: number;
  provisional: boolean;
  fixed: boolean;
  change: number | null;
}

/** Who is to sit on a seat. */
export interface SeatSpec {
  player?: "bot" | "open" | "you";
  colour?: "blue" | "red" | "white" | "yellow" | null;
  level?: string | null;
  name?: string | null;
}

/** A seat; `present`: its player has the table open. */
export interface SeatView {
  seat: number;
  colour: Order;
  kind: "open" | "human" | "bot" | "virtual";
  name: string | null;
  level: string | null;
  present: boolean;
}

/** The game that the caller wants to play with anyone who wants the same. */
export interface Seek {
  players?: number;
  pace?: "blitz" | "day" | "week";
  edition?: "brazilian" | "classic" | "revised";
  bots?: number | null;
  level?: string | null;
  range?: number | null;
  name?: string | null;
}

/** A quick game that waits for players. */
export interface SeekLine {
  table: string;
  players: number;
  missing: number;
  pace: string;
  edition: string;
}

/** Quick games that wait for players, the oldest first. */
export interface SeekList {
  seeking: SeekLine[];
}

/** What somebody did: the message `say-` and the verb, whose it was, and what fills its gaps. A Journey or Tide has legs, each for the message `say-leg`; joined they fill the gap `legs`. */
export interface SentenceView {
  verb: string;
  order: Order;
  details: Record<string, string | number>;
  legs: Leg[];
}

/** A browser that is signed in. */
export interface SessionLine {
  session: string;
  created: number;
  used: number;
  agent: string;
  here: boolean;
}

/** The browsers that are signed in, the one used last first. */
export interface SessionList {
  sessions: SessionLine[];
}

/** When a table starts by itself, and the bots that take its open seats then; null: never. */
export interface SetAutoStart {
  seconds?: number | null;
  level?: string | null;
}

/** The caller's name and language. */
export interface SetMe {
  name: string;
  language?: string | null;
}

/** What an order gains in a step; `count` pieces earn it, with a `shrine` among them or not. */
export interface Share {
  order: Order;
  points: number;
  count: number;
  shrine: boolean;
  place: number | null;
}

/** A link to a position. */
export interface ShareLink {
  share: string;
  link: string;
}

/** A shared position with the record that leads to it; nothing of the table. */
export interface SharedPosition {
  number: number;
  record: string;
  document: Document | null;
  options: OptionsView | null;
  forecast: Forecast | null;
  zones: Zones | null;
}

/** The best game of a solo mode. */
export interface SoloBest {
  mode: string;
  games: number;
  wins: number;
  margin: number;
  influence: number;
  table: string;
}

/** An answer to a puzzle; without `text` the player gives up. */
export interface Solve {
  text?: string | null;
  name?: string | null;
}

export type Source = "start" | "sanctification" | "displacement" | "book" | "meditation" | "priestess" | "apostate" | "temple" | "shrines" | "favors" | "council";

/** Influence from one source in an average game: the player's, and the opponents'. */
export interface SourceTally {
  source: string;
  yours: number;
  others: number;
}

/** The statistics of a player. */
export interface Statistics {
  games: number;
  wins: number;
  by_players: Tally[];
  by_mode: Tally[];
  by_edition: Tally[];
  opponents: OpponentTally[];
  sources: SourceTally[];
  solo: SoloBest[];
  openings: OpeningTally[];
  streaks: Streaks;
}

/** What an action was and what came of it, to be put into words. */
export interface Story {
  said: SentenceView;
  events: EventView[];
  end: RoundEnd | null;
}

/** Games won in a row against opponents: now, and at most. */
export interface Streaks {
  current: number;
  longest: number;
}

/** A position of a tree: the action that led to it from its parent, comment and arrows. The first branch is the root, without a text. A parent stands before its children, and the first child of each continues the main line. */
export interface StudyBranch {
  parent?: number;
  text?: string;
  comment?: string;
  arrows?: string[];
}

/** A chapter: a record to begin with, and the tree that grows from its end. */
export interface StudyChapter {
  title: string;
  record: string;
  branches?: StudyBranch[];
}

/** A study in a list. */
export interface StudyLine {
  study: string;
  title: string;
  chapters: number;
  updated: number;
}

/** The caller's studies, the latest first. */
export interface StudyList {
  studies: StudyLine[];
}

/** A study; `yours`: the caller may change it. */
export interface StudyView {
  study: string;
  title: string;
  yours: boolean;
  link: string;
  chapters: ChapterView[];
}

/** A browser's push endpoint, the keys it reads messages with, and when it makes no sound. */
export interface Subscribe {
  endpoint: string;
  p256dh: string;
  auth: string;
  quiet?: "always" | "never" | "night";
}

/** One table of a list; `yours` are the numbers of the caller's seats. `round` and the `influence` of every seat are null before the game; `hidden`: the caller has taken the table off the list. */
export interface TableLine {
  table: string;
  kind: "game" | "analysis";
  status: "open" | "playing" | "over" | "abandoned";
  edition: EditionName;
  mode: ModeName;
  public: boolean;
  rated: boolean;
  created: number;
  updated: number;
  sequence: number;
  deadline: number | null;
  seats: SeatLine[];
  turn: Turn | null;
  yours: number[];
  your_turn: boolean;
  pace: Pace | null;
  round: number | null;
  influence: number[] | null;
  hidden: boolean;
}

/** Tables, those first where it is the caller's turn. */
export interface TableList {
  tables: TableLine[];
}

/** The ratings at a rated table; `counted`: its game has changed them. */
export interface TableRatings {
  pool: "2-live" | "3-live" | "4-live" | "2-slow" | "3-slow" | "4-slow";
  counted: boolean;
  seats: SeatRating[];
}

/** The challenge to play. */
export interface TakeChallenge {
  period: string;
  mode: "preselected" | "solo1" | "solo2" | "solo3" | "standard";
  name?: string | null;
}

/** Games of one kind, how many were won, and the average of place and influence. */
export interface Tally {
  key: string;
  games: number;
  wins: number;
  place: number;
  influence: number;
}

/** A team: how many of its players have a result, and their mean. */
export interface TeamLine {
  team: string;
  players: number;
  percent: number;
}

/** A tile in the Temple; without a novice it is vacant. */
export interface TempleTile {
  novice: Order | null;
  book: boolean;
  lying: boolean;
}

/** A theme: how many puzzles it has, and how many of them the player has solved. */
export interface ThemeLine {
  theme: string;
  puzzles: number;
  solved: number;
}

/** The advice on a position so far; `progress` goes from 0 to 1. */
export interface Thought {
  thought: string;
  progress: number;
  done: boolean;
  nodes: number;
  options: AdvisedAction[];
}

/** The progress that the client has seen. */
export interface ThoughtQuery {
  known?: number;
}

/** Two orders with the same influence, and the seats in the Council that decide. On the same seat whoever came last, higher in the stack, is ahead. */
export interface Tie {
  ahead: Order;
  behind: Order;
  influence: number;
  seats: number[];
}

/** A playing tip: the key of its text, the rule to read about it, and actions to type. */
export interface TipView {
  key: string;
  rule: string;
  details: Record<string, string | number>;
  words: string[];
}

/** Tips for the player to act, the most pressing first. */
export interface Tips {
  tips: TipView[];
}

/** Playing tips that fit the position. */
export interface TipsMessage {
  tips: TipView[];
  type: "tips";
  client: string | null;
}

/** A token, and the link that has it behind the #. */
export interface TokenLink {
  token: string;
  link: string;
}

/** Who is to act. */
export interface Turn {
  seat: number;
  colour: Order;
}

/** How many actions are to remain; by default all before the caller's latest. */
export interface Undo {
  number?: number | null;
  client?: string | null;
}

/** A browser that is not to be notified any more. */
export interface Unsubscribe {
  endpoint: string;
}

/** A record to store, to continue or to analyse. */
export interface Upload {
  record: string;
  as?: "analysis" | "finished" | "game";
  at?: number | null;
  seats?: SeatSpec[] | null;
  public?: boolean;
  name?: string | null;
}

/** A passkey to sign in with. */
export interface UsePasskey {
  challenge: string;
  credential: ProvenCredential;
}

/** The judgement of one action of a game. */
export interface Verdict {
  number: number;
  round: number;
  order: Order;
  text: string;
  said: SentenceView;
  mark: string;
  better: string | null;
  better_said: SentenceView | null;
  lost_chance: number;
  lost_place: number;
  lost_points: number;
  chances: Partial<Record<Order, number>>;
  points: Partial<Record<Order, number>>;
  places: Partial<Record<Order, number>>;
  reasons: ReasonView[];
}

/** Everything about a table that everyone may see; enough to play without knowing rules. */
export interface View {
  table: string;
  kind: "game" | "analysis";
  status: "open" | "playing" | "over" | "abandoned" | "frozen";
  edition: EditionName;
  mode: ModeName;
  public: boolean;
  hot_seat: boolean;
  hints: boolean;
  rated: boolean;
  duplicate: string | null;
  created: number;
  host: string | null;
  seats: SeatView[];
  pace: Pace | null;
  clock: ClockView | null;
  sequence: number;
  position: number;
  number: number;
  turn: Turn | null;
  paused: boolean;
  request: RequestView | null;
  rematch: string | null;
  rounds: RoundAhead[];
  document: Document | null;
  options: OptionsView | null;
  forecast: Forecast | null;
  zones: Zones | null;
  you: You | null;
  delay: number;
}

/** Say whether the tab is in front; a player without one gets a notice of each turn. The connection stays open, and the player still counts as present. The answer is a `pong`. */
export interface Visible {
  type: "visible";
  visible: boolean;
  client?: string | null;
}

/** The games that wait for the caller, the most pressing first; `number` counts them all. */
export interface Waiting {
  number: number;
  tables: string[];
}

/** Public games that run now, the one with the latest action first; `number` counts them all. */
export interface WatchList {
  number: number;
  games: Watched[];
}

/** A public game that runs now; spectators see a rated one `delay` seconds late. */
export interface Watched {
  table: string;
  mode: ModeName;
  edition: EditionName;
  rated: boolean;
  delay: number;
  watchers: number;
  seats: SeatLine[];
  document: Document;
}

/** The ways this server has to reach users, and the one that the caller has chosen. */
export interface Ways {
  ways: string[];
  by: string | null;
  address: string | null;
  confirmed: boolean;
}

/** The first message: the view, the viewer's seats, and the entries since the last visit. */
export interface Welcome {
  type: "welcome";
  sequence: number;
  you: You;
  missed: EntryView[];
  more: boolean;
  reset: boolean;
  view: View;
}

/** The caller; null for a stranger. */
export interface WhoAmI {
  me: Me | null;
}

/** Whether an action is legal, and if not, what forbids it. */
export interface Why {
  legal: boolean;
  text: string | null;
  refusal: RefusalDocument | null;
}

/** Why an action is not allowed. */
export interface WhyMessage {
  legal: boolean;
  text: string | null;
  refusal: RefusalDocument | null;
  type: "why";
  client: string | null;
}

/** A rule shown at the table: the places it is about, and the positions in order. */
export interface WorkedExample {
  rule: string;
  focus: string[];
  moments: ExampleMoment[];
}

/** What one viewer is at a table. */
export interface You {
  seats: number[];
  owner: boolean;
}

/** The tiles of the path that the Guard lets in, and those that need a bribe. */
export interface Zones {
  approved: number[];
  bribable: number[];
}

export type ServerMessage = Welcome | EntryMessage | Presence | Heartbeat | Reconnect | AckMessage | PreviewMessage | WhyMessage | TipsMessage | OptionsMessage | Pong | ProblemMessage;

export type ClientMessage = Act | AskPreview | AskWhy | Chat | AskTips | AskOptions | Ping | Visible;

/** A row of the table of verbs. */
export interface VerbRow {
  name: string;
  /** The whole action, where it leaves nothing open. */
  text: string | null;
  /** Played in a round, not while one is prepared. */
  in_round: boolean;
  /** The heading it is offered under. */
  group: string;
  /** Kinds of places its actions touch, in the order in which they are picked. */
  places: readonly string[];
  /** How many of them an action may be begun at. */
  begins: number;
  /** Kinds of places where somebody may wonder why it is not possible there. */
  asked_at: readonly string[];
  /** The favor that every such action takes. */
  favor: string | null;
  /** Made of moves that are sent together: a Journey or a Tide. */
  compound: boolean;
  /** As many novices as possible are meant if nobody says how many. */
  most: boolean;
  /** The editions that have it. */
  editions: readonly string[];
}

/** Every verb there is, in the order of the rules; actions come with the options. */
export const VERBS = [
  {"name": "place-shrine", "text": null, "in_round": false, "group": "preliminary", "places": ["isle"], "begins": 1, "asked_at": ["isle"], "favor": null, "compound": false, "most": false, "editions": ["classic", "revised", "brazilian"]},
  {"name": "place-novices", "text": null, "in_round": false, "group": "preliminary", "places": ["isle"], "begins": 1, "asked_at": ["isle"], "favor": null, "compound": false, "most": false, "editions": ["classic", "revised", "brazilian"]},
  {"name": "tire", "text": null, "in_round": false, "group": "solo", "places": ["isle"], "begins": 1, "asked_at": ["isle"], "favor": null, "compound": false, "most": false, "editions": ["classic", "revised", "brazilian"]},
  {"name": "favor", "text": null, "in_round": true, "group": "isle", "places": ["isle"], "begins": 1, "asked_at": ["isle"], "favor": null, "compound": false, "most": false, "editions": ["classic", "revised", "brazilian"]},
  {"name": "recruit", "text": null, "in_round": true, "group": "isle", "places": ["isle"], "begins": 1, "asked_at": ["isle"], "favor": null, "compound": false, "most": false, "editions": ["classic", "revised", "brazilian"]},
  {"name": "build", "text": null, "in_round": true, "group": "isle", "places": ["isle"], "begins": 1, "asked_at": ["isle"], "favor": "shrine", "compound": false, "most": false, "editions": ["classic", "revised", "brazilian"]},
  {"name": "herbs", "text": null, "in_round": true, "group": "isle", "places": ["isle"], "begins": 1, "asked_at": ["isle", "resting"], "favor": "herbs", "compound": false, "most": true, "editions": ["classic", "revised", "brazilian"]},
  {"name": "journey", "text": null, "in_round": true, "group": "movement", "places": ["isle", "isle"], "begins": 1, "asked_at": ["isle"], "favor": null, "compound": true, "most": false, "editions": ["classic", "revised", "brazilian"]},
  {"name": "tide", "text": null, "in_round": true, "group": "movement", "places": ["isle", "isle"], "begins": 1, "asked_at": ["resting", "stage"], "favor": "tide", "compound": true, "most": false, "editions": ["classic", "revised", "brazilian"]},
  {"name": "sail", "text": null, "in_round": true, "group": "movement", "places": ["isle", "isle"], "begins": 1, "asked_at": ["isle", "stage"], "favor": "sailboat", "compound": false, "most": true, "editions": ["classic", "revised", "brazilian"]},
  {"name": "promote", "text": null, "in_round": true, "group": "temple", "places": ["path", "isle"], "begins": 2, "asked_at": ["path"], "favor": null, "compound": false, "most": false, "editions": ["classic", "revised", "brazilian"]},
  {"name": "sanctify", "text": null, "in_round": true, "group": "temple", "places": ["path"], "begins": 1, "asked_at": ["path"], "favor": null, "compound": false, "most": false, "editions": ["classic", "revised", "brazilian"]},
  {"name": "infiltrate", "text": null, "in_round": true, "group": "temple", "places": ["temple"], "begins": 1, "asked_at": ["temple", "stage"], "favor": "bribery", "compound": false, "most": false, "editions": ["revised"]},
  {"name": "book", "text": null, "in_round": true, "group": "temple", "places": ["temple", "temple"], "begins": 2, "asked_at": ["temple"], "favor": "book", "compound": false, "most": false, "editions": ["classic", "revised", "brazilian"]},
  {"name": "council", "text": null, "in_round": true, "group": "other", "places": ["isle", "council"], "begins": 2, "asked_at": ["isle"], "favor": null, "compound": false, "most": false, "editions": ["classic", "revised", "brazilian"]},
  {"name": "expel", "text": null, "in_round": true, "group": "other", "places": ["isle"], "begins": 1, "asked_at": ["isle"], "favor": null, "compound": false, "most": false, "editions": ["classic", "revised", "brazilian"]},
  {"name": "meditate", "text": "meditate", "in_round": true, "group": "other", "places": ["meditation"], "begins": 1, "asked_at": [], "favor": null, "compound": false, "most": false, "editions": ["classic", "revised", "brazilian"]},
] as const satisfies readonly VerbRow[];
