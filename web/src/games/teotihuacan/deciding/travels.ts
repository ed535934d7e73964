/** Going somewhere and acting there in one gesture: each row is a move and the answer that should follow it. */
import { t } from "../../../i18n/texts.svelte.ts";
import type { Table } from "../../../table/model/table.svelte.ts";
import { BOARD_ICONS } from "../icons.ts";
import { WORSHIP_TEMPLE, type Pay } from "../material.ts";
import type { BoardName, TeoView } from "../view.ts";
import type { Choosing } from "./choosing.svelte.ts";
import { outlook, worshipOutlook } from "./forecast.ts";
import { goTo } from "./labels.ts";
import { partsOf } from "./places.ts";

export interface Travel {
  id: string;
  letter: string;
  label: string;
  icon: string;
  changes: Pay;
  answers: string[];
}

export function travels(table: Table, view: TeoView, choosing: Choosing, board: BoardName): Travel[] {
  const mover = choosing.picks.find((pick) => pick.startsWith("worker:"));
  const move = choosing.asked.find(
    ({ option, places }) => option.kind === "move" && option.args.to === board && places[0] === mover,
  );
  if (!mover || !move || table.seat === null) return [];
  const there = outlook(view, table.seat, board, Number(partsOf(mover)[3]));
  const go = move.option.notation;
  const rows: Travel[] = [];
  if (there.work && !there.work.lacks)
    rows.push({
      id: "work",
      letter: "A",
      label: t("web-teotihuacan-card-work"),
      icon: BOARD_ICONS[board] ?? "",
      changes: there.work.changes,
      answers: [go, "main_action with_cocoa"],
    });
  const worship = worshipOutlook(view, table.seat, board);
  if (worship)
    rows.push({
      id: "worship",
      letter: "S",
      label: t("web-teotihuacan-card-worship"),
      icon: `temple-${WORSHIP_TEMPLE[board]}`,
      changes: worship,
      answers: [go, "worship temple ability with_cocoa"],
    });
  rows.push({
    id: "collect",
    letter: "C",
    label: t("web-teotihuacan-card-collect"),
    icon: "cocoa",
    changes: [[there.collect, "cocoa"]],
    answers: [go, "collect_cocoa"],
  });
  return [
    { id: "go", letter: "", label: goTo(board), icon: BOARD_ICONS[board] ?? "", changes: [], answers: [go] },
    ...rows,
  ];
}
