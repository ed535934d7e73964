/**
 * Pictures: symbols of the sprite, laid over one another as one image.
 *
 * A symbol that is used a hundred times is a hundred trees to the browser; an image is one thing. A drawing is still
 * painted stroke by stroke whenever a map is moved or zoomed: so each is traced once, in an idle moment, and copied
 * from then on.
 */
import { SvelteMap } from "svelte/reactivity";
import { pigmented } from "./pigments.ts";

export interface Layer {
  symbol: string;
  /** Quarter turns around the middle of the 100 by 100 square. */
  turns?: number;
}

const drawn = new Map<string, string>();
const traced = new SvelteMap<string, string>();
const waiting = new Set<string>();
let tracing = false;

/** The address of an image of 100 by 100, made of these layers from below upwards. */
export function pictureOf(...layers: Layer[]): string {
  const name = layers.map(({ symbol, turns = 0 }) => `${symbol}@${turns}`).join("+");
  const known = traced.get(name) ?? drawn.get(name);
  if (known) return known;
  const address = draw(layers);
  drawn.set(name, address);
  waiting.add(name);
  if (!tracing) {
    tracing = true;
    idle(() => void trace());
  }
  return address;
}

function draw(layers: readonly Layer[]): string {
  const parts = new Map<string, string>();
  for (const { symbol } of layers) gather(symbol, parts);
  const uses = layers.map(
    ({ symbol, turns = 0 }) =>
      `<use href="#${symbol}" width="100" height="100"${turns ? ` transform="rotate(${90 * turns} 50 50)"` : ""}/>`,
  );
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">`;
  const source = `${head}<defs>${[...parts.values()].join("")}</defs>${uses.join("")}</svg>`;
  // An image knows nothing of the page's tokens; pigments are the same in both themes.
  const tokens = getComputedStyle(document.documentElement);
  const whole = pigmented(source, (token) => tokens.getPropertyValue(token));
  return `data:image/svg+xml,${encodeURIComponent(whole)}`;
}

/** A symbol and all that it refers to, each once. */
function gather(id: string, parts: Map<string, string>): void {
  if (parts.has(id)) return;
  const source = document.getElementById(id)?.outerHTML ?? "";
  parts.set(id, source);
  for (const match of source.matchAll(/(?:href="#|url\(#)([\w-]+)/g)) if (match[1]) gather(match[1], parts);
}

/** Dots along one side: enough for the nearest look on this screen. */
const SIDE = 128 * Math.min(2, Math.ceil(devicePixelRatio));

const idle = (then: () => void): void => {
  if ("requestIdleCallback" in window) requestIdleCallback(then, { timeout: 2000 });
  else setTimeout(then, 200);
};

/** Trace what waits, one picture in each idle moment; all are shown together at the end: the map is painted once. */
async function trace(): Promise<void> {
  const ready = new Map<string, string>();
  for (const name of waiting) {
    waiting.delete(name);
    ready.set(name, await dots(drawn.get(name) ?? ""));
    await new Promise<void>(idle);
  }
  for (const [name, address] of ready) traced.set(name, address);
  tracing = false;
}

async function dots(drawing: string): Promise<string> {
  const image = new Image(SIDE, SIDE);
  image.src = drawing;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIDE;
  canvas.getContext("2d")?.drawImage(image, 0, 0, SIDE, SIDE);
  return canvas.toDataURL();
}
