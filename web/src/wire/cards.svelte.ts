/** The games that can be played here, as the server declares them. */
import { server } from "./http.ts";
import type { GameCard } from "./types.ts";

class Cards {
  all = $state.raw<GameCard[]>([]);
  #asked: Promise<GameCard[]> | undefined;

  bring(): Promise<GameCard[]> {
    this.#asked ??= server.games().then((cards) => (this.all = cards));
    return this.#asked;
  }

  of(key: string): GameCard | undefined {
    return this.all.find((card) => card.key === key);
  }
}

export const cards = new Cards();
