/** What a place is, in the reader's words: the title and the lines of its card. */
import { forms, kebab, listed, t } from "../../i18n/texts.svelte.ts";
import { partsOf } from "./deciding/places.ts";
import { goodNamed } from "./deciding/worth-words.ts";
import { BONUS_STEP, TEMPLES, TOP_STEP } from "./material.ts";
import { type Pay, stepPay } from "./pay.ts";
import { decorationIcons, iconsOf } from "./pyramid/stones.ts";
import { NONE } from "./standing.ts";
import { templeGroup } from "./tracks/steps.ts";
import type { TempleName, TeoView } from "./view.ts";

export interface Told {
  title: string;
  lines: string[];
  tiles: string[];
}

const board = (name: string): string => t(`teotihuacan-board-${kebab(name)}`);

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

/** What the step of a temple gives. */
function stepLines(view: TeoView, temple: string, step: number): string[] {
  if (!isTemple(temple)) return [];
  if (step === 0) return [t("web-teotihuacan-step-start")];
  const pay = stepPay(temple, step);
  const tiles = view.discoveries[templeGroup(temple, step) ?? ""]?.some((tile) => tile !== NONE);
  return [
    ...(pay ? [t("web-teotihuacan-step-pays", { step, reward: `${pay[0]} ${rewardNamed(pay)}` })] : []),
    ...(tiles ? [t("web-teotihuacan-step-tiles")] : []),
    ...(step === BONUS_STEP ? [t("web-teotihuacan-step-bonus", { step })] : []),
    ...(step === TOP_STEP ? [t("web-teotihuacan-step-top")] : []),
  ];
}
const isTemple = (name: string): name is TempleName => TEMPLES.some((temple) => temple === name);
const rewardNamed = ([figure, icon]: Pay[number]): string =>
  icon === "resource-any" ? t("web-teotihuacan-coming-resources") : goodNamed(icon, figure);

/** Coloured icons are written with capitals. */
const TEMPLE_OF: Record<string, TempleName> = { B: "blue", R: "red", G: "green" };

/** What the icons of this tile can bring beside points. */
function colouredLine(icons: string): string {
  const temples = new Set([...icons].flatMap((icon) => TEMPLE_OF[icon] ?? []));
  return temples.size
    ? t("web-teotihuacan-about-coloured", {
        temples: listed([...temples].map((temple) => t(`teotihuacan-temple-${temple}`))),
      })
    : t("web-teotihuacan-about-uncoloured");
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
      return told(t("teotihuacan-worship-space-temple"), t("web-teotihuacan-about-altar-temple"));
    case "tile":
      return told(t("teotihuacan-heading-discovery-tiles"));
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
      return told(
        t(`teotihuacan-decoration-${first}`),
        colouredLine(decorationIcons(first)),
        t("web-teotihuacan-about-decorations"),
      );
    case "offer":
      return told(
        t(`teotihuacan-pyramid-tile-${first}`),
        colouredLine(iconsOf(first)),
        t("web-teotihuacan-about-construction"),
      );
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
    case "temple": {
      // What the next step would pay to whoever looks.
      const step = view.players[view.viewer ?? -1]?.temples[first as TempleName];
      return told(
        t(`teotihuacan-temple-${first}`),
        ...(step === undefined || step >= TOP_STEP ? [] : stepLines(view, first, step + 1)),
      );
    }
    case "step":
      return told(t(`teotihuacan-temple-${first}`), ...stepLines(view, first, Number(second)));
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
    default:
      return told("");
  }
}
