/** Pieces: what a place holds, and the sentences that explain it. */
import { kebab, t } from "../../i18n/texts.svelte.ts";
import { partsOf } from "./deciding/places.ts";
import { costOf, technologyCost, type Pay } from "./pay.ts";
import { NONE } from "./standing.ts";
import type { TeoView } from "./view.ts";

type Family =
  | "discovery"
  | "technology"
  | "royal_tile"
  | "bonus_tile"
  | "ascension_reward"
  | "action_tile"
  | "starting_tile";

export interface Piece {
  family: Family;
  name: string;
  /** A discovery tile that has been used. */
  used?: boolean;
}

export interface Explained {
  title: string;
  price: Pay;
  does: string;
  when: string;
  /** What becomes of it. */
  then: string;
}

/** The piece at a place, where there is one. */
export function pieceAt(view: TeoView, place: string): Piece | undefined {
  const [kind = "", first = "", second = ""] = partsOf(place);
  const discovery = (name: string): Piece | undefined =>
    name && name !== NONE ? { family: "discovery", name } : undefined;
  switch (kind) {
    case "tile":
      return discovery(view.discoveries[first]?.[0] ?? NONE);
    case "own":
    case "held":
    case "reserved":
      return discovery(first);
    case "used":
      return { family: "discovery", name: first, used: true };
    case "group":
      return discovery(second);
    case "technology":
      return { family: "technology", name: first };
    case "royal":
      return { family: "royal_tile", name: first };
    case "altar":
      return second === "temple" ? undefined : { family: "royal_tile", name: second };
    case "bonus":
      return { family: "bonus_tile", name: first };
    case "reward":
      return { family: "ascension_reward", name: first };
    case "action":
      return { family: "action_tile", name: first };
    case "starting":
      return { family: "starting_tile", name: first };
    default:
      return undefined;
  }
}

/** What becomes of a piece of a family; of others there is nothing to say. */
function thenOf({ family, name, used }: Piece): string {
  if (used) return t("web-teotihuacan-about-used");
  if (family === "discovery" && !name.startsWith("mask_")) return t("web-teotihuacan-tile-ends");
  if (family === "technology") return t("web-teotihuacan-technology-ends");
  return family === "royal_tile" ? t("web-teotihuacan-royal-ends") : "";
}

const priceOf = ({ family, name }: Piece): Pay =>
  family === "discovery" ? costOf(name) : family === "technology" ? [[technologyCost(name), "gold"]] : [];

/** What a piece does, when, and what becomes of it. */
export function explained(piece: Piece): Explained {
  const key = `teotihuacan-${kebab(piece.family)}-${kebab(piece.name)}`;
  const isStarting = piece.family === "starting_tile";
  return {
    title: t(key),
    price: priceOf(piece),
    does: isStarting ? t("web-teotihuacan-starting-does") : t(`${key}.does`),
    when: isStarting ? t("web-teotihuacan-starting-when") : t(`${key}.when`),
    then: thenOf(piece),
  };
}
