/** What a game's box shows: its cover, and how much there is to learn. */
import type { GameCard } from "../wire/types.ts";

const WEIGHTS: Record<string, string> = {
  light: "web-weight-light",
  medium: "web-weight-medium",
  heavy: "web-weight-heavy",
};

/** Where its cover lies; nothing for a game that came without a picture. */
export const coverOf = ({ key, box }: GameCard): string | undefined =>
  box.cover ? `/games/${key}/${box.cover}` : undefined;

/** The key of the word for its weight. */
export const weightOf = ({ box }: GameCard): string => WEIGHTS[box.weight] ?? "";
