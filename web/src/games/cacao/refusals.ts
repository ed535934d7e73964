/** Refusals: why a click chooses nothing, in one line: what is missing, then what there is. */
import { t } from "../../i18n/texts.svelte.ts";
import type { Table } from "../../table/model/table.svelte.ts";
import { jungleAt, workerAt } from "./pieces.ts";
import type { Placing } from "./placing.svelte.ts";
import { RULEBOOK } from "./rulebook.ts";
import { BEYOND, type Cell } from "./tiles.ts";
import type { CacaoView } from "./view.ts";

/** What it costs to cover a tile. */
const PRICE = Number(RULEBOOK.figures["overbuild-price"]);

/** Why a seat cannot choose anything that belongs to placing; nothing while it can, or has nothing to choose at all. */
export function refusedNow(table: Table, view: CacaoView, placing: Placing): string | undefined {
  if (table.seat === null || view.over || table.stopped) return undefined;
  if (!table.question) return t("web-refused-turn");
  return placing.asked ? undefined : t("web-refused-other");
}

/** Why no tile can be laid on a place that is not lit. */
export function refusedAt(table: Table, view: CacaoView, placing: Placing, cell: Cell): string | undefined {
  if (table.seat === null || view.over || table.stopped) return undefined;
  return refusedNow(table, view, placing) ?? whyUnlit(table, view, table.seat, cell);
}

function whyUnlit(table: Table, view: CacaoView, seat: number, cell: Cell): string {
  if (jungleAt(view, cell)) return t("web-cacao-refused-jungle");
  const worker = workerAt(view, cell);
  if (worker) {
    const sun = view.villages[seat]?.sun ?? 0;
    if (worker.seat !== seat)
      return t("web-cacao-refused-theirs", { player: table.names[worker.seat] ?? "" });
    if (worker.overbuilt) return t("web-cacao-refused-covered");
    if (!view.may_overbuild)
      return t("web-cacao-refused-early", { left: view.jungle_left + view.display.length });
    return t("web-cacao-refused-sun", { price: PRICE, own: sun });
  }
  const hasWorkersBeside = BEYOND.some(([dx, dy]) => workerAt(view, [cell[0] + dx, cell[1] + dy]));
  return t(hasWorkersBeside ? "web-cacao-refused-gap" : "web-cacao-refused-alone");
}
