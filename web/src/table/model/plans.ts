/** Plans: copies of running matches to try things in, and the one move that each may leave for the real table. */
import { server } from "../../wire/http.ts";
import type { Entry, Option, SeatWish } from "../../wire/types.ts";

export interface Plan {
  /** The table that was copied, and the seat that plans. */
  of: string;
  seat: number;
}

/** Answers that are given as soon as they are asked for, if the first still is an option. */
export interface LeftMove {
  kind: string;
  answers: string[];
  told: string;
}

const PLANS = "patolli.plans";
const leftAt = (table: string): string => `patolli.left.${table}`;

function read(place: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "null");
  } catch {
    // A hand-edited store is as good as none.
    return null;
  }
}

const all = (): Record<string, Plan> => (read(PLANS) as Record<string, Plan> | null) ?? {};

export const planOf = (table: string): Plan | undefined => all()[table];

/** Copy the position of a table; in the copy every seat is mine. Its address. */
export async function startPlan(
  plan: Plan,
  moves: number,
  names: readonly string[],
  title: string,
): Promise<string> {
  const seats = names.map((name): SeatWish => ({ kind: "me", name: name.slice(0, 24) }));
  const copy = await server.fork(plan.of, { move: moves, seats, name: title });
  localStorage.setItem(PLANS, JSON.stringify({ ...all(), [copy.id]: plan }));
  return `/table/${copy.id}`;
}

/** What the planning seat did on its first turn in the plan, until somebody else moved. */
export function firstMoveOf(
  plan: Plan,
  entries: readonly Entry[],
  choices: ReadonlyMap<number, Option>,
  turnEvent: string | undefined,
): Option[] {
  const plays = entries.filter((entry) => entry.what === "play");
  const began = plays.findIndex((entry) =>
    entry.events.some((event) => event.kind === turnEvent && event.seat === plan.seat),
  );
  const start =
    plays[0]?.seat === plan.seat
      ? 0
      : plays.findIndex((entry, index) => began >= 0 && index > began && entry.seat === plan.seat);
  const end = plays.findIndex((entry, index) => index > start && entry.seat !== plan.seat);
  return start < 0
    ? []
    : plays.slice(start, end < 0 ? undefined : end).flatMap((entry) => choices.get(entry.version) ?? []);
}

export const leftMoveAt = (table: string): LeftMove | undefined =>
  (read(leftAt(table)) as LeftMove | null) ?? undefined;

export function leaveMove(table: string, move: LeftMove | undefined): void {
  if (move) localStorage.setItem(leftAt(table), JSON.stringify(move));
  else localStorage.removeItem(leftAt(table));
}
