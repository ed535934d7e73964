/** What a place is, in the reader's words: the title and the lines of its card. */
import { forms, kebab, t } from "../../i18n/texts.svelte.ts";
import { partsOf } from "./deciding/places.ts";
import { costOf } from "./pay.ts";
import { NONE } from "./standing.ts";
import type { TeoView } from "./view.ts";

export interface Told {
  title: string;
  lines: string[];
  tiles: string[];
}

const board = (name: string): string => t(`teotihuacan-board-${kebab(name)}`);
const discovery = (tile: string): string => t(`teotihuacan-discovery-${kebab(tile)}`);

const BOARD_LINES: Record<string, () => string> = {
  palace: () => t("web-teotihuacan-about-palace"),
  forest: () => t("web-teotihuacan-about-gathering"),
  stone_quarry: () => t("web-teotihuacan-about-gathering"),
  gold_deposits: () => t("web-teotihuacan-about-gathering"),
  alchemy: () => t("web-teotihuacan-about-alchemy"),
  nobles: () => t("web-teotihuacan-about-nobles"),
  decorations: () => t("web-teotihuacan-about-decorations"),
  construction: () => t("web-teotihuacan-about-construction"),
};

function tileTold(tile: string, used = false): Told {
  const lines = [
    tile.startsWith("mask_") ? t("web-teotihuacan-about-mask") : t("web-teotihuacan-about-discovery"),
  ];
  if (used) lines.unshift(t("web-teotihuacan-about-used"));
  const price = costOf(tile)
    .map(([count, good]) => `${count} ${t(`teotihuacan-good-${good}${count > 1 ? ".many" : ""}`)}`)
    .join(", ");
  return { title: price ? `${discovery(tile)} (${price})` : discovery(tile), lines, tiles: [tile] };
}

export function explain(view: TeoView, names: readonly string[], place: string): Told {
  const [kind = "", first = "", second = "", third = "", fourth = ""] = partsOf(place);
  const told = (title: string, ...lines: string[]): Told => ({ title, lines, tiles: [] });
  switch (kind) {
    case "board":
    case "main":
    case "plaza":
      return told(board(first), BOARD_LINES[first]?.() ?? "");
    case "altar":
      return second === "temple"
        ? told(t("teotihuacan-worship-space-temple"), t("web-teotihuacan-about-altar-temple"))
        : told(t(`teotihuacan-royal-tile-${second}`), t("web-teotihuacan-about-altar-royal"));
    case "royal":
      return told(t(`teotihuacan-royal-tile-${first}`), t("web-teotihuacan-about-altar-royal"));
    case "tile": {
      const tile = view.discoveries[first]?.[0] ?? NONE;
      return tile === NONE ? told(t("teotihuacan-heading-discovery-tiles")) : tileTold(tile);
    }
    case "own":
    case "reserved":
      return tileTold(first);
    case "used":
      return tileTold(first, true);
    case "group":
      return {
        title: t(`teotihuacan-discovery-place-${kebab(first)}`),
        lines: [
          first.startsWith("avenue") ? t("web-teotihuacan-about-avenue") : t("web-teotihuacan-about-group"),
        ],
        tiles: (view.discoveries[first] ?? []).filter((tile) => tile !== NONE),
      };
    case "technology": {
      const owners = view.technologies.find((each) => each.technology === first)?.owners ?? [];
      return told(
        t(`teotihuacan-technology-${first}`),
        owners.length
          ? t("web-teotihuacan-about-owners", { players: owners.map((seat) => names[seat]).join(", ") })
          : t("web-teotihuacan-about-no-owner"),
      );
    }
    case "house":
      return told(board("nobles"), t("web-teotihuacan-about-nobles"));
    case "decoration":
      return told(t(`teotihuacan-decoration-${first}`), t("web-teotihuacan-about-decorations"));
    case "offer":
      return told(t(`teotihuacan-pyramid-tile-${first}`), t("web-teotihuacan-about-construction"));
    case "worker":
      return told(
        names[Number(first)] ?? "",
        t("web-teotihuacan-about-worker", {
          power: third,
          ...forms("board", `teotihuacan-board-${kebab(second)}`),
        }),
        ...(fourth === "0" ? [] : [t("web-teotihuacan-about-locked")]),
      );
    case "neutral":
      return told(t("teotihuacan-heading-neutral-workers"), t("web-teotihuacan-about-neutral"));
    case "temple":
      return told(t(`teotihuacan-temple-${first}`));
    case "step":
      return told(t(`teotihuacan-temple-${first}`), t("web-teotihuacan-about-step", { step: second }));
    case "bonus":
      return told(t(`teotihuacan-bonus-tile-${kebab(first)}`), t("web-teotihuacan-about-bonus"));
    case "avenue":
      return told(
        t("teotihuacan-heading-avenue"),
        t("web-teotihuacan-each-step", { points: view.avenue_value }),
      );
    case "buildings":
      return told(
        t("teotihuacan-heading-building-row"),
        t("web-teotihuacan-about-buildings", { points: view.avenue_value }),
      );
    case "calendar":
    case "era":
      return told(t("teotihuacan-heading-calendar"), t("web-teotihuacan-about-calendar"));
    case "reward":
      return told(t(`teotihuacan-ascension-reward-${kebab(first)}`), t("web-teotihuacan-about-reward"));
    case "track":
      return told(
        t("teotihuacan-heading-pyramid-track"),
        t("web-teotihuacan-about-track", { points: view.pyramid_step_value }),
      );
    case "pyramid":
    case "spot":
    case "side":
      return told(
        t("teotihuacan-heading-pyramid"),
        t("web-teotihuacan-about-pyramid", { tiles: view.pyramid.length }),
      );
    case "salary":
      return told(t("teotihuacan-heading-salary"), t("web-teotihuacan-about-salary"));
    case "lock":
      return told(t("teotihuacan-heading-workers"), t("web-teotihuacan-about-locked"));
    case "good":
      return told(t(`teotihuacan-good-${first}`));
    case "starting":
      return told(t(`teotihuacan-starting-tile-${first}`));
    default:
      return told("");
  }
}
