/** Where the eight boards of the ring lie, clockwise from the Palace; the drawing is 946 by 764. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const WIDE = 946;
export const HIGH = 764;
/** Room under the lowest boards for what going there would bring. */
export const FOOT = 18;
const SIDE = 254;
const CORNER = 196;
const MIDDLE = 418;
const GAP = 10;
const right = SIDE + MIDDLE + 2 * GAP;
const bottom = HIGH - CORNER;
const between = HIGH - 2 * (CORNER + GAP);

export const RING: readonly Box[] = [
  { x: SIDE + GAP, y: 0, w: MIDDLE, h: CORNER },
  { x: right, y: 0, w: SIDE, h: CORNER },
  { x: right, y: CORNER + GAP, w: SIDE, h: between },
  { x: right, y: bottom, w: SIDE, h: CORNER },
  { x: SIDE + GAP, y: bottom, w: MIDDLE, h: CORNER },
  { x: 0, y: bottom, w: SIDE, h: CORNER },
  { x: 0, y: CORNER + GAP, w: SIDE, h: between },
  { x: 0, y: 0, w: SIDE, h: CORNER },
];
export const CENTRE: Box = { x: SIDE + GAP, y: CORNER + GAP, w: MIDDLE, h: between };
export const CELL = 34;
/** The pyramid stands right of the middle: its track needs room on the left. */
export const PYRAMID = { x: CENTRE.x + MIDDLE / 2 - 4 * CELL + 15, y: CENTRE.y + between / 2 - 4 * CELL };

/** Where a footprint lies between a board of the ring and the one after it. */
export const FOOTPRINTS: readonly { x: number; y: number; turn: number }[] = [
  { x: right - GAP / 2, y: 128, turn: 90 },
  { x: right + SIDE / 2 + 76, y: CORNER + GAP / 2, turn: 180 },
  { x: right + SIDE / 2 + 76, y: bottom - GAP / 2, turn: 180 },
  { x: right - GAP / 2, y: bottom + 68, turn: 270 },
  { x: SIDE + GAP / 2, y: bottom + 68, turn: 270 },
  { x: SIDE / 2 - 76, y: bottom - GAP / 2, turn: 0 },
  { x: SIDE / 2 - 76, y: CORNER + GAP / 2, turn: 0 },
  { x: SIDE + GAP / 2, y: 128, turn: 90 },
];
