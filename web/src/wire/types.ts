// Written by `python -m patolli.server.typescript` from src/patolli/server/wire: change that.

/**
 * The person of this seat is not at it: they left, their time ran out, or they resigned.
 *
 * `name` is theirs; `since` when it happened and at which `version`; `yours` whether it is your seat,
 * `returnable` whether you may take it back, with `clock` seconds then. While `undecided` the others are asked
 * what shall happen; `votes` are what they have said, and more than half decides.
 */
export interface Absence {
  why: "left" | "resigned" | "timeout";
  name: string;
  since: number;
  version: number;
  yours: boolean;
  returnable: boolean;
  clock: number | null;
  undecided: boolean;
  votes: Vote[];
}

/** Everything the server keeps about me. */
export interface AccountCopy {
  person: Person;
  login: string | null;
  created: number;
  preferences: Record<string, string>;
  muted: string[];
  sessions: number[];
  tables: string[];
  chat: string[];
  puzzles: PuzzleAnswered[];
}

/**
 * Sentences that are true now, the most urgent first; of an older position there are none.
 *
 * The text of each is learn-<game>-say-<name>.
 */
export interface Advice {
  type: "advice";
  table: string;
  version: number;
  says: string[];
}

/** Answer an offer: yes or no. */
export interface Answer {
  type: "answer";
  table: string;
  key: string;
  offer: string;
  answer: string;
}

/** Ask everyone to stop the match here; answered like any offer, and by Done or Refused. */
export interface AskEnd {
  type: "ask_end";
  table: string;
  key: string;
}

/** Ask everyone to go back to where only the first `moves` moves were played. */
export interface AskTakeBack {
  type: "ask_take_back";
  table: string;
  version: number;
  key: string;
  moves: number;
  seat?: number | null;
}

/**
 * Who plays without a seat, and at tables of how many seats.
 *
 * `difficulty` and `figures` are the options about it; the first may be empty.
 */
export interface AutomatonCard {
  name: string;
  seats: number[];
  difficulty: string;
  figures: string[];
}

/** A bot that can be seated; `level` is 1 to 5, or null for a bot outside the ladder. */
export interface BotCard {
  name: string;
  level: number | null;
}

/**
 * What the box says; what a game does not tell is empty.
 *
 * `minutes` are the least and the most; `weight` is light, medium or heavy. `first_match` holds the
 * options of a first match; a game that `has_lesson` has a coach for it, too.
 */
export interface BoxCard {
  minutes: number[];
  weight: string;
  cover: string;
  icon: string;
  first_match: Record<string, string>;
  has_lesson: boolean;
}

/** Go away from a table; nothing of it is sent any more. */
export interface Bye {
  type: "bye";
  table: string;
}

/** Change what is given, leave the rest; preferences belong to the browser. */
export interface ChangeMe {
  name?: string | null;
  preferences?: Record<string, string> | null;
  muted?: string[] | null;
}

/** Another password; whoever asks knows the one before. */
export interface ChangePassword {
  password: string;
  new: string;
}

/**
 * The owner changes what is given; pace and `wait` only before the start.
 *
 * A full table that waits no longer begins.
 */
export interface ChangeTable {
  name?: string | null;
  private?: boolean | null;
  spectators?: boolean | null;
  chat?: "off" | "on" | "phrases" | null;
  pace?: Pace | null;
  wait?: boolean | null;
  delay?: number | null;
  watchers_chat?: "off" | "own" | null;
  language?: string | null;
  level?: "any" | "beginners" | "experts" | "regulars" | null;
}

/** Something said; `seat` is null for a spectator. */
export interface ChatLine {
  number: number;
  person: string;
  name: string;
  seat: number | null;
  text: string;
  phrase: "good_luck" | "goodbye" | "hello" | "nice_move" | "one_moment" | "sorry" | "thanks" | "well_played" | "your_turn" | null;
  time: number;
}

/** New lines of a table's chat, in order; at Hello the last hundred. */
export interface ChatLog {
  type: "chat_log";
  table: string;
  lines: ChatLine[];
}

/** Keep this account with a login and a password. */
export interface Claim {
  login: string;
  password: string;
}

/** A seat's time in seconds at the moment `Update.now`; null means that nobody counts. */
export interface Clock {
  seat: number;
  left: number | null;
  running: boolean;
}

