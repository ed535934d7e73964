/** Who sits in front of this browser: a name is enough. */
import { server } from "../wire/http.ts";
import { socket } from "../wire/socket.svelte.ts";
import type { Me, Person } from "../wire/types.ts";

class Session {
  me = $state.raw<Me | undefined>();

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

  /** Be somebody: a new guest, or the same person under another name. */
  async call(name: string): Promise<void> {
    if (this.person) {
      if (name !== this.name) this.me = await server.changeMe({ name });
      return;
    }
    this.me = await server.signIn(name);
    socket.renew();
  }
}

export const session = new Session();
