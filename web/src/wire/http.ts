/** HTTP: questions to the server; a refusal is a Refusal that names its text. */
import { once } from "./gestures.ts";
import type {
  AccountCopy,
  ChangeMe,
  ChangeTable,
  Fork,
  ForkRecord,
  GameCard,
  HistoryPage,
  MatchCount,
  Me,
  Mistake,
  NewTable,
  OpenRecord,
  Pairing,
  PuzzleCard,
  PuzzleLadder,
  PuzzleOfDay,
  PuzzleVerdict,
  Replay,
  Review,
  Session,
  Sit,
  Statistics,
  TablePage,
  TableSheet,
  Vote,
} from "./types.ts";

const ROOT = "/api/v1";

/** What the server said no to; the text is `error-<kind>` with the details. */
export class Refusal extends Error {
  constructor(
    readonly mistake: Mistake,
    readonly status: number,
  ) {
    super(mistake.kind);
  }
}

async function answered(method: string, path: string, body?: unknown, keepalive = false): Promise<Response> {
  const response = await fetch(ROOT + path, {
    method,
    ...(keepalive && { keepalive }),
    headers: body === undefined ? {} : { "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Refusal(await mistakeOf(response), response.status);
  return response;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await answered(method, path, body);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

const post = <T>(path: string, body: unknown): Promise<T> => ask<T>("POST", path, body);

async function mistakeOf(response: Response): Promise<Mistake> {
  try {
    const told = (await response.json()) as Partial<Mistake>;
    if (typeof told.kind === "string") return { kind: told.kind, details: told.details ?? {} };
  } catch {
    // A proxy between us may answer in its own words.
  }
  return { kind: "unreachable", details: { status: String(response.status) } };
}

const id = encodeURIComponent;
/** What the others may choose for the seat of somebody who is not there. */
type Choice = Vote["choice"];

export const server = {
  games: () => ask<GameCard[]>("GET", "/games"),
  texts: async (game: string, language: string) =>
    (await answered("GET", `/games/${id(game)}/texts/${language}`)).text(),
  me: () => ask<Me>("GET", "/me"),
  signIn: (name: string) => ask<Me>("POST", "/me/guest", { name }),
  changeMe: (change: ChangeMe) => ask<Me>("PATCH", "/me", change),
  claim: (login: string, password: string) => ask<Me>("POST", "/me/claim", { login, password }),
  logIn: (login: string, password: string, bring: boolean) =>
    ask<Me>("POST", "/me/login", { login, password, bring }),
  matchCount: () => ask<MatchCount>("GET", "/me/matches"),
  report: (table: string, seat: number) =>
    ask<undefined>("POST", `/tables/${id(table)}/seats/${seat}/report`),
  changePassword: (password: string, wanted: string) =>
    ask<undefined>("POST", "/me/password", { password, new: wanted }),
  sessions: () => ask<Session[]>("GET", "/me/sessions"),
  endSession: (session: string) => ask<undefined>("DELETE", `/me/sessions/${id(session)}`),
  logOut: () => ask<undefined>("POST", "/me/logout"),
  logOutEverywhere: () => ask<undefined>("POST", "/me/logout-everywhere"),
  myData: () => ask<AccountCopy>("GET", "/me/data"),
  deleteMe: () => ask<undefined>("DELETE", "/me"),
  myTables: () => ask<TablePage>("GET", "/me/tables"),
  history: (query: string) => ask<HistoryPage>("GET", `/me/history?${query}`),
  statistics: () => ask<Statistics[]>("GET", "/me/statistics"),
  runningTables: () => ask<TablePage>("GET", "/tables?status=playing"),
  pair: (wish: Pairing) => ask<TableSheet>("POST", "/pairing", wish),
  keepPairing: (wish: Pairing) => ask<TableSheet>("PUT", "/pairing", wish),
  /** Said also by a page that is being closed. */
  stopPairing: () => answered("DELETE", "/pairing", undefined, true),
  make: (table: NewTable) => once("/tables", table, post<TableSheet>),
  lesson: (game: string, lesson: string) => ask<TableSheet>("POST", "/lessons", { game, lesson }),
  puzzleOfDay: () => ask<PuzzleOfDay>("GET", "/puzzles/today"),
  puzzle: (puzzle: string) => ask<PuzzleCard>("GET", `/puzzles/${id(puzzle)}`),
  puzzleLadder: (game: string) => ask<PuzzleLadder>("GET", `/puzzles/ladder/${id(game)}`),
  beginPuzzle: (puzzle: string) => ask<TableSheet>("POST", `/puzzles/${id(puzzle)}/table`),
  answerPuzzle: (puzzle: string, answer: string | null) =>
    ask<PuzzleVerdict>("POST", `/puzzles/${id(puzzle)}/answer`, { answer }),
  puzzleSolution: (puzzle: string) => ask<PuzzleVerdict>("GET", `/puzzles/${id(puzzle)}/solution`),
  table: (table: string, share = "") => ask<TableSheet>("GET", `/tables/${id(table)}?share=${id(share)}`),
  review: (table: string, share = "") => ask<Review>("GET", `/tables/${id(table)}/review?share=${id(share)}`),
  beginReview: (table: string) => ask<Review>("POST", `/tables/${id(table)}/review`),
  stopReview: (table: string) => ask<Review>("DELETE", `/tables/${id(table)}/review`),
  coded: (code: string) => ask<TableSheet>("GET", `/codes/${id(code)}`),
  invited: (token: string) => ask<TableSheet>("GET", `/invites/${id(token)}`),
  sit: (table: string, wish: Sit) => ask<TableSheet>("POST", `/tables/${id(table)}/sit`, wish),
  leave: (table: string, seat: number) => ask<TableSheet>("POST", `/tables/${id(table)}/seats/${seat}/leave`),
  takeSeatBack: (table: string, seat: number) =>
    ask<TableSheet>("POST", `/tables/${id(table)}/seats/${seat}/return`),
  resign: (table: string, seat: number) =>
    ask<TableSheet>("POST", `/tables/${id(table)}/seats/${seat}/resign`),
  decide: (table: string, seat: number, choice: Choice, bot = "") =>
    ask<TableSheet>("POST", `/tables/${id(table)}/seats/${seat}/decide`, { choice, bot }),
  openSeat: (table: string, seat: number, to: "anyone" | "link" | null = null) =>
    ask<TableSheet>("POST", `/tables/${id(table)}/seats/${seat}/open`, { to }),
  change: (table: string, change: ChangeTable) => ask<TableSheet>("PATCH", `/tables/${id(table)}`, change),
  seatBot: (table: string, seat: number, bot: string) =>
    ask<TableSheet>("POST", `/tables/${id(table)}/seats/${seat}/bot`, { bot }),
  start: (table: string) => ask<TableSheet>("POST", `/tables/${id(table)}/start`),
  cancel: (table: string) => ask<TableSheet>("POST", `/tables/${id(table)}/cancel`),
  renewInvite: (table: string) => ask<TableSheet>("POST", `/tables/${id(table)}/invite`),
  share: (table: string) => ask<TableSheet>("POST", `/tables/${id(table)}/share`),
  unshare: (table: string) => ask<TableSheet>("DELETE", `/tables/${id(table)}/share`),
  archive: (table: string) => ask<undefined>("POST", `/tables/${id(table)}/archive`),
  unarchive: (table: string) => ask<undefined>("DELETE", `/tables/${id(table)}/archive`),
  rematch: (table: string) => ask<TableSheet>("POST", `/tables/${id(table)}/rematch`),
  declineRematch: (table: string) => ask<TableSheet>("POST", `/tables/${id(table)}/rematch/decline`),
  fillRematch: (table: string) => ask<TableSheet>("POST", `/tables/${id(table)}/rematch/fill`),
  orders: (table: string, seat: number, orders: Record<string, string>) =>
    ask<TableSheet>("PUT", `/tables/${id(table)}/orders`, { seat, orders }),
  record: (table: string, share = "") =>
    ask<Record<string, unknown>>("GET", `/tables/${id(table)}/record?share=${id(share)}`),
  replay: (table: string, start: number, count: number, viewer: number | null = null, share = "") =>
    ask<Replay>(
      "GET",
      `/tables/${id(table)}/replay?start=${start}&count=${count}&share=${id(share)}` +
        (viewer === null ? "" : `&viewer=${viewer}`),
    ),
  replayOf: (wish: OpenRecord) => ask<Replay>("POST", "/replays", wish),
  fork: (table: string, fork: Fork, share = "") =>
    once(`/tables/${id(table)}/fork?share=${id(share)}`, fork, post<TableSheet>),
  forkRecord: (fork: ForkRecord) => once("/forks", fork, post<TableSheet>),
};

/** Where a match that is shared is looked at. */
export type SharedPage = "replay" | "review";

/** The address at which others see a match, at a move if one is named; a private table's carries a secret part. */
export function shareLink(
  table: TableSheet,
  language: string,
  move?: number,
  page: SharedPage = "replay",
): string {
  const query = new URLSearchParams();
  if (move !== undefined) query.set("m", String(move));
  if (table.private && table.share) query.set("share", table.share);
  // Where it is pasted it is told in the language of whoever shares it.
  query.set("l", language);
  const asked = query.toString();
  return `${location.origin}/${page}/${table.id}${asked && `?${asked}`}`;
}

/** Where the server draws what such a link shows. */
export function pictureOf(table: TableSheet, language: string, move?: number): string {
  const query = new URLSearchParams({ language });
  if (move !== undefined) query.set("move", String(move));
  if (table.private && table.share) query.set("share", table.share);
  return `/api/v1/tables/${table.id}/picture?${query.toString()}`;
}