/** What shall happen at the seat of somebody who is not there; `bot` names which one shall play on. */
export interface Decide {
  choice: "bot" | "end" | "wait";
  bot?: string;
}

/** The submission with this key is safely on disk; it was or is applied exactly once. */
export interface Done {
  type: "done";
  table: string;
  key: string;
  version: number;
}

/**
 * One line of the match's log; versions count these lines from 1.
 *
 * `what`: begin (version 0: the opening events, for who has nothing yet); play; undo (the last move of `seat` is gone); rewind (by consent, only the first
 * `moves` moves are left). `by`: person, bot, order (a standing order) or clock.
 * `choice` is told to its own seat alone. `changes` are those of each seat's ledger, as far as
 * everybody knows it.
 */
export interface Entry {
  version: number;
  seat: number;
  what: "begin" | "play" | "rewind" | "undo";
  by: "bot" | "clock" | "order" | "person";
  time: number;
  moves: number;
  choice: Option | null;
  events: EventLine[];
  changes?: (Record<string, number>)[];
}

/** A kind of event; nothing before one that reveals can be taken back. */
export interface EventCard {
  name: string;
  fields: FieldCard[];
  reveals: boolean;
}

/** Something that happened; `seat` is -1 when it happened to nobody in particular. */
export interface EventLine {
  kind: string;
  seat: number;
  args: Record<string, number | string | number[]>;
}

/** A named argument: `sort` is number, noun, seat or place; `noun` its family of names or empty. */
export interface FieldCard {
  name: string;
  sort: string;
  noun: string;
}

/**
 * Play on from a position of a table.
 *
 * From a match that is over the position is the true one; from one that still runs, what
 * the asking seat cannot know is dealt anew. With a `key` it is made once, however often it is asked for.
 */
export interface Fork {
  move: number;
  seats: SeatWish[];
  name?: string;
  private?: boolean;
  chat?: "off" | "on" | "phrases";
  pace?: Pace;
  key?: string | null;
}

/** Play on from a record or position file; with a `key` once, however often it is asked for. */
export interface ForkRecord {
  document: Record<string, unknown>;
  seats: SeatWish[];
  move?: number | null;
  name?: string;
  private?: boolean;
  chat?: "off" | "on" | "phrases";
  pace?: Pace;
  key?: string | null;
}

/** The position after so many moves, and what the last of them did. */
export interface Frame {
  move: number;
  seat: number;
  choice: Option | null;
  events: EventLine[];
  view: Record<string, unknown>;
  pending: Pending[];
}

/** A game that can be played here; its texts follow from these names. */
export interface GameCard {
  key: string;
  rules: number;
  seats_least: number;
  seats_most: number;
  options: OptionCard[];
  decisions: KindCard[];
  actions: KindCard[];
  events: EventCard[];
  turn_event: string;
  end_event: string;
  nouns: Record<string, string[]>;
  goods: string[];
  sources: string[];
  automaton: AutomatonCard | null;
  box: BoxCard;
  orders: OrderCard[];
  bots: BotCard[];
  lessons: LessonCard[];
}

/** You can no longer see this table. */
export interface Gone {
  type: "gone";
  table: string;
}

/**
 * Something that the people at a table did, for its log; it came after entry `version` of the match.
 *
 * `name` is who it is about, by the name of that time; `bot` which bot sat down.
 */
export interface Happening {
  version: number;
  time: number;
  kind: "agreed" | "bot_sat" | "cancelled" | "left" | "removed" | "resigned" | "returned" | "sat" | "timed_out" | "voted";
  seat: number;
  name: string;
  bot: string;
}

/**
 * Come to a table; the answer is TableChanged, ChatLog and Update.
 *
 * `have_version` is the last version seen (0: none): entries after it come along.
 */
export interface Hello {
  type: "hello";
  table: string;
  have_version?: number;
  invite?: string;
  share?: string;
  outlooks?: boolean;
}

/**
 * What a level would answer at this version, and what it expects of it.
 *
 * `gain` are points more than the other answers bring on average, `parts` where they come from: they add up to it.
 */
export interface Hint {
  type: "hint";
  table: string;
  version: number;
  level: string;
  option: Option;
  gain: number;
  chance: number;
  parts: Part[];
}

/** Entries after `since` up to `until`, as the seat shown may see them. */
export interface History {
  type: "history";
  table: string;
  since: number;
  until: number;
  entries: Entry[];
}

