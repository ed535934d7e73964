/** Refusals: why a place that was clicked cannot be chosen now, in one line. */
import { kebab, t } from "../../../i18n/texts.svelte.ts";
import type { Table } from "../../../table/model/table.svelte.ts";
import { costOf, type Pay, technologyCost } from "../pay.ts";
import { boardNamed } from "../ring.ts";
import { NONE } from "../standing.ts";
import type { Player, TeoView } from "../view.ts";
import type { Choosing } from "./choosing.svelte.ts";
import { partsOf } from "./places.ts";
import { goodNamed } from "./worth-words.ts";

/** Places that somebody would click to choose them; whatever else is there is only looked at. */
const CHOOSABLE = new Set([
  "board",
  "main",
  "plaza",
  "altar",
  "tile",
  "technology",
  "house",
  "decoration",
  "offer",
  "spot",
  "side",
  "worker",
  "own",
  "group",
  "reward",
  "step",
  "temple",
]);
const PIECES = new Set(["worker", "own"]);

function tooDear(price: Pay, player: Player): string | undefined {
  const owned = (icon: string): number => Number(player[icon as keyof Player]);
  const lacking = price.filter(([figure, icon]) => owned(icon) < figure);
  if (!lacking.length) return undefined;
  return t("web-teotihuacan-refused-price", {
    price: lacking.map(([figure, icon]) => `${figure} ${goodNamed(icon, figure)}`).join(", "),
    own: lacking.map(([, icon]) => owned(icon)).join(", "),
  });
}

function tooFar(view: TeoView, from: string, to: string): string | undefined {
  const [start, goal] = [boardNamed(from), boardNamed(to)];
  if (!start || !goal) return undefined;
  const steps =
    (view.ring.indexOf(goal) - view.ring.indexOf(start) + view.ring.length) % view.ring.length ||
    view.ring.length;
  return t("web-teotihuacan-refused-far", { board: t(`teotihuacan-board-${kebab(goal)}`), steps });
}

/** Why a player cannot have a piece at all: it is theirs already, or costs more than they own. */
export function barredBy(view: TeoView, player: Player, place: string): string | undefined {
  const [kind = "", first = "", second = ""] = partsOf(place);
  if (kind === "technology" && player.technologies.some((owned) => owned === first))
    return t("web-teotihuacan-refused-owned");
  const tile = kind === "tile" ? (view.discoveries[first]?.[0] ?? NONE) : kind === "group" ? second : NONE;
  const price: Pay =
    kind === "technology" ? [[technologyCost(first), "gold"]] : tile === NONE ? [] : costOf(tile);
  return tooDear(price, player);
}

/** Why not, or nothing where nobody would have meant to choose. */
export function refusalOf(
  table: Table,
  view: TeoView,
  choosing: Choosing,
  place: string,
): string | undefined {
  const [kind = "", first = "", , , space = "0"] = partsOf(place);
  const player = view.players[table.seat ?? -1];
  if (!CHOOSABLE.has(kind) || !player || view.over) return undefined;
  if (!table.question) return t("web-refused-turn");
  if (kind === "worker" && Number(first) !== table.seat) return t("web-teotihuacan-refused-others");
  if (kind === "worker" && space !== "0") return t("web-teotihuacan-refused-locked");
  if (table.question.decision === "move_worker" && !PIECES.has(kind)) {
    const mover = choosing.picks.find((pick) => pick.startsWith("worker:"));
    if (!mover) return t("web-teotihuacan-refused-worker-first");
    return tooFar(view, partsOf(mover)[2] ?? "", first);
  }
  return barredBy(view, player, place) ?? t("web-refused-other");
}
