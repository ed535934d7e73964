/** Which options of a game a table of so many seats is asked about, and in which order. */
import type { GameCard, OptionCard } from "../wire/types.ts";

/** So many are in sight; the others have their defaults. */
const FEW = 2;

export interface Choices {
  first: OptionCard[];
  figures: OptionCard[];
  rest: OptionCard[];
}

/** Who plays without a seat at a table of so many; the options about it concern no other table. */
export const automatonAt = (card: GameCard, seats: number): string | undefined =>
  card.automaton?.seats.includes(seats) ? card.automaton.name : undefined;

export function choicesOf(card: GameCard, seats: number): Choices {
  const isFigure = (option: OptionCard): boolean => card.automaton?.figures.includes(option.name) ?? false;
  const isDifficulty = (option: OptionCard): boolean => card.automaton?.difficulty === option.name;
  const others = card.options.filter((option) => !isFigure(option) && !isDifficulty(option));
  const played = automatonAt(card, seats) !== undefined;
  const difficulty = played ? card.options.filter(isDifficulty) : [];
  const figures = played ? card.options.filter(isFigure) : [];
  const room = FEW - difficulty.length;
  return { first: [...difficulty, ...others.slice(0, room)], figures, rest: others.slice(room) };
}

/** What was chosen, without what this table is not asked about. */
export function chosenOf(choices: Choices, chosen: Record<string, string>): Record<string, string> {
  const asked = [...choices.first, ...choices.figures, ...choices.rest].map((option) => option.name);
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => asked.includes(name)));
}
