/** The socket: one for all tables, kept alive, opened again when it falls. */
import { setServerTime } from "./server-time.ts";
import type { ClientMessage, ServerMessage } from "./types.ts";

export interface Guest {
  /** Called whenever the socket is open anew: say Hello again, send again what was not answered. */
  greet(): void;
  hear(message: ServerMessage): void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
/** Where nothing was heard for so long, one asks; with the silence after it a dead path is known within 14 s. */
const HEARTBEAT = 9000;
/** Whoever is asked something answers at once; a path that is silent for so long is dead. */
const SILENCE = 5000;
/** A store that was away may be back by then. */
const STORE_WAIT = 1000;

class Socket {
  state = $state<"idle" | "connecting" | "open" | "lost">("idle");
  turns = $state.raw<string[]>([]);
  /** What whoever looks after the server tells everybody; empty: nothing. */
  notice = $state.raw({ text: "", ends: 0 });
  #guests = new Set<Guest>();
  #socket: WebSocket | undefined;
  #wait = FIRST_WAIT;
  #timer = 0;
  #heartbeat = 0;
  #watchdog = 0;

  constructor() {
    // Back on the net: why wait for the timer.
    window.addEventListener("online", () => this.tryNow());
    // Whoever opens the lid wants to know whether the table is still there.
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState !== "visible") return;
      if (this.state === "open") this.#ping();
      else this.tryNow();
    });
  }

  /** Do not wait for the next attempt. */
  tryNow(): void {
    if (this.state !== "lost") return;
    clearTimeout(this.#timer);
    this.#open();
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
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(message));
    if (message.type !== "bye") this.#expectAnswer();
  }

  /** What cannot be answered now, because the store is away, is asked again a little later. */
  sendLater(message: ClientMessage): void {
    const socket = this.#socket;
    window.setTimeout(() => {
      // On another socket the guest has greeted already.
      if (socket === this.#socket) this.send(message);
    }, STORE_WAIT);
  }

  #ping(): void {
    this.send({ type: "ping", sent: Date.now() / 1000 });
  }

  /** A phone that changed networks hears nothing and is told nothing: whoever is silent is left, whatever is said. */
  #expectAnswer(): void {
    if (this.#watchdog) return;
    const socket = this.#socket;
    this.#watchdog = window.setTimeout(() => {
      this.#watchdog = 0;
      if (socket !== this.#socket) return;
      this.#socket = undefined;
      socket?.close();
      this.#lost();
    }, SILENCE);
  }

  /** Open anew with the present session: after signing in, the server must learn who we are. */
  renew(): void {
    if (this.state === "idle") return;
    clearTimeout(this.#timer);
    if (this.#socket?.readyState === WebSocket.CONNECTING) {
      // To close what is not open yet is an error to a browser; it asked with the old session, so another follows it.
      this.#socket.onopen = () => this.renew();
      return;
    }
    this.#open();
  }

  #answered(): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = 0;
  }

  #open(): void {
    // One socket at a time: whichever was there before is heard no more.
    const old = this.#socket;
    this.#socket = undefined;
    old?.close();
    if (this.state !== "lost") this.state = "connecting";
    const address = new URL("/api/v1/socket", location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.#socket = socket;
    // A connection that is never answered is one that is lost.
    this.#answered();
    this.#expectAnswer();
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #hear(message: ServerMessage): void {
    this.#answered();
    clearTimeout(this.#heartbeat);
    this.#heartbeat = window.setTimeout(() => this.#ping(), HEARTBEAT);
    if (message.type === "welcome" || message.type === "pong") setServerTime(message.now);
    if (message.type === "welcome") {
      this.state = "open";
      this.#wait = FIRST_WAIT;
      for (const guest of this.#guests) guest.greet();
    } else if (message.type === "your_turns") {
      this.turns = message.tables;
    } else if (message.type === "notice") {
      this.notice = message;
    }
    for (const guest of this.#guests) guest.hear(message);
  }

  #lost(): void {
    this.state = "lost";
    clearTimeout(this.#heartbeat);
    this.#answered();
    this.#timer = window.setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}

export const socket = new Socket();