/** A finished match of mine; `place` and `points` are null where a bot finished it for me. */
export interface HistoryLine {
  table: TableSheet;
  ended: number;
  place: number | null;
  points: number | null;
}

/** A page of my finished matches, the newest first; `total` fit the filters, `all` are all there are. */
export interface HistoryPage {
  lines: HistoryLine[];
  page: number;
  pages: number;
  total: number;
  all: number;
}

/** An answer, with the points ahead of the best rival that it promises, and the chance to win. */
export interface JudgedAnswer {
  option: Option;
  points: number;
  chance: number;
}

/**
 * A decision of somebody, judged by what they could know then.
 *
 * `move` is the number of the frame it was made in; `best` is what was played where nothing is better, `others` are the
 * next best answers. `loss` is how much less of the chance to win what was played leaves than the best, `gain` how many
 * points more the latter is expected to bring; `parts` add up to it.
 */
export interface JudgedMove {
  move: number;
  seat: number;
  played: JudgedAnswer;
  best: JudgedAnswer;
  others: JudgedAnswer[];
  loss: number;
  gain: number;
  grade: "best" | "good" | "mistake" | "slip";
  parts: Part[];
}

/** A kind of decision or action, with its arguments. */
export interface KindCard {
  name: string;
  fields: FieldCard[];
}

/** Be told no more. */
export interface LeaveLobby {
  type: "leave_lobby";
}

/** A lesson; its text is learn-<game>-lesson-<name>. */
export interface LessonCard {
  name: string;
  minutes: number;
  tasks: TaskCard[];
}

/** The open tables that fit what was asked for, the newest first. */
export interface Lobby {
  type: "lobby";
  tables: TableSheet[];
}

/** Come back to a claimed account; `bring` the matches of the guest that this browser was. */
export interface LogIn {
  login: string;
  password: string;
  bring?: boolean;
}

/** How many matches I have, for the question whether an account shall take them over. */
export interface MatchCount {
  running: number;
  finished: number;
}

/** The answer to "who am I"; without a session `person` is null. */
export interface Me {
  person: Person | null;
  login: string | null;
  preferences: Record<string, string>;
  muted: string[];
  brought: number;
}

/**
 * What was wrong: `kind` names the text error-<kind>, `details` are its arguments.
 *
 * A detail may be a mistake itself: a reason (`why_<name>`, of a game `<game>.why_<name>` with
 * the text <game>-why-<name>) or another error. Its own text is said in its place. A number
 * stays a number; one called `seat` counts from 0 and is said from 1.
 */
export interface Mistake {
  kind: string;
  details: Record<string, string | number | Mistake>;
}

/** A lesson to begin: a table in its position, with me as the pupil. */
export interface NewLesson {
  game: string;
  lesson: string;
}

/**
 * A table to be made; it starts by itself when every seat is taken, unless `wait`.
 *
 * At a private table a seat for anyone is one for whoever has the link. Who watches sees the match
 * `delay` seconds late. `language` and `level` are for whoever looks for a table. With a `key` it is made
 * once, however often it is asked for.
 */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string>;
  name?: string;
  private?: boolean;
  spectators?: boolean;
  chat?: "off" | "on" | "phrases";
  pace?: Pace;
  wait?: boolean;
  delay?: number;
  watchers_chat?: "off" | "own";
  language?: string;
  level?: "any" | "beginners" | "experts" | "regulars";
  key?: string | null;
}

/**
 * What whoever looks after this server tells everybody, until a moment; empty: nothing any more.
 *
 * It comes after Welcome while there is one, and whenever it changes.
 */
export interface Notice {
  type: "notice";
  text: string;
  ends: number;
}

/**
 * Something that all people at the table must agree on: yes or no.
 *
 * `kind`: take_back (only the first `moves` moves shall be left) or end (stop the match here).
 */
export interface Offer {
  id: string;
  kind: "end" | "take_back";
  seat: number;
  moves: number;
  answered: number[];
}

/** A record or position file to look at; nothing is kept. */
export interface OpenRecord {
  document: Record<string, unknown>;
  viewer?: number | null;
  start?: number;
  count?: number;
}

/**
 * Free a seat: for whoever has the link, or for anyone, which makes a private table public.
 *
 * Without a word it is for anyone at a public table, else for the link.
 */
export interface OpenSeat {
  to?: "anyone" | "link" | null;
}

