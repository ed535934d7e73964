/** The open tables that fit a wish, as they are now: the server tells whenever they change. */
import { server } from "../wire/http.ts";
import { socket, type Guest } from "../wire/socket.svelte.ts";
import type { ServerMessage, TableSheet, WatchLobby } from "../wire/types.ts";

export type LobbyWish = Omit<WatchLobby, "type">;

/** So long a table that is full, or gone, is still shown. */
const FADES = 2000;

export class Lobby implements Guest {
  tables = $state.raw<TableSheet[]>([]);
  /** Those among them that cannot be joined any more: nothing moves away under a finger. */
  gone = $state.raw<ReadonlySet<string>>(new Set());
  /** Public matches that run now, to look on at. */
  running = $state.raw<TableSheet[]>([]);
  #wish: LobbyWish = {};
  #isOther = true;

  enter(): () => void {
    socket.join(this);
    void this.lookAtRunning();
    const timer = setInterval(() => void this.lookAtRunning(), 20_000);
    return () => {
      clearInterval(timer);
      socket.send({ type: "leave_lobby" });
      socket.leave(this);
    };
  }

  want(wish: LobbyWish): void {
    this.#wish = wish;
    this.greet();
  }

  async lookAtRunning(): Promise<void> {
    if (document.hidden) return;
    try {
      const { tables } = await server.runningTables();
      this.running = tables.filter((table) => !table.mine);
    } catch {
      // What is shown stays; it is asked again in a moment.
    }
  }

  greet(): void {
    this.#isOther = true;
    socket.send({ type: "watch_lobby", ...this.#wish });
  }

  hear(message: ServerMessage): void {
    if (message.type !== "lobby") return;
    const open = message.tables.filter((table) => !table.mine);
    // What is asked for anew has no past.
    if (this.#isOther) this.gone = new Set();
    else for (const [index, table] of this.tables.entries()) this.#keep(open, table, index);
    this.#isOther = false;
    this.tables = open;
  }

  /** A table that is not open any more stays where it was for a moment. */
  #keep(open: TableSheet[], table: TableSheet, index: number): void {
    const { id } = table;
    if (open.some((each) => each.id === id)) {
      this.gone = new Set([...this.gone].filter((each) => each !== id));
      return;
    }
    open.splice(index, 0, table);
    if (this.gone.has(id)) return;
    this.gone = new Set([...this.gone, id]);
    setTimeout(() => {
      if (!this.gone.has(id)) return;
      this.gone = new Set([...this.gone].filter((each) => each !== id));
      this.tables = this.tables.filter((each) => each.id !== id);
    }, FADES);
  }
}
