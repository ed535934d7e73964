/** The stage of my own turn: what happens next waits until everything before it has come home. */
import { Stage } from "../../../table/frame/stage.ts";
import { whose } from "../art/owners.ts";
import type { Flight } from "./flights.ts";

/** Later than this nobody remembers what happened: old flights are dropped. */
const STALE = 2500;

export class OwnStage extends Stage {
  #free = 0;

  show(flights: readonly Flight[]): void {
    if (!flights.length) return;
    const now = performance.now();
    if (this.#free - now > STALE) this.skip();
    const begin = Math.max(0, this.#free - now);
    for (const flight of flights) this.send(flight, begin + flight.at, flight.lasts);
    this.#free = now + begin + Math.max(...flights.map((flight) => flight.at + flight.lasts));
  }

  override skip(): void {
    super.skip();
    this.#free = 0;
  }

  protected override ownerOf(seat: number): string {
    return whose(seat);
  }
}