/** A legal answer; `notation` is what Play sends back. */
export interface Option {
  action: number;
  kind: string;
  args: Record<string, number | string | number[]>;
  notation: string;
}

/** A choice of rules made before the match. */
export interface OptionCard {
  name: string;
  values: string[];
  default: string;
}

/** A standing order: the decision it can answer, and when (`ask`, `off_turn`, `always`). */
export interface OrderCard {
  name: string;
  decision: string;
  values: string[];
}

/** My standing orders at a seat, by name: ask, off_turn or always. */
export interface Orders {
  seat: number;
  orders: Record<string, "always" | "ask" | "off_turn">;
}

/**
 * What an answer would lead to, counted from now, as far as its seat can know.
 *
 * `changes` of what the seat owns; `reveals` whether something hidden turns up, behind which
 * nobody can look or take back; `next_seat` whose turn would begin; `asks` the question that would come next. The `option` it is
 * about, `sources` of points, `events` that would be told, what would still be `owed` in the turn and `then`, the outlooks of the
 * answers to that next question by their notation, are there only in answers to WantOutlook, and `best`
 * only where it asks to `finish`: the answers that would follow, one after the other, until only
 * the end of the turn is left, with most points and goods. What is left out is empty.
 */
export interface Outlook {
  changes?: Record<string, number>;
  reveals?: boolean;
  ends_turn?: boolean;
  next_seat?: number | null;
  asks?: Pending | null;
  option?: Option | null;
  sources?: Record<string, number>;
  events?: EventLine[];
  owed?: Owed[];
  then?: Record<string, Outlook>;
  best?: Outlook[];
}

/** Outlooks by notation, after `answers` given in thought; of an older position there are none. */
export interface Outlooks {
  type: "outlooks";
  table: string;
  version: number;
  answers: string[];
  outlooks: Record<string, Outlook>;
}

/** Something that a seat must still do or decide in its turn, as positions name it. */
export interface Owed {
  step: string;
  args: Record<string, number | string | number[]>;
}

/**
 * How much time there is, and what happens when it has run out.
 *
 * `kind`: none (no clock), live (a bank, and an increment after each turn, in seconds),
 * days (so many days for each decision of a seat). `on_timeout`: bot (one takes over the
 * seat) or table (the others decide: wait, seat a bot, or end the match).
 */
export interface Pace {
  kind?: "days" | "live" | "none";
  bank?: number;
  increment?: number;
  days?: number;
  sleep?: Sleep | null;
  on_timeout?: "bot" | "table";
}

/** Find me somebody: a game, so many seats, this pace. */
export interface Pairing {
  game: string;
  seats?: number;
  pace?: Pace;
  language?: string;
}

/**
 * Points that an answer is expected to bring, and where from: a source, `rival` or `promise`.
 *
 * The text of a source is <game>-source-<source>, of the other two web-part-<source>.
 */
export interface Part {
  source: string;
  points: number;
}

/** The end of one match, for a chart. */
export interface PastResult {
  points: number;
  won: boolean;
}

/** A question that is open now; others learn its name, only the asked seat its arguments. */
export interface Pending {
  seat: number;
  decision: string | null;
  args: Record<string, number | string | number[]> | null;
}

/** Somebody with a session; `claimed` means that a password keeps the name. */
export interface Person {
  id: string;
  name: string;
  claimed: boolean;
}

/** Is anybody there? Answered by Pong. */
export interface Ping {
  type: "ping";
  sent?: number;
}

/**
 * Give answers one after the other, whole or not at all; each is an option's notation or number.
 *
 * The first answers the open question, another the one that comes then; beyond something hidden
 * or another seat's decision none is taken. Without `seat` it is the seat being shown. Answered by
 * Done or Refused with the key.
 */
export interface Play {
  type: "play";
  table: string;
  version: number;
  key: string;
  actions: (string | number)[];
  seat?: number | null;
}

/** Here I am. */
export interface Pong {
  type: "pong";
  sent: number;
  now: number;
}

/** My answer, in notation; without one I give up. */
export interface PuzzleAnswer {
  answer: string | null;
}

/** A puzzle that I have answered, for the copy of my data. */
export interface PuzzleAnswered {
  puzzle: string;
  result: "" | "first" | "later" | "missed" | "open";
  day: number | null;
  time: number;
}

