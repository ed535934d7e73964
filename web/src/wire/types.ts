// Written by `python -m patolli.server.typescript` from src/patolli/server/wire: change that.

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
}

/** Answer an offer: yes or no; wait, bot or end after a timeout. */
export interface Answer {
  type: "answer";
  table: string;
  key: string;
  offer: string;
  answer: string;
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
 * options of a first match; a game that `has_lesson` has a coach for it.
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

/** The owner changes what is given; pace only before the start. */
export interface ChangeTable {
  name?: string | null;
  private?: boolean | null;
  spectators?: boolean | null;
  chat?: "off" | "on" | "phrases" | null;
  pace?: Pace | null;
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
 * `choice` is told to its own seat alone.
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
 * the asking seat cannot know is dealt anew.
 */
export interface Fork {
  move: number;
  seats: SeatWish[];
  name?: string;
  private?: boolean;
  chat?: "off" | "on" | "phrases";
  pace?: Pace;
}

/** Play on from a record or position file. */
export interface ForkRecord {
  document: Record<string, unknown>;
  seats: SeatWish[];
  move?: number | null;
  name?: string;
  private?: boolean;
  chat?: "off" | "on" | "phrases";
  pace?: Pace;
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
}

/** You can no longer see this table. */
export interface Gone {
  type: "gone";
  table: string;
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
  outlooks?: boolean;
}

/** Entries after `since` up to `until`, as the seat shown may see them. */
export interface History {
  type: "history";
  table: string;
  since: number;
  until: number;
  entries: Entry[];
}

/** A kind of decision or action, with its arguments. */
export interface KindCard {
  name: string;
  fields: FieldCard[];
}

/** Come back to a claimed account. */
export interface LogIn {
  login: string;
  password: string;
}

/** The answer to "who am I"; without a session `person` is null. */
export interface Me {
  person: Person | null;
  login: string | null;
  preferences: Record<string, string>;
  muted: string[];
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

/** A table to be made; it starts by itself when every seat is taken, unless `wait`. */
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
}

/**
 * Something that the people at the table must agree on.
 *
 * `kind`: take_back (only the first `moves` moves shall be left; all must answer yes) or
 * timeout (the time of `seat` has run out; the first answer counts: wait, bot, end).
 */
export interface Offer {
  id: string;
  kind: "take_back" | "timeout";
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
 * nobody can look or take back; `asks` the question that would come next. The `option` it is
 * about, `sources` of points, `events` that would be told and `then`, the outlooks of the answers
 * to that next question by their notation, are there only in answers to WantOutlook; what is left
 * out is empty.
 */
export interface Outlook {
  changes?: Record<string, number>;
  reveals?: boolean;
  ends_turn?: boolean;
  asks?: Pending | null;
  option?: Option | null;
  sources?: Record<string, number>;
  events?: EventLine[];
  then?: Record<string, Outlook>;
}

/** Outlooks by notation, after `answers` given in thought; of an older position there are none. */
export interface Outlooks {
  type: "outlooks";
  table: string;
  version: number;
  answers: string[];
  outlooks: Record<string, Outlook>;
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

/** The message was not carried out; `key` is its key, or empty. */
export interface Refused {
  type: "refused";
  table: string;
  key: string;
  error: Mistake;
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
  movers: number[];
  start: number;
  frames: Frame[];
}

/** Undo as many moves as are the seat's own, at most to the beginning of its turn. */
export interface RestartTurn {
  type: "restart_turn";
  table: string;
  version: number;
  key: string;
  seat?: number | null;
}

/** Chat: a text of one's own, or (with an empty text) a quick phrase. */
export interface Say {
  type: "say";
  table: string;
  key: string;
  text?: string;
  phrase?: "good_luck" | "goodbye" | "hello" | "nice_move" | "one_moment" | "sorry" | "thanks" | "well_played" | "your_turn" | null;
}

/** A seat as everyone sees it. `kind` gone: its person left; the others may seat a bot. */
export interface Seat {
  seat: number;
  kind: "bot" | "gone" | "link" | "open" | "person";
  name: string;
  person: string | null;
  bot: string | null;
  online: boolean;
  yours: boolean;
  orders: Record<string, string> | null;
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

/** Hours in which no clock runs, as minutes of the day in UTC; `start` may be after `end`. */
export interface Sleep {
  start: number;
  end: number;
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

/** A table as one viewer may see it; `status` ended means stopped before the end. */
export interface TableSheet {
  id: string;
  name: string;
  game: string;
  rules: number;
  options: Record<string, string>;
  status: "ended" | "gathering" | "over" | "playing";
  private: boolean;
  spectators: boolean;
  chat: "off" | "on" | "phrases";
  pace: Pace;
  seats: Seat[];
  owned: boolean;
  created: number;
  touched: number;
  version: number;
  to_act: number[];
  scores: number[] | null;
  ranking: number[] | null;
  commitment: string | null;
  seed: string | null;
  invite: string | null;
  offer: Offer | null;
  rematch: string | null;
  forked_from: string | null;
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

/**
 * Ask what the seat's answers would lead to, after some given in thought; answered by Outlooks.
 *
 * `actions` names the answers in question (none: all of them, at most 64); a `depth` of 2 or 3
 * adds the answers to the questions that would follow.
 */
export interface WantOutlook {
  type: "want_outlook";
  table: string;
  version: number;
  answers?: string[];
  actions?: string[];
  depth?: number;
}

/** The first message: who the server thinks you are. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  person: Person | null;
  now: number;
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
  | Since
  | Say
  | Ping;

export type ServerMessage =
  Welcome | TableChanged | Update | Outlooks | History | ChatLog | Done | Refused | Pong | Gone | YourTurns;
