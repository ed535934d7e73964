/**
 * A forecast: what a worker could do on a board, read off the table as a person would.
 * It only draws hints before a move; what an action really costs and gives is told by the server.
 */
import {
  CELLS,
  DECORATION_GOLD,
  NOBLES_ROWS,
  POWER_UPS,
  RESOURCE_OF,
  WORSHIP_TEMPLE,
  columnOf,
  isResourceBoard,
  type Pay,
} from "../material.ts";
import { coloursOn, occupantOf, ownFree, type BoardName, type TeoView } from "../view.ts";

export interface BoardOutlook {
  /** Own workers there, the arriving one included, at most three counted. */
  workers: number;
  weakest: number;
  colours: number;
  /** The cell of a resource board that would apply: row and column. */
  cell?: readonly [number, number];
  /** What the main action would cost and give at least; `open` when more depends on later choices. */
  work: { changes: Pay; open: boolean; lacks?: Pay } | undefined;
  collect: number;
}

export function outlook(
  view: TeoView,
  seat: number,
  board: BoardName,
  arriving?: number,
  colours = coloursOn(view, board),
): BoardOutlook {
  const player = view.players[seat];
  const powers = [...ownFree(view, seat, board), ...(arriving === undefined ? [] : [arriving])]
    .sort((a, b) => b - a)
    .slice(0, 3);
  const workers = Math.max(1, powers.length);
  const weakest = powers.at(-1) ?? 1;
  const base = { workers, weakest, colours, collect: colours + 1 };
  if (!player || board === "palace") return { ...base, work: undefined };
  const owns = (technology: string): boolean => player.technologies.includes(technology);
  const changes: [number, string][] = colours ? [[-colours, "cocoa"]] : [];
  const needs: [number, string][] = [[colours, "cocoa"]];
  let open = false;
  if (isResourceBoard(board)) {
    const cell = [workers - 1, columnOf(weakest)] as const;
    changes.push(
      ...(CELLS[board][cell[0]]?.[cell[1]] ?? []).map(([figure, icon]): [number, string] => [figure, icon]),
    );
    if (owns("t5")) changes.push([1, RESOURCE_OF[board]]);
    if (owns("t7")) changes.push([1, "cocoa"], [1, "vp"]);
    changes.push([POWER_UPS[board][workers] ?? 1, "power-up"]);
    return { ...base, cell, work: finished(view, seat, changes, needs, open) };
  }
  if (board === "nobles") {
    const row = NOBLES_ROWS[workers - 1] ?? [];
    changes.push([-2, "wood"], [row[view.houses[workers - 1] ?? 0] ?? 0, "vp"], [1, "avenue"]);
    needs.push([2, "wood"]);
    if (owns("t3")) changes.push([3, "vp"]);
  } else if (board === "decorations") {
    const gold = DECORATION_GOLD[workers] ?? 3;
    changes.push([-gold, "gold"], [owns("t9") ? 7 : 3, "vp"]);
    needs.push([gold, "gold"]);
    open = true;
  } else if (board === "construction") {
    changes.push([-2, "stone"], [owns("t11") ? 4 : 1, "vp"]);
    needs.push([owns("t15") ? 1 : 2, "stone"]);
    open = true;
  } else {
    changes.push([-1, "gold"]);
    needs.push([1, "gold"]);
    if (owns("t3")) changes.push([3, "vp"]);
    open = true;
  }
  changes.push([POWER_UPS[board][workers] ?? 1, "power-up"]);
  return { ...base, work: finished(view, seat, changes, needs, open) };
}

function finished(
  view: TeoView,
  seat: number,
  changes: [number, string][],
  needs: [number, string][],
  open: boolean,
): BoardOutlook["work"] {
  const net = new Map<string, number>();
  for (const [figure, icon] of changes) net.set(icon, (net.get(icon) ?? 0) + figure);
  const owned = view.players[seat] as unknown as Record<string, number>;
  const lacks = needs.filter(([figure, icon]) => (owned[icon] ?? 0) < figure);
  const kept = [...net].filter(([, figure]) => figure).map(([icon, figure]) => [figure, icon] as const);
  return lacks.length ? { changes: kept, open, lacks } : { changes: kept, open };
}

/** What worshipping for the ability alone costs and gives, or nothing where an own worker is in the way. */
export function worshipOutlook(view: TeoView, seat: number, board: BoardName): Pay | undefined {
  const temple = WORSHIP_TEMPLE[board];
  const stands = occupantOf(view, board, 1);
  if (!temple || stands?.seat === seat) return undefined;
  return stands
    ? [
        [-1, "cocoa"],
        [1, `temple-${temple}`],
      ]
    : [[1, `temple-${temple}`]];
}
