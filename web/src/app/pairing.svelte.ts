/** Quick pairing: somebody to play with, whoever it is; the search goes on while one does something else. */
import { Refusal, server } from "../wire/http.ts";
import { socket, type Guest } from "../wire/socket.svelte.ts";
import type { Pairing as Wish, ServerMessage, TableSheet } from "../wire/types.ts";
import { router } from "./router.svelte.ts";
import { session } from "./session.svelte.ts";

const STORE = "patolli.pairing";
/** What is being looked for, and since when; a page that is loaded again goes on. */
const LOOKING = "patolli.looking";
/** So many seconds alone, and a bot is offered. */
const PATIENCE = 30;
/** Every so many seconds the server is told that somebody still waits here. */
const RENEWED = 20;

export type Choice = { game: string; seats: number; days: number; minutes: number };

class Pairing implements Guest {
  /** The table at which somebody is waited for. */
  table = $state("");
  /** The table at which somebody sat down, while its maker was at another one. */
  found = $state("");
  seconds = $state(0);
  #choice: Choice | undefined;
  #since = 0;
  #timer = 0;

  constructor() {
    // Nobody shall be brought to a page that is closed.
    window.addEventListener("pagehide", () => {
      // Who cannot say so is waited for no more in a moment, too.
      if (this.table) server.stopPairing().catch(() => undefined);
    });
  }

  get isLong(): boolean {
    return this.seconds >= PATIENCE;
  }

  async look(choice: Choice): Promise<void> {
    localStorage.setItem(STORE, JSON.stringify(choice));
    await session.call();
    await this.#wait(choice, Date.now());
  }

  /** Go on looking where a page of this tab was before it was loaded again. */
  async resume(): Promise<void> {
    const kept = read(sessionStorage, LOOKING) as { choice: Choice; since: number } | undefined;
    if (kept && session.person) await this.#wait(kept.choice, kept.since);
  }

  async stop(): Promise<void> {
    this.#end();
    await server.stopPairing();
  }

  async #wait(choice: Choice, since: number): Promise<void> {
    const sheet = await server.pair(wishOf(choice));
    this.#choice = choice;
    this.#since = since;
    if (this.#begins(sheet)) return;
    this.table = sheet.id;
    sessionStorage.setItem(LOOKING, JSON.stringify({ choice, since }));
    this.#tick();
    clearInterval(this.#timer);
    this.#timer = window.setInterval(() => this.#tick(), 1000);
    socket.join(this);
  }

  #tick(): void {
    this.seconds = Math.floor((Date.now() - this.#since) / 1000);
    if (this.seconds > 0 && this.seconds % RENEWED === 0) void this.#renew();
  }

  async #renew(): Promise<void> {
    const choice = this.#choice;
    if (!choice || !this.table) return;
    try {
      const sheet = await server.keepPairing(wishOf(choice));
      if (this.table && !this.#begins(sheet)) this.table = sheet.id;
    } catch (failure) {
      // Whoever had made the table has gone: there is another, or a new one. A server that is away is asked again.
      if (failure instanceof Refusal && failure.status === 409 && this.table)
        await this.#wait(choice, this.#since);
    }
  }

  greet(): void {
    if (this.table) socket.send({ type: "hello", table: this.table, outlooks: false });
  }

  hear(message: ServerMessage): void {
    if (message.type !== "table_changed" || message.table.id !== this.table) return;
    if (message.table.status === "cancelled") void this.#renew();
    else this.#begins(message.table);
  }

  /** Whoever is at a table is not taken away from it. */
  #begins(sheet: TableSheet): boolean {
    if (sheet.status === "gathering") return false;
    this.#end();
    if (sheet.status !== "playing") return true;
    if (router.parts[0] === "table") this.found = sheet.id;
    else router.go(`/table/${sheet.id}`);
    return true;
  }

  #end(): void {
    if (this.table) socket.send({ type: "bye", table: this.table });
    this.table = "";
    sessionStorage.removeItem(LOOKING);
    clearInterval(this.#timer);
    socket.leave(this);
  }
}

const wishOf = ({ game, seats, days, minutes }: Choice): Wish => ({
  game,
  seats,
  pace: days ? { kind: "days", days } : { kind: "live", bank: minutes * 60, increment: 15 },
});

/** What was looked for last. */
export function lastChoice(): Choice | undefined {
  const kept = read(localStorage, STORE) as Choice | undefined;
  return kept && typeof kept.game === "string" ? kept : undefined;
}

function read(store: Storage, name: string): unknown {
  try {
    return JSON.parse(store.getItem(name) ?? "null") ?? undefined;
  } catch {
    // A hand-edited store is as good as none.
    return undefined;
  }
}

export const pairing = new Pairing();