/**
 * A puzzle as it is offered; `step` is the level of bots that finds it, from 1.
 *
 * `day` (days since 1970) and `number` are there, and not 0, where it is the puzzle of a day.
 */
export interface PuzzleCard {
  id: string;
  game: string;
  step: number;
  seats: number;
  seat: number;
  decision: string;
  answers: number;
  result: "" | "first" | "later" | "missed" | "open";
  day: number;
  number: number;
}

/** What I did with the puzzle of a day, as days since 1970. */
export interface PuzzleDay {
  day: number;
  result: "" | "first" | "later" | "missed" | "open";
}

/** The ladder of a game, the lowest step first; `games` are those that have one. */
export interface PuzzleLadder {
  game: string;
  games: string[];
  opens_next: number;
  steps: PuzzleStep[];
}

/** The puzzle of today, null where there is none; my days, and how many in a row I solved. */
export interface PuzzleOfDay {
  puzzle: PuzzleCard | null;
  day: number;
  streak: number;
  days: PuzzleDay[];
}

/**
 * What is told when a puzzle is settled: the right answers, the best first, and the next best.
 *
 * `answered` people have settled it, `solved` of them solved it; null where they are too few to say so.
 */
export interface PuzzleSolution {
  answers: string[];
  best: Worth;
  next_best: Worth;
  answered: number | null;
  solved: number | null;
}

/** A step of a ladder; it opens when enough of the one below are laid. */
export interface PuzzleStep {
  step: number;
  is_open: boolean;
  stones: PuzzleStone[];
}

/** A stone of a ladder, laid when its puzzle is solved. */
export interface PuzzleStone {
  id: string;
  result: "" | "first" | "later" | "missed" | "open";
}

/** How a puzzle stands after my answer, what that is worth, and, when settled, the solution. */
export interface PuzzleVerdict {
  result: "" | "first" | "later" | "missed" | "open";
  is_right: boolean;
  own: Worth | null;
  solution: PuzzleSolution | null;
  streak: number;
}

/**
 * Why answers cannot be given, by notation, after `answers` given in thought.
 *
 * Of an older position there are none, and nothing is told of an answer that can be given. Where the rules know nothing better the reason is `why_no_answer`.
 */
export interface Reasons {
  type: "reasons";
  table: string;
  version: number;
  answers: string[];
  reasons: Record<string, Mistake>;
}

/** The message was not carried out; `key` is its key, or empty. */
export interface Refused {
  type: "refused";
  table: string;
  key: string;
  error: Mistake;
}

/**
 * An offer to play again, at the table that is over; nobody is moved by it.
 *
 * `status`: offered; begun (`table` is the new one, told to who plays there or may see it); ended (withdrawn, or `until` is
 * past). `by` is the seat of whoever offers; `order` lists the seats of this table as they will sit
 * at the new one. From `fill_at` on whoever offers may let bots play for those who have not joined.
 */
export interface Rematch {
  status: "begun" | "ended" | "offered";
  by: number;
  name: string;
  offered: number;
  until: number;
  fill_at: number;
  answers: RematchAnswer[];
  order: number[];
  table: string | null;
}

/** What the person of a seat of the finished table says to a rematch. */
export interface RematchAnswer {
  seat: number;
  name: string;
  answer: "asked" | "declined" | "joined";
}

/**
 * Some frames of a match, and its scores after every move.
 *
 * `scores[n]` belongs to move n, `turns` lists the moves after which a turn began.
 */
export interface Replay {
  game: string;
  rules: number;
  seats: number;
  options: Record<string, string>;
  names: string[];
  viewer: number | null;
  moves: number;
  over: boolean;
  scores: number[][];
  ranking: number[];
  turns: number[];
  parts: ReplayPart[];
  movers: number[];
  start: number;
  frames: Frame[];
}

/** A part of the match, a round or an era: its event, its number and the move that begins it. */
export interface ReplayPart {
  move: number;
  event: string;
  number: number;
}

/** Undo as many moves as are the seat's own, at most to the beginning of its turn. */
export interface RestartTurn {
  type: "restart_turn";
  table: string;
  version: number;
  key: string;
  seat?: number | null;
}

/**
 * What is known of the decisions of the people at a finished match.
 *
 * `status`: none (nobody has asked for it), running, stopped (somebody stopped it, or nobody looked on), failed, done.
 * `moments` are the moves that cost their seats most, at most three for each. `allowed`: whether you may ask for it.
 */
