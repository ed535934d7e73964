/** Where gold comes from in Cacao, line by line of the sheet. */
import type { ScoreSource } from "../../table/model/score-sources.ts";
import { viewOf, type Sheet } from "./view.ts";

const line = (name: keyof Sheet): Pick<ScoreSource, "lines" | "of"> => ({
  lines: [name],
  of: (view, seat) => viewOf(view).villages[seat]?.sheet[name] ?? 0,
});

export const SOURCES: ScoreSource[] = [
  { key: "web-cacao-gold", icon: "coin", colour: "var(--gold)", ...line("gold") },
  { key: "web-cacao-temples", icon: "jungle-temple", colour: "var(--stone)", ...line("temples") },
  { key: "web-cacao-sun", icon: "sun-token", colour: "var(--sun-lo)", ...line("sun") },
  { key: "web-cacao-water", icon: "water", colour: "var(--water)", ...line("water") },
];
