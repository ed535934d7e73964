/** The socket: one for all tables, kept alive, opened again when it falls. */
import type { ClientMessage, ServerMessage } from "./types.ts";

export interface Guest {
  /** Called whenever the socket is open anew: say Hello again, send again what was not answered. */
  greet(): void;
  hear(message: ServerMessage): void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const HEARTBEAT = 20_000;

class Socket {
  state = $state<"idle" | "connecting" | "open" | "lost">("idle");
  turns = $state.raw<string[]>([]);
  #guests = new Set<Guest>();
  #socket: WebSocket | undefined;
  #wait = FIRST_WAIT;
  #timer = 0;
  #heartbeat = 0;

  constructor() {
    // Back on the net: why wait for the timer.
    window.addEventListener("online", () => {
      if (this.state !== "lost") return;
      clearTimeout(this.#timer);
      this.#open();
    });
  }

  join(guest: Guest): void {
    this.#guests.add(guest);
    if (this.state === "open") guest.greet();
    else if (this.state === "idle") this.#open();
  }

  leave(guest: Guest): void {
    this.#guests.delete(guest);
  }

  /** Send now if the socket is open; what matters is sent again by its guest's greeting. */
  send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Open anew with the present session: after signing in, the server must learn who we are. */
  renew(): void {
    if (this.state === "idle") return;
    clearTimeout(this.#timer);
    const old = this.#socket;
    this.#socket = undefined;
    old?.close();
    this.#open();
  }

  #open(): void {
    if (this.state !== "lost") this.state = "connecting";
    const address = new URL("/api/v1/socket", location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #hear(message: ServerMessage): void {
    if (message.type === "welcome") {
      this.state = "open";
      this.#wait = FIRST_WAIT;
      clearInterval(this.#heartbeat);
      this.#heartbeat = window.setInterval(
        () => this.send({ type: "ping", sent: Date.now() / 1000 }),
        HEARTBEAT,
      );
      for (const guest of this.#guests) guest.greet();
    } else if (message.type === "your_turns") {
      this.turns = message.tables;
    }
    for (const guest of this.#guests) guest.hear(message);
  }

  #lost(): void {
    this.state = "lost";
    clearInterval(this.#heartbeat);
    this.#timer = window.setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}

export const socket = new Socket();