export interface Review {
  status: "done" | "failed" | "none" | "running" | "stopped";
  total: number;
  seats: number[];
  moves: JudgedMove[];
  moments: number[];
  allowed: boolean;
}

/** Chat: a text of one's own, or (with an empty text) a quick phrase. */
export interface Say {
  type: "say";
  table: string;
  key: string;
  text?: string;
  phrase?: "good_luck" | "goodbye" | "hello" | "nice_move" | "one_moment" | "sorry" | "thanks" | "well_played" | "your_turn" | null;
}

/**
 * A seat as everyone sees it. `kind` gone: its person left and nobody plays for them.
 *
 * At the seat of a bot that plays for somebody `name` is that person's and `absence` says since when.
 */
export interface Seat {
  seat: number;
  kind: "bot" | "gone" | "link" | "open" | "person";
  name: string;
  person: string | null;
  bot: string | null;
  online: boolean;
  yours: boolean;
  orders: Record<string, string> | null;
  absence: Absence | null;
  sitters: Sitter[];
}

/** Let a bot sit: at a free seat, or for somebody who has left. */
export interface SeatBot {
  bot: string;
}

/** Who shall sit here: me (several times is a hot seat), anyone, whoever has the link, a bot. */
export interface SeatWish {
  kind: "bot" | "link" | "me" | "open";
  name?: string;
  bot?: string;
}

/** Somewhere where I am logged in, since when, and whether it is here. */
export interface Session {
  id: string;
  began: number;
  is_this: boolean;
}

/** Hot seat: let this browser see one of its seats, or (null) none of them. */
export interface Show {
  type: "show";
  table: string;
  seat: number | null;
  have_version?: number;
}

/** Begin a session with just a name. */
export interface SignIn {
  name: string;
}

/** Ask for the entries after one version up to another; answered by History. */
export interface Since {
  type: "since";
  table: string;
  since: number;
  until: number;
}

/** Take a seat, or the first free one; the invite is needed at private tables and link seats. */
export interface Sit {
  seat?: number | null;
  name?: string;
  invite?: string;
}

/**
 * Who played at a seat from a version on: every line of the log has the name of its own time.
 *
 * An entry of version v belongs to the last sitter with `since` below v. `bot` is null for a person.
 */
export interface Sitter {
  since: number;
  name: string;
  bot: string | null;
}

/** Hours in which no clock runs, as minutes of the day in UTC; `start` may be after `end`. */
export interface Sleep {
  start: number;
  end: number;
}

/** How I have done at a game; `solo`: alone at the table, without a bot at another seat. */
export interface Statistics {
  game: string;
  solo: boolean;
  matches: number;
  won: number;
  average: number;
  best: number;
  last: PastResult[];
}

/** The table's sheet is new: seats, presence, settings, offers. */
export interface TableChanged {
  type: "table_changed";
  table: TableSheet;
}

/** A page of tables; `next` continues it. */
export interface TablePage {
  tables: TableSheet[];
  next: string | null;
}

/**
 * A table as one viewer may see it.
 *
 * `status` ended means stopped before the end, `ending` how; cancelled: it was given up before the start.
 */
export interface TableSheet {
  id: string;
  name: string;
  game: string;
  rules: number;
  options: Record<string, string>;
  status: "cancelled" | "ended" | "gathering" | "over" | "playing";
  private: boolean;
  spectators: boolean;
  chat: "off" | "on" | "phrases";
  pace: Pace;
  stand_in: string;
  wait: boolean;
  delay: number;
  watchers_chat: "off" | "own";
  language: string;
  level: "any" | "beginners" | "experts" | "regulars";
  seats: Seat[];
  owned: boolean;
  host: number | null;
  mine: boolean;
  archived: boolean;
  created: number;
  touched: number;
  version: number;
  to_act: number[];
  questions: Pending[];
  deadline: number | null;
  progress: Record<string, number | string | number[]>;
  scores: number[] | null;
  ranking: number[] | null;
  ending: "" | "agreed" | "left" | "resigned" | "voted";
  commitment: string | null;
  seed: string | null;
  invite: string | null;
  code: string | null;
  share: string | null;
  offer: Offer | null;
  happenings: Happening[];
  watchers: Watcher[];
  rematch: Rematch | null;
  rematch_of: string | null;
  forked_from: string | null;
  lesson: string;
  puzzle: string;
  hints: number;
  advised: boolean;
  from_file: boolean;
}

