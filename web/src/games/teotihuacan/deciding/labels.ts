/** What the buttons say: shorter than the log, since the board shows the rest. */
import { plain } from "../../../i18n/emphasis.ts";
import { forms, kebab, t } from "../../../i18n/texts.svelte.ts";
import type { Table } from "../../../table/model/table.svelte.ts";
import type { Option } from "../../../wire/types.ts";
import { ACTION_ICONS, BOARD_ICONS } from "../icons.ts";
import { startingTile, technologyNumber } from "../pay.ts";
import { spotNamed } from "../pyramid/stones.ts";
import type { TeoView } from "../view.ts";
import type { Item } from "./choosing.svelte.ts";
import { partsOf } from "./places.ts";

const board = (name: string): string => t(`teotihuacan-board-${kebab(name)}`);
export const goTo = (name: string): string =>
  t("web-teotihuacan-go-to", forms("board", `teotihuacan-board-${kebab(name)}`));
const startingBoards = (tile: string): string => (startingTile(tile)?.boards ?? []).map(board).join(", ");

export function labelOf(table: Table, view: TeoView, item: Item): string {
  const [kind, first = "", second = ""] = partsOf(item.place);
  const { option } = item;
  if (!option)
    // The button draws the worker with its power.
    return kind === "worker" ? board(second) : kind === "starting" ? startingBoards(first) : board(first);
  const arg = (name: string): string => String(option.args[name] ?? "");
  switch (option.kind) {
    case "move":
      return board(arg("to"));
    case "keep_starting_tiles":
    case "draft_starting_tile":
      return startingBoards(first);
    case "place_workers":
      return board(first);
    case "main_action":
      return t("web-teotihuacan-short-main");
    case "worship":
      return worship(view, arg("space"), arg("part"));
    case "pay_salary":
      return t("web-teotihuacan-salary-pay", { cocoa: Number(arg("cocoa")) });
    case "unlock_workers":
      return t("web-teotihuacan-short-unlock");
    case "free_workers":
      return t("web-teotihuacan-short-free");
    case "use_tile":
    case "use_move_tile":
    case "claim":
      return t(`teotihuacan-discovery-${kebab(arg("discovery"))}`);
    case "take_technology":
      return t("web-teotihuacan-short-technology", { number: technologyNumber(arg("technology")) });
    case "take_decoration":
      return t(`teotihuacan-decoration-${arg("decoration")}`);
    case "place_decoration":
      return t(`teotihuacan-side-${arg("side")}`);
    case "take_pyramid_tile":
      return t(`teotihuacan-pyramid-tile-${arg("tile")}`);
    case "take_ascension_reward":
      return t(`teotihuacan-ascension-reward-${kebab(arg("reward"))}`);
    case "climb":
    case "pay_and_climb":
      return t(`teotihuacan-temple-${arg("temple")}`);
    case "power_up":
    case "buy_power_up":
      return poweredUp(table, option, board(arg("board")));
    case "build_on": {
      const spot = spotNamed(arg("spot"));
      return spot
        ? t("web-teotihuacan-short-level", {
            level: spot.level,
            row: (spot.row - spot.level + 1) / 2 + 1,
            column: (spot.column - spot.level + 1) / 2 + 1,
          })
        : "";
    }
    default:
      return plain(table.texts?.action(option, table.seat ?? 0) ?? option.notation);
  }
}

/** The new power beside the old one, once the server has told it. */
function poweredUp(table: Table, option: Option, where: string): string {
  const power = String(option.args.power);
  const next = table.outlooks[option.notation]?.events?.find((event) => event.kind === "powered_up");
  return next
    ? t("web-teotihuacan-short-power-up", { power, next: Number(next.args.power), board: where })
    : t("web-teotihuacan-worker-at", { power, board: where });
}

function worship(view: TeoView, space: string, part: string): string {
  if (space === "temple")
    return part === "ability"
      ? t("web-teotihuacan-short-worship")
      : part === "both"
        ? t("web-teotihuacan-short-both")
        : t("web-teotihuacan-short-tile");
  const number = ["A", "B", "C"][view.royal_tiles.findIndex((tile) => tile === space)] ?? "";
  return part === "ability"
    ? t("web-teotihuacan-short-royal", { number })
    : t("web-teotihuacan-short-royal-both", { number });
}

export function iconOf(item: Item): string {
  const [kind, first = ""] = partsOf(item.place);
  const { option } = item;
  if (option?.args.payment === "with_free_cocoa") return "free-cocoa";
  if (kind === "board") return BOARD_ICONS[first] ?? "";
  if (
    option?.kind === "climb" ||
    option?.kind === "pay_and_climb" ||
    (option?.kind === "resolve_first" && kind === "temple")
  )
    return `temple-${first}`;
  if (option?.kind === "use_tile" || option?.kind === "use_move_tile" || option?.kind === "claim")
    return "discovery";
  if (option?.kind === "give") return String(option.args.resource);
  return option ? (ACTION_ICONS[option.kind] ?? "") : "";
}
