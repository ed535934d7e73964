/** What others' last turns left marked, by seat; see `table/model/telling.ts`. */
import type { Mark } from "../../../table/model/telling.ts";

export type Trails = readonly (readonly [number, readonly Mark[]])[];

export const trailsOf = (all: Readonly<Record<number, readonly Mark[]>>, own: number | null): Trails =>
  Object.entries(all)
    .map(([seat, marks]) => [Number(seat), marks] as const)
    .filter(([seat, marks]) => seat !== own && marks.length > 0);
