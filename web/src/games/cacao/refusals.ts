/** Refusals: a click that chooses nothing is answered. Why a tile cannot lie on a place, the server says. */
import { t } from "../../i18n/texts.svelte.ts";
import type { Table } from "../../table/model/table.svelte.ts";
import type { Placing } from "./placing.svelte.ts";
import type { Cell } from "./tiles.ts";
import type { CacaoView } from "./view.ts";

/** Answer a click on a place, or on a piece that only placing could choose. */
export function refuse(table: Table, view: CacaoView, placing: Placing, cell?: Cell): void {
  if (table.seat === null || view.over || table.stopped) return;
  if (!table.question) table.explain(t("web-refused-turn"));
  else if (placing.asked && !cell) table.explain("");
  else table.reasons.refuse(cell ? meantAt(table, view, placing, cell) : []);
}

/** The same for a tile of the display, which only a gap could choose. */
export function refuseTile(table: Table, view: CacaoView, placing: Placing): void {
  refuse(table, view, placing);
  if (placing.asked && table.question) table.explain(t("web-cacao-worth-no-gap"));
}

/** The answer that a click on a place would mean, if it could be given. */
function meantAt(table: Table, view: CacaoView, placing: Placing, [x, y]: Cell): string[] {
  const tile = placing.tile ?? placing.hand[0];
  if (placing.asked) return tile ? [`place ${tile} ${placing.tile ? placing.rotation : 0} ${x},${y}`] : [];
  const [shown] = view.display;
  return table.question?.decision === "fill_gap" && shown ? [`fill ${shown} ${x},${y}`] : [];
}
