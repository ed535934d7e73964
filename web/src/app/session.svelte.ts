/** Who sits in front of this browser: a name is enough. */
import { t } from "../i18n/texts.svelte.ts";
import { server } from "../wire/http.ts";
import { socket } from "../wire/socket.svelte.ts";
import type { Me, Person } from "../wire/types.ts";

/** How long a sign of success stays. */
const GREETING = 4000;

class Session {
  me = $state.raw<Me | undefined>();
  /** A sign that something about the person has worked: shown for a moment by the bar. */
  greeting = $state("");
  /** Whether this browser is becoming somebody else just now: what is asked meanwhile is asked by nobody. */
  isMoving = false;
  #timer = 0;

  get person(): Person | null {
    return this.me?.person ?? null;
  }

  get name(): string {
    return this.person?.name ?? "";
  }

  async recall(): Promise<void> {
    this.me = await server.me();
  }

  hears(person: string): boolean {
    return !(this.me?.muted ?? []).includes(person);
  }

  /** Hear no more of somebody in any chat, or hear them again. */
  async mute(person: string, silent: boolean): Promise<void> {
    const others = (this.me?.muted ?? []).filter((each) => each !== person);
    this.me = await server.changeMe({ muted: silent ? [...others, person] : others });
  }

  /** Be somebody: a new guest, or the same person under another name; who says no name keeps the one they have. */
  async call(name = ""): Promise<void> {
    const wanted = name.trim();
    if (this.person) {
      if (wanted && wanted !== this.name) this.me = await server.changeMe({ name: wanted });
      return;
    }
    this.me = await server.signIn(wanted || t("web-guest"));
    socket.renew();
  }

  /** Be somebody at a table: a guest is called by the name they give, an account keeps its own. */
  async sitAs(name: string): Promise<void> {
    await this.call(this.person?.claimed ? "" : name);
  }

  /** Come back to an account; `bring` the matches of the guest that this browser was. */
  async logIn(login: string, password: string, bring: boolean): Promise<void> {
    this.isMoving = true;
    try {
      this.me = await server.logIn(login, password, bring);
    } finally {
      this.isMoving = false;
    }
    socket.renew();
    const player = this.name;
    const brought = this.me.brought;
    this.greet(
      brought
        ? t("people-welcome-brought", { player, count: brought })
        : t("people-welcome-back", { player }),
    );
  }

  greet(words: string): void {
    this.greeting = words;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.greeting = ""), GREETING);
  }
}

export const session = new Session();
