/** Reasons: why answers cannot be given now. The server tells them; nothing here knows a rule. */
import { mistakeText } from "../../i18n/mistake.ts";
import { t } from "../../i18n/texts.svelte.ts";
import type { Mistake, WantReasons } from "../../wire/types.ts";

/** The reason where the rules know nothing better. */
const NO_ANSWER = "why_no_answer";
/** So many answers are asked about at once. */
const MOST = 8;

type Asking = Pick<WantReasons, "actions" | "answers">;

export class Reasons {
  /** By notation, behind the answers given in thought. */
  #told = $state.raw<Record<string, Mistake>>({});
  #asked = new Set<string>();
  /** The answers that the last click would have meant. */
  #clicked: string[] | undefined;

  constructor(
    readonly send: (asking: Asking) => void,
    readonly explain: (why: string) => void,
  ) {}

  /** Why none of these can be given, after others given in thought; nothing where nobody has told. */
  of(actions: readonly string[], answers: readonly string[] = []): string | undefined {
    const reasons = actions.map((action) => this.#told[keyOf(action, answers)]);
    const found = reasons.find((reason) => reason && reason.kind !== NO_ANSWER);
    return found && mistakeText(found);
  }

  /** Ask for that, once for each position. */
  want(actions: readonly string[], answers: readonly string[] = []): void {
    const wanted = actions.filter((action) => !this.#asked.has(keyOf(action, answers))).slice(0, MOST);
    for (const action of wanted) this.#asked.add(keyOf(action, answers));
    if (wanted.length) this.send({ actions: wanted, answers: [...answers] });
  }

  /** Say in the bar why none of the answers that a click would have meant can be given. */
  refuse(actions: readonly string[]): void {
    this.#clicked = actions.slice(0, MOST);
    if (this.#clicked.length) this.send({ actions: this.#clicked, answers: [] });
    else this.#answer();
  }

  hear(answers: readonly string[], reasons: Record<string, Mistake>): void {
    const told = Object.entries(reasons).map(([action, reason]) => [keyOf(action, answers), reason]);
    this.#told = { ...this.#told, ...(Object.fromEntries(told) as Record<string, Mistake>) };
    if (!answers.length && this.#clicked?.some((action) => action in reasons)) this.#answer();
  }

  /** Of another position everything must be asked anew. */
  forget(): void {
    this.#told = {};
    this.#asked.clear();
    this.#clicked = undefined;
  }

  #answer(): void {
    this.explain(this.of(this.#clicked ?? []) ?? t("web-refused-other"));
    this.#clicked = undefined;
  }
}

const keyOf = (action: string, answers: readonly string[]): string => [...answers, action].join("|");
