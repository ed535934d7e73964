/** The points of an Eclipse, source by source, for everybody. */
import type { EventLine } from "../../../wire/types.ts";

export interface ScoreLine {
  source: string;
  points: number[];
  notes: string[];
}

export const SOURCE_ICONS: Record<string, string> = {
  avenue: "avenue",
  pyramid_leader: "pyramid-step",
  pyramid_steps: "pyramid-step",
  masks: "mask-4",
  salary: "cocoa",
  blue_bonus: "temple-blue",
  red_bonus: "temple-red",
  green_bonus: "temple-green",
  bot_cocoa: "cocoa",
  bot_goods: "resource-any",
  bot_technologies: "technology",
};

/** One line for each source, in the order in which they are told. */
export function linesOf(events: readonly EventLine[], players: number): ScoreLine[] {
  const found = new Map<string, ScoreLine>();
  const line = (source: string): ScoreLine => {
    const known = found.get(source) ?? {
      source,
      points: Array.from({ length: players }, () => 0),
      notes: Array.from({ length: players }, () => ""),
    };
    found.set(source, known);
    return known;
  };
  for (const { kind, seat, args } of events) {
    const arg = (name: string): string => String(args[name]);
    if (kind === "avenue_scored") line("avenue").notes[seat] = `${arg("steps")} × ${arg("value")}`;
    if (kind === "salary_paid") line("salary").notes[seat] = `${arg("paid")} / ${arg("due")}`;
    if (kind !== "points_scored" && kind !== "points_lost") continue;
    const { points } = line(String(args.source));
    points[seat] = (points[seat] ?? 0) + (kind === "points_lost" ? -1 : 1) * Number(args.points);
  }
  return [...found.values()];
}
