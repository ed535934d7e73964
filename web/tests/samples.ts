/** Small pieces of what a server tells; a test writes down only what it is about. */
import type { Entry, EventLine, Frame, GameCard, Option, Replay, Update } from "../src/wire/types.ts";

export const event = (kind: string, seat = 0): EventLine => ({ kind, seat, args: {} });

export const option = (notation: string): Option => ({
  action: 0,
  kind: notation.split(" ")[0] ?? "",
  args: {},
  notation,
});

export const entry = (version: number, seat: number, ...kinds: string[]): Entry => ({
  version,
  seat,
  what: "play",
  by: "person",
  time: 0,
  moves: version,
  choice: null,
  events: kinds.map((kind) => event(kind, seat)),
});

export const frame = (move: number, view: Record<string, unknown>): Frame => ({
  move,
  seat: -1,
  choice: null,
  events: [],
  view,
  pending: [],
});

export const replay = (parts: Partial<Replay>): Replay => ({
  game: "cacao",
  rules: 1,
  seats: 2,
  options: {},
  names: [],
  viewer: null,
  moves: 0,
  over: false,
  scores: [],
  ranking: [],
  turns: [],
  parts: [],
  movers: [],
  start: 0,
  frames: [],
  ...parts,
});

export const update = (parts: Partial<Update>): Update => parts as Update;

export const card = (parts: Partial<GameCard>): GameCard => ({
  key: "cacao",
  rules: 1,
  seats_least: 2,
  seats_most: 4,
  options: [],
  decisions: [],
  actions: [],
  events: [],
  turn_event: "turn_began",
  end_event: "match_ended",
  nouns: {},
  goods: [],
  sources: [],
  automaton: null,
  box: { minutes: [], weight: "", cover: "", icon: "", first_match: {}, has_lesson: false },
  orders: [],
  bots: [],
  lessons: [],
  ...parts,
});
