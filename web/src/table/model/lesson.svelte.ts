/** The lesson held at a table: what is to be done now, what was done, and why something else is not it. */
import { lessonProgress } from "../../app/lesson-progress.svelte.ts";
import { router } from "../../app/router.svelte.ts";
import { kebab, t } from "../../i18n/texts.svelte.ts";
import { server } from "../../wire/http.ts";
import type { LessonCard, TaskCard } from "../../wire/types.ts";
import { isReading, missedBy, readingsUntil, stepAfter } from "./lesson-steps.ts";
import type { Table } from "./table.svelte.ts";

/** By this answer every game ends a turn; the house says so for all lessons. */
const END_TURN = "end_turn";
const endsTurn = (task: TaskCard): boolean => task.answers.length === 1 && task.answers[0] === END_TURN;

export class Lesson {
  /** So many things were read. */
  #read = $state(0);
  /** The task that the last click was no part of. */
  #missed = $state.raw<{ task: TaskCard; step: number } | undefined>();

  constructor(
    readonly table: Table,
    readonly game: string,
    readonly card: LessonCard,
    readonly all: readonly LessonCard[],
  ) {}

  get tasks(): readonly TaskCard[] {
    return this.card.tasks;
  }

  readonly #answers = $derived.by((): string[] =>
    this.table.entries.flatMap((entry) =>
      entry.what === "play" && entry.seat === this.table.seat && entry.choice ? [entry.choice.notation] : [],
    ),
  );
  readonly step = $derived.by((): number => stepAfter(this.tasks, this.#answers, this.#read));
  /** What is to be done now; nothing more, when the lesson is over. */
  readonly task = $derived.by((): TaskCard | undefined => this.tasks[this.step]);

  get number(): number {
    return this.all.indexOf(this.card) + 1;
  }

  get next(): LessonCard | undefined {
    return this.all[this.number];
  }

  get previous(): LessonCard | undefined {
    return this.all[this.number - 2];
  }

  get isReading(): boolean {
    return this.task !== undefined && isReading(this.task);
  }

  get isOver(): boolean {
    return this.task === undefined;
  }

  get title(): string {
    return t(this.#key("lesson", this.card.name));
  }

  /** The sentence of the moment: what is true here, or why something else is not it. */
  get sentence(): string {
    return this.wrong || (this.task ? t(this.#key("say", this.task.says)) : "");
  }

  /** Why the last click was no part of the task, until it is done. */
  get wrong(): string {
    const missed = this.#missed;
    if (missed?.step !== this.step) return "";
    return endsTurn(missed.task) ? t("web-lesson-end-turn-else") : t(`${this.#keyOf(missed.task)}.else`);
  }

  /** What a task is called on the list. */
  named(task: TaskCard): string {
    return t(this.#keyOf(task));
  }

  /** Whether answers are none of the lesson's: they are not sent, and the reader is told why. */
  refuses(answers: readonly string[]): boolean {
    const { step } = this;
    const at = missedBy(this.tasks, step, answers);
    const task = at === undefined ? undefined : this.tasks[at];
    this.#missed = task && { task, step };
    return task !== undefined;
  }

  /** What there was to read was read. */
  goOn(): void {
    if (this.isReading) this.#read = readingsUntil(this.tasks, this.step);
  }

  get mayGoBack(): boolean {
    return this.step > 0 || this.previous !== undefined;
  }

  /** One task back; from the first, to the lesson before. */
  async back(): Promise<void> {
    const before = this.tasks[this.step - 1];
    if (!before) {
      if (this.previous) await this.#begin(this.previous);
    } else if (isReading(before)) this.#read = readingsUntil(this.tasks, this.step - 1) - 1;
    else this.table.undo();
  }

  /** On to the next lesson; after the last, to the list of all. */
  async skip(): Promise<void> {
    if (this.next) await this.#begin(this.next);
    else router.go(this.list);
  }

  /** The page with all lessons of the game. */
  get list(): string {
    return `/learn/${this.game}`;
  }

  async #begin(card: LessonCard): Promise<void> {
    router.go(`/table/${(await server.lesson(this.game, card.name)).id}`);
  }

  /** Write down how far it is. */
  keep(): void {
    lessonProgress.reach(this.game, this.card.name, this.step);
  }

  #keyOf(task: TaskCard): string {
    return endsTurn(task) ? "web-lesson-end-turn" : this.#key("task", this.card.name, task.name);
  }

  #key(...names: string[]): string {
    return kebab(["learn", this.game, ...names].join("-"));
  }
}
