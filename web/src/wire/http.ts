/** HTTP: questions to the server; a refusal is a Refusal that names its text. */
import type {
  AccountCopy,
  ChangeMe,
  ChangeTable,
  Fork,
  ForkRecord,
  GameCard,
  Me,
  Mistake,
  NewTable,
  OpenRecord,
  Replay,
  Sit,
  TablePage,
  TableSheet,
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

async function answered(method: string, path: string, body?: unknown): Promise<Response> {
  const response = await fetch(ROOT + path, {
    method,
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

export const server = {
  games: () => ask<GameCard[]>("GET", "/games"),
  texts: async (game: string, language: string) =>
    (await answered("GET", `/games/${id(game)}/texts/${language}`)).text(),
  me: () => ask<Me>("GET", "/me"),
  signIn: (name: string) => ask<Me>("POST", "/me/guest", { name }),
  changeMe: (change: ChangeMe) => ask<Me>("PATCH", "/me", change),
  claim: (login: string, password: string) => ask<Me>("POST", "/me/claim", { login, password }),
  logIn: (login: string, password: string) => ask<Me>("POST", "/me/login", { login, password }),
  logOut: () => ask<undefined>("POST", "/me/logout"),
  logOutEverywhere: () => ask<undefined>("POST", "/me/logout-everywhere"),
  myData: () => ask<AccountCopy>("GET", "/me/data"),
  deleteMe: () => ask<undefined>("DELETE", "/me"),
  myTables: () => ask<TablePage>("GET", "/me/tables"),
  openTables: () => ask<TablePage>("GET", "/tables?free=true"),
  runningTables: () => ask<TablePage>("GET", "/tables?status=playing"),
  make: (table: NewTable) => ask<TableSheet>("POST", "/tables", table),
  table: (table: string, invite = "") => ask<TableSheet>("GET", `/tables/${id(table)}?invite=${id(invite)}`),
  invited: (token: string) => ask<TableSheet>("GET", `/invites/${id(token)}`),
  sit: (table: string, wish: Sit) => ask<TableSheet>("POST", `/tables/${id(table)}/sit`, wish),
  leave: (table: string, seat: number) => ask<TableSheet>("POST", `/tables/${id(table)}/seats/${seat}/leave`),
  openSeat: (table: string, seat: number) =>
    ask<TableSheet>("POST", `/tables/${id(table)}/seats/${seat}/open`),
  change: (table: string, change: ChangeTable) => ask<TableSheet>("PATCH", `/tables/${id(table)}`, change),
  seatBot: (table: string, seat: number, bot: string) =>
    ask<TableSheet>("POST", `/tables/${id(table)}/seats/${seat}/bot`, { bot }),
  start: (table: string) => ask<TableSheet>("POST", `/tables/${id(table)}/start`),
  rematch: (table: string) => ask<TableSheet>("POST", `/tables/${id(table)}/rematch`),
  orders: (table: string, seat: number, orders: Record<string, string>) =>
    ask<TableSheet>("PUT", `/tables/${id(table)}/orders`, { seat, orders }),
  record: (table: string) => ask<Record<string, unknown>>("GET", `/tables/${id(table)}/record`),
  replay: (table: string, start: number, count: number) =>
    ask<Replay>("GET", `/tables/${id(table)}/replay?start=${start}&count=${count}`),
  replayOf: (wish: OpenRecord) => ask<Replay>("POST", "/replays", wish),
  fork: (table: string, fork: Fork) => ask<TableSheet>("POST", `/tables/${id(table)}/fork`, fork),
  forkRecord: (fork: ForkRecord) => ask<TableSheet>("POST", "/forks", fork),
};
