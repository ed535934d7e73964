/**
 * Pictures: symbols of the sprite, laid over one another as one image.
 *
 * A symbol that is used a hundred times is a hundred trees to the browser; an image is one thing, drawn once and copied.
 */

export interface Layer {
  symbol: string;
  /** Quarter turns around the middle of the 100 by 100 square. */
  turns?: number;
}

const made = new Map<string, string>();

/** The address of an image of 100 by 100, made of these layers from below upwards. */
export function pictureOf(...layers: Layer[]): string {
  const name = layers.map(({ symbol, turns = 0 }) => `${symbol}@${turns}`).join("+");
  const known = made.get(name);
  if (known) return known;
  const parts = new Map<string, string>();
  for (const { symbol } of layers) gather(symbol, parts);
  const uses = layers.map(({ symbol, turns = 0 }) => `<use href="#${symbol}" width="100" height="100"${turns ? ` transform="rotate(${90 * turns} 50 50)"` : ""}/>`);
  const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100"><defs>${[...parts.values()].join("")}</defs>${uses.join("")}</svg>`;
  const address = `data:image/svg+xml,${encodeURIComponent(source)}`;
  made.set(name, address);
  return address;
}

/** A symbol and all that it refers to, each once. */
function gather(id: string, parts: Map<string, string>): void {
  if (parts.has(id)) return;
  const source = document.getElementById(id)?.outerHTML ?? "";
  parts.set(id, source);
  for (const match of source.matchAll(/(?:href="#|url\(#)([\w-]+)/g)) if (match[1]) gather(match[1], parts);
}
