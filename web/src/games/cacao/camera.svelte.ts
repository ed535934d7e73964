/** The camera over the map: where it looks and how near. */

export interface Bounds {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

const NEAREST = 2;
const FARTHEST = 0.22;
/** A tile is never fitted larger than this, so that an empty table does not shout. */
const FITTED = 0.92;
/** A map higher than this is one of a large screen: there tiles are fitted larger, too. */
const FITTED_TO = 870;
const MARGIN = 14;
export const UNIT = 100;

export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(0.7);
  width = $state(0);
  height = $state(0);
  /** Whether a finger or a wheel is at it: then nothing glides. */
  moving = $state(false);
  /** Counts what fingers, wheel and keys did: a map that is moved by hand is drawn as one picture. */
  handled = $state(0);
  /** Whether the reader has taken the camera in hand; then it follows nobody. */
  held = $state(false);

  /** Show all of the bounds, but no tile smaller than `least`; then rather look at `focus`. */
  fit(bounds: Bounds, least: number, focus?: readonly [number, number]): void {
    if (!this.width || !this.height) return;
    const wide = (bounds.x1 - bounds.x0 + 1) * UNIT;
    const high = (bounds.y1 - bounds.y0 + 1) * UNIT;
    const largest = Math.max(FITTED, this.height / FITTED_TO);
    const whole = Math.min((this.width - 2 * MARGIN) / wide, (this.height - 2 * MARGIN) / high, largest);
    this.scale = Math.max(whole, least);
    const middle: [number, number] = [(bounds.x0 + bounds.x1 + 1) / 2, (bounds.y0 + bounds.y1 + 1) / 2];
    const at = this.scale > whole && focus ? ([focus[0] + 0.5, focus[1] + 0.5] as const) : middle;
    this.x = this.width / 2 - at[0] * UNIT * this.scale;
    this.y = this.height / 2 - at[1] * UNIT * this.scale;
    if (this.scale > whole) this.#clamp(bounds);
  }

  /** Zoom by a factor around a point of the screen. */
  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    const scale = Math.min(NEAREST, Math.max(FARTHEST, this.scale * factor));
    this.x = px - ((px - this.x) * scale) / this.scale;
    this.y = py - ((py - this.y) * scale) / this.scale;
    this.scale = scale;
    this.held = true;
    this.handled += 1;
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.held = true;
    this.handled += 1;
  }

  /** Move just as far as needed to have a cell and its neighbours in sight. */
  reveal(cell: readonly [number, number]): void {
    const size = UNIT * this.scale;
    const into = (at: number, place: number, room: number): number => {
      // A whole neighbour on each side, where there is room for it.
      const beside = room > 3.4 * size ? 1.1 : 0.6;
      const low = at + (place - beside) * size;
      const high = at + (place + 1 + beside) * size;
      if (low < 0) return at - low;
      return high > room ? at - (high - room) : at;
    };
    this.x = into(this.x, cell[0], this.width);
    this.y = into(this.y, cell[1], this.height);
  }

  /** The cell under a point of the screen. */
  cellAt(px: number, py: number): readonly [number, number] {
    return [Math.floor((px - this.x) / this.scale / UNIT), Math.floor((py - this.y) / this.scale / UNIT)];
  }

  /** Do not show more emptiness than needed while looking at a part. */
  #clamp(bounds: Bounds): void {
    const size = UNIT * this.scale;
    const clamp = (at: number, low: number, high: number, room: number): number =>
      (high - low + 1) * size + 2 * MARGIN <= room
        ? room / 2 - ((low + high + 1) / 2) * size
        : Math.min(MARGIN - low * size, Math.max(room - MARGIN - (high + 1) * size, at));
    this.x = clamp(this.x, bounds.x0, bounds.x1, this.width);
    this.y = clamp(this.y, bounds.y0, bounds.y1, this.height);
  }
}
