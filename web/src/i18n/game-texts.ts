/** A game's sentences at one table: what it asks, offers and tells, in the reader's language. */
import type { EventLine, FieldCard, GameCard, KindCard, Pending } from "../wire/types.ts";
import { strong } from "./emphasis.ts";
import { figure, forms, kebab, t, texts, type Arguments } from "./texts.svelte.ts";

export type Plain = number | string | number[];
export type Said = { kind: string; args: Record<string, Plain> };

export class GameTexts {
  constructor(
    readonly card: GameCard,
    readonly players: readonly string[],
  ) {}

  name(): string {
    return t(this.#key("name"));
  }

  noun(family: string, value: string): string {
    return t(this.#key(family, value));
  }

  /** What a preview counts: gold, stone…; `count` asks for its name in the plural. */
  good(name: string, count = 1): string {
    const key = this.#key("good", name);
    return Math.abs(count) > 1 ? t(`${key}.many`) : t(key);
  }

  question(pending: Pending): string {
    return pending.decision
      ? this.#sentence(
          "decision",
          pending.decision,
          this.card.decisions,
          pending.args ?? {},
          pending.seat,
          "",
        )
      : "";
  }

  about(pending: Pending): string {
    if (!pending.decision || !("about" in texts.attributeNames(this.#key("decision", pending.decision))))
      return "";
    return this.#sentence(
      "decision",
      pending.decision,
      this.card.decisions,
      pending.args ?? {},
      pending.seat,
      ".about",
    );
  }

  action(said: Said, seat: number): string {
    return this.#sentence("action", said.kind, this.card.actions, said.args, seat, "");
  }

  /** A line of the log; names are marked strong. */
  event(line: EventLine): string {
    return this.#sentence("event", line.kind, this.card.events, line.args, line.seat, "");
  }

  /** Who sits there; beyond the last seat, the automaton that the game itself plays. */
  player(seat: number): string {
    const automaton = seat === this.players.length ? this.card.automaton : undefined;
    return this.players[seat] ?? (automaton ? this.noun("automaton", automaton.name) : "");
  }

  #key(...names: string[]): string {
    return [this.card.key, ...names].map(kebab).join("-");
  }

  #sentence(
    group: string,
    kind: string,
    kinds: readonly Pick<KindCard, "name" | "fields">[],
    values: Record<string, Plain>,
    seat: number,
    attribute: string,
  ): string {
    const fields = kinds.find((card) => card.name === kind)?.fields ?? [];
    return t(this.#key(group, kind) + attribute, this.#arguments(fields, values, seat));
  }

  #arguments(fields: readonly FieldCard[], values: Record<string, Plain>, seat: number): Arguments {
    const args: Arguments = {};
    if (seat >= 0) args.player = strong(this.player(seat));
    for (const field of fields) {
      const value = values[field.name];
      if (value === undefined || (field.sort === "seat" && field.name === "seat")) continue;
      const name = kebab(field.name);
      if (field.noun) Object.assign(args, forms(name, this.#key(field.noun, String(value))));
      else if (field.sort === "seat" && typeof value === "number") args[name] = strong(this.player(value));
      else if (Array.isArray(value)) args[name] = value.map(figure).join(",");
      // Below zero no plural is wanted, and the minus shall be a true one.
      else args[name] = typeof value === "number" && value < 0 ? figure(value) : value;
    }
    return args;
  }
}
