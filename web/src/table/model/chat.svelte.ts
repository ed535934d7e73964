/** What people say at one table. */
import { newKey } from "../../wire/gestures.ts";
import { socket } from "../../wire/socket.svelte.ts";
import type { ChatLine } from "../../wire/types.ts";

export class Chat {
  lines = $state.raw<ChatLine[]>([]);

  constructor(readonly table: string) {}

  say(text: string): void {
    socket.send({ type: "say", table: this.table, key: newKey(), text });
  }

  sayPhrase(phrase: NonNullable<ChatLine["phrase"]>): void {
    socket.send({ type: "say", table: this.table, key: newKey(), phrase });
  }

  hear(lines: readonly ChatLine[]): void {
    const known = this.lines.at(-1)?.number ?? 0;
    this.lines = [...this.lines, ...lines.filter((line) => line.number > known)];
  }
}
