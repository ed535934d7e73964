/** The gutter around the pyramid, where others' ways stay marked without hiding a figure. */
import type { Box } from "../geometry.ts";

export interface Point {
  x: number;
  y: number;
}
/** Trails of several players in one gutter lie so far apart. */
const APART = 3;

/** The gutter as a rectangle, and where the boards of the ring touch it: clockwise, in sides from the top left. */
export class Gutter {
  readonly #corners: readonly Point[];
  readonly #stops: readonly number[];

  constructor(boxes: readonly Box[], lane: number) {
    const [top, , east, , bottom, , west] = boxes;
    const away = (lane - 1) * APART;
    const left = middle((west?.x ?? 0) + (west?.w ?? 0), top?.x ?? 0) - away;
    const right = middle((top?.x ?? 0) + (top?.w ?? 0), east?.x ?? 0) + away;
    const up = middle((top?.y ?? 0) + (top?.h ?? 0), west?.y ?? 0) - away;
    // Names of boards stand at their upper edges: below, all lanes lie nearer to the pyramid.
    const down = middle((west?.y ?? 0) + (west?.h ?? 0), bottom?.y ?? 0) + away - 2 * APART;
    this.#corners = [
      { x: left, y: up },
      { x: right, y: up },
      { x: right, y: down },
      { x: left, y: down },
    ];
    // The Palace lies in the middle of the first side; every board after it is half a side further.
    this.#stops = boxes.map((_, index) => (index + 1) / 2);
  }

  /** The point so many sides after the upper left corner. */
  at(way: number): Point {
    const side = Math.floor(way) % this.#corners.length;
    const [from, to] = [this.#corners[side], this.#corners[(side + 1) % this.#corners.length]];
    const part = way - Math.floor(way);
    return {
      x: (from?.x ?? 0) + part * ((to?.x ?? 0) - (from?.x ?? 0)),
      y: (from?.y ?? 0) + part * ((to?.y ?? 0) - (from?.y ?? 0)),
    };
  }

  /** From one board to another, clockwise: the line with its corners, and a footprint between each two boards. */
  way(from: number, to: number): { line: Point[]; steps: (Point & { turn: number })[] } {
    const begin = this.#stops[from] ?? 0;
    const boards = (to - from + this.#stops.length) % this.#stops.length || this.#stops.length;
    const line = Array.from({ length: boards + 1 }, (_, step) => this.at(begin + step / 2));
    const steps = Array.from({ length: boards }, (_, step) => {
      const there = begin + step / 2 + 1 / 4;
      return { ...this.at(there), turn: 90 * (Math.floor(there) + 1) };
    });
    return { line, steps };
  }
}

const middle = (one: number, other: number): number => (one + other) / 2;
