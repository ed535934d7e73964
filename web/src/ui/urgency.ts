/** How near the end of somebody's time is: one rule for every clock. */
import type { Pace } from "../wire/types.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Time is nearly over: the seconds of which a clock shows how much is left then. */
export function lastSeconds(pace: Pace): number {
  return pace.kind === "days" ? HOUR : MINUTE;
}

export function urgencyOf(left: number, pace: Pace): "" | "soon" | "last" {
  if (left < lastSeconds(pace)) return "last";
  return left < DAY ? "soon" : "";
}