/** Undo the seat's last move, while it is still its own. */
export interface TakeBack {
  type: "take_back";
  table: string;
  version: number;
  key: string;
  seat?: number | null;
}

/**
 * One thing to do in a lesson, or, without answers, to read.
 *
 * Its text is learn-<game>-task-<lesson>-<name>; `says` names the sentence learn-<game>-say-<says>. In `answers`, which are
 * notations, * stands for anything. `lit` names the parts of the table that matter, `points_at` a place.
 */
export interface TaskCard {
  name: string;
  says: string;
  answers: string[];
  lit: string[];
  points_at: string;
}

/**
 * The match at `version` as this browser may see it.
 *
 * `entries` are those after `since`; when `whole` is true too many were missed and none
 * are sent. `seat` is the seat shown (null: as a spectator), `yours` the seats you own.
 * `options` are of `seat`; `outlooks` (by notation) come along only for short lists, for
 * others ask with WantOutlook. `turn_start` is how many moves there were when the seat's last
 * turn began that is over, where it can be taken back at once because nobody else plays.
 */
export interface Update {
  type: "update";
  table: string;
  version: number;
  moves: number;
  since: number;
  whole: boolean;
  entries: Entry[];
  seat: number | null;
  yours: number[];
  view: Record<string, unknown>;
  pending: Pending[];
  options: Option[];
  outlooks: Record<string, Outlook>;
  can_take_back: boolean;
  turn_start: number | null;
  over: boolean;
  clocks: Clock[];
  now: number;
}

/** What somebody chose for a seat whose person is not there. */
export interface Vote {
  seat: number;
  choice: "bot" | "end" | "wait";
}

/** Ask what a coach may say about the open question of the seat shown; answered by Advice. */
export interface WantAdvice {
  type: "want_advice";
  table: string;
  version: number;
}

/**
 * Ask what a level would answer to the open question; answered by Hint, or Refused without a key.
 *
 * Only who plays against bots alone is told; without a level it is one that answers quickly.
 */
export interface WantHint {
  type: "want_hint";
  table: string;
  version: number;
  level?: string;
}

/**
 * Ask what the seat's answers would lead to, after some given in thought; answered by Outlooks.
 *
 * `actions` names the answers in question (none: all of them, at most 64); a `depth` of 2 or 3
 * adds the answers to the questions that would follow; `finish` adds the best end of the turn.
 */
export interface WantOutlook {
  type: "want_outlook";
  table: string;
  version: number;
  answers?: string[];
  actions?: string[];
  depth?: number;
  finish?: boolean;
}

/**
 * Ask why answers cannot be given, after some given in thought; answered by Reasons.
 *
 * `actions` may be any that the game has, whatever is asked: a page asks about what somebody clicked.
 */
export interface WantReasons {
  type: "want_reasons";
  table: string;
  version: number;
  actions: string[];
  answers?: string[];
}

/** Be told the open tables that fit, now and whenever they change; another one replaces it. */
export interface WatchLobby {
  type: "watch_lobby";
  game?: string;
  seats?: number | null;
  pace?: "days" | "live" | "none" | null;
  language?: string;
  level?: "any" | "beginners" | "experts" | "regulars" | null;
}

/** Somebody who looks on; the name is empty for whoever has none. */
export interface Watcher {
  name: string;
  since: number;
  invited: boolean;
}

/** The first message: who the server thinks you are. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  person: Person | null;
  now: number;
}

/** What an answer is worth: the final margin to expect, in points, and the chance to win. */
export interface Worth {
  points: number;
  chance: number;
}

/** The tables at which you have to decide something now. */
export interface YourTurns {
  type: "your_turns";
  tables: string[];
}

export type ClientMessage =
  | Hello
  | Bye
  | Show
  | Play
  | TakeBack
  | RestartTurn
  | AskTakeBack
  | Answer
  | WantOutlook
  | WantReasons
  | WantAdvice
  | WantHint
  | Since
  | Say
  | AskEnd
  | WatchLobby
  | LeaveLobby
  | Ping;

export type ServerMessage =
  | Welcome
  | TableChanged
  | Update
  | Outlooks
  | Reasons
  | Advice
  | Hint
  | History
  | ChatLog
  | Done
  | Refused
  | Pong
  | Gone
  | Lobby
  | Notice
  | YourTurns;
