/** What a game's box shows: its cover, and how much there is to learn. */
import type { GameCard } from "../wire/types.ts";

const WEIGHTS: Record<string, string> = {
  light: "web-weight-light",
  medium: "web-weight-medium",
  heavy: "web-weight-heavy",
};

const covers = import.meta.glob<string>(
  ["../../../src/patolli/games/*/*.svg", "!../../../src/patolli/games/*/sprite.svg"],
  { query: "?url", import: "default", eager: true },
);

/** Where its cover lies; nothing for a game that came without a picture, or after this page was built. */
export const coverOf = ({ key, box }: GameCard): string | undefined =>
  covers[`../../../src/patolli/games/${key}/${box.cover}`];

/** The key of the word for its weight. */
export const weightOf = ({ box }: GameCard): string => WEIGHTS[box.weight] ?? "";
