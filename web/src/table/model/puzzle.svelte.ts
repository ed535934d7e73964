/** The puzzle asked at a table: the first answer is judged before anything is played, and a second one. */
import { failureText } from "../../i18n/mistake.ts";
import { server } from "../../wire/http.ts";
import type { Option, PuzzleCard, PuzzleVerdict } from "../../wire/types.ts";
import type { Table } from "./table.svelte.ts";

export class Puzzle {
  card = $state.raw<PuzzleCard>() as PuzzleCard;
  verdict = $state.raw<PuzzleVerdict | undefined>();
  /** What was answered last, in notation. */
  given = $state("");
  /** Whether the judgement lies over the question. */
  told = $state(false);
  judging = $state(false);
  wrong = $state("");
  /** The answers that there were, by notation: they are spoken of when others are asked for. */
  #options = $state.raw<Map<string, Option>>(new Map());

  constructor(
    readonly table: Table,
    card: PuzzleCard,
  ) {
    this.card = card;
  }

  /** Whoever comes back to a puzzle that is settled sees how it was settled. */
  async recall(): Promise<void> {
    this.remember();
    if (this.card.result === "" || this.card.result === "open") return;
    this.verdict = await server.puzzleSolution(this.card.id);
    this.told = true;
  }

  get isSettled(): boolean {
    return this.verdict?.solution != null;
  }

  /** Whether answers are to be judged: the question of the puzzle is open, at the table and for the reader. */
  get asks(): boolean {
    return (
      !this.isSettled &&
      this.table.question !== undefined &&
      this.table.entries.every((entry) => entry.what !== "play")
    );
  }

  /** Whether answers go to the judge instead of the table. */
  takes(answers: readonly string[]): boolean {
    const [first] = answers;
    if (!this.asks || first === undefined) return false;
    this.remember();
    void this.#judge(first, answers);
    return true;
  }

  giveUp(): void {
    this.remember();
    void this.#judge(null, []);
  }

  tryAgain(): void {
    this.told = false;
  }

  /** An answer as the game says it. */
  named(notation: string): string {
    const option = this.#options.get(notation);
    return option ? (this.table.texts?.action(option, this.card.seat) ?? notation) : notation;
  }

  remember(): void {
    if (!this.#options.size && this.table.options.length)
      this.#options = new Map(this.table.options.map((option) => [option.notation, option]));
  }

  async #judge(answer: string | null, answers: readonly string[]): Promise<void> {
    if (this.judging) return;
    this.judging = true;
    this.wrong = "";
    try {
      const verdict = await server.answerPuzzle(this.card.id, answer);
      this.given = answer ?? "";
      this.verdict = verdict;
      this.card = { ...this.card, result: verdict.result };
      this.told = true;
      // The board shows what was right: the answer that was given, or the best one.
      const best = verdict.solution?.answers[0];
      if (verdict.is_right) this.table.play(...answers);
      else if (best !== undefined) this.table.play(best);
    } catch (failure) {
      this.wrong = await failureText(failure);
    } finally {
      this.judging = false;
    }
  }
}
