/** Which options of a game a table of so many seats is asked about, and in which order. */
import type { GameCard, OptionCard } from "../wire/types.ts";

/** What concerns only somebody who plays alone: the opponent's difficulty, and the single figures behind it. */
const DIFFICULTY = "difficulty";
const isFigure = (option: OptionCard): boolean => option.name.startsWith("bot_");
/** So many are in sight; the others have their defaults. */
const FEW = 3;

export interface Choices {
  first: OptionCard[];
  figures: OptionCard[];
  rest: OptionCard[];
}

export function choicesOf(card: GameCard, seats: number): Choices {
  const alone = seats === 1;
  const figures = alone ? card.options.filter(isFigure) : [];
  const others = card.options.filter((option) => !isFigure(option) && option.name !== DIFFICULTY);
  const difficulty = alone ? card.options.filter((option) => option.name === DIFFICULTY) : [];
  const room = FEW - difficulty.length;
  return { first: [...difficulty, ...others.slice(0, room)], figures, rest: others.slice(room) };
}

/** What was chosen, without what this table is not asked about. */
export function chosenOf(choices: Choices, chosen: Record<string, string>): Record<string, string> {
  const asked = [...choices.first, ...choices.figures, ...choices.rest].map((option) => option.name);
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => asked.includes(name)));
}
