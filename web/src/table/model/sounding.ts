/** Which sound belongs to what has just been told: one at a time, and each once. */
import type { SoundName } from "../../ui/sounds.ts";
import type { Entry } from "../../wire/types.ts";

/** Of several the rarest is heard. */
const RAREST: readonly SoundName[] = ["end", "eclipse", "turn", "tile", "coin", "worker"];

export class Sounding {
  #told: readonly Entry[] = [];
  #wasMine = false;

  /** What to play after these entries; that a turn is mine may be said later than what led to it. */
  next(
    fresh: readonly Entry[],
    isMine: boolean,
    sounds: Readonly<Record<string, SoundName>>,
    endEvent: string | undefined,
  ): SoundName | undefined {
    const news = fresh === this.#told ? [] : fresh;
    const kinds = news.flatMap((entry) => entry.events).map((event) => event.kind);
    const heard = new Set(kinds.map((kind) => (kind === endEvent ? "end" : sounds[kind])));
    if (isMine && !this.#wasMine) heard.add("turn");
    this.#told = fresh;
    this.#wasMine = isMine;
    return RAREST.find((name) => heard.has(name));
  }
}
