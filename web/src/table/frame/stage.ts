/** The stage: a layer over the table on which pieces fly between places; all can be brought home at once. */
import { identityOf } from "../../i18n/identities.ts";
import type { Flight } from "../model/telling.ts";

const SVG = "http://www.w3.org/2000/svg";
const SIZE = 30;
/** Pieces of one event start so far apart. */
const APART = 60;

export class Stage {
  #layer: HTMLElement;
  #running = new Set<Animation>();

  constructor(layer: HTMLElement) {
    this.#layer = layer;
  }

  /** Let pieces fly from now plus `at` on, all home after `lasts`. */
  fly(flights: readonly Flight[], at: number, lasts: number): void {
    const apart = Math.min(APART, lasts / (2 * flights.length || 1));
    flights.forEach((flight, index) =>
      this.send(flight, at + index * apart, lasts - (flights.length - 1) * apart),
    );
  }

  /** Let a place pulse, twice. */
  pulse(place: string, seat: number, at: number, lasts: number): void {
    const box = lookFor(place)?.getBoundingClientRect();
    if (!box) return;
    const ring = document.createElement("div");
    ring.className = "pulse";
    ring.style.cssText = `left: ${box.left}px; top: ${box.top}px; width: ${box.width}px; height: ${box.height}px`;
    ring.style.color = `var(--p-${identityOf(seat)})`;
    this.#run(
      ring,
      [{ opacity: 0 }, { opacity: 1 }, { opacity: 0.35 }, { opacity: 1 }, { opacity: 0 }],
      at,
      lasts,
    );
  }

  skip(): void {
    for (const running of this.#running) running.finish();
  }

  /** Let one thing fly. */
  protected send(flight: Flight, at: number, lasts: number): void {
    const points = flight.stops.map(middleOf).filter((point) => point !== undefined);
    if (points.length < 2) return;
    const last = points.length - 1;
    const side = flight.image ? lookFor(flight.stops.at(-1) ?? "")?.getBoundingClientRect().width : undefined;
    const frames = points.map(([x, y], index): Keyframe => ({
      transform: `translate(${x}px, ${y}px) scale(${index && index < last ? 1.18 : 1})`,
      opacity: 1,
      offset: index / last,
    }));
    // What flies here is not here yet. Hidden by a style: an animation would tear the board into layers.
    const waiting = flight.hides ? pieceNamed(flight.hides) : undefined;
    waiting?.style.setProperty("visibility", "hidden");
    this.#run(pieceOf(flight, this.ownerOf(flight.seat), side), frames, at, lasts, () =>
      waiting?.style.removeProperty("visibility"),
    );
  }

  /** Whose symbols the pieces of a seat are. */
  protected ownerOf(seat: number): string {
    return identityOf(seat);
  }

  #run(piece: HTMLElement, frames: Keyframe[], delay: number, duration: number, then?: () => void): void {
    this.#layer.append(piece);
    const animation = piece.animate(frames, { delay, duration, easing: "cubic-bezier(.3, 0, .1, 1)" });
    this.#running.add(animation);
    animation.onfinish = () => {
      this.#running.delete(animation);
      then?.();
      piece.remove();
    };
  }
}

function pieceOf(flight: Flight, owner: string, side = SIZE): HTMLElement {
  const piece = document.createElement("div");
  piece.className = `flight ${flight.icon}`;
  if (flight.image) {
    const image = new Image(side, side);
    image.src = flight.image;
    piece.append(image);
    return piece;
  }
  const art = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  const isOwned = flight.icon === "worker" || flight.icon === "marker";
  art.setAttribute("viewBox", "0 0 24 24");
  art.setAttribute("width", String(SIZE));
  art.setAttribute("height", String(SIZE));
  use.setAttribute("href", `#${flight.icon}${isOwned ? `-${owner}` : ""}`);
  use.setAttribute("width", "24");
  use.setAttribute("height", "24");
  art.append(use);
  piece.append(art);
  if (flight.figure) {
    const figure = document.createElement("b");
    figure.textContent = flight.figure;
    if (isOwned) figure.style.color = `var(--p-${owner}-on)`;
    piece.append(figure);
  }
  return piece;
}

/** The middle of a place; where it is not drawn, that of what stands for it. */
function middleOf(place: string): readonly [number, number] | undefined {
  const box = lookFor(place)?.getBoundingClientRect();
  return box && [box.left + box.width / 2, box.top + box.height / 2];
}

/** What is drawn for a place: itself, the board it lies on, the middle of the table. */
export function lookFor(place: string): Element | undefined {
  const [seat = "", good = ""] = place.split("/");
  if (seat.startsWith("seat:")) {
    const panel = seen(`[data-seat="${seat.slice(5)}"]`);
    return (
      (good && panel?.querySelector(`[data-place="${good}"]`)) ||
      (good && panel?.hasAttribute("data-own") ? seen(`[data-place="${good}"]`) : undefined) ||
      panel?.querySelector("strong") ||
      panel
    );
  }
  const [, name = ""] = place.split(":");
  return (
    seen(`[data-place="${place}"]`) ?? seen(`[data-place="board:${name}"]`) ?? seen('[data-place="pyramid"]')
  );
}

function seen(selector: string): Element | undefined {
  return [...document.querySelectorAll(selector)].find((each) => each.getClientRects().length > 0);
}

function pieceNamed(name: string): SVGElement | undefined {
  const [seat, board] = name.split(":");
  return (
    document.querySelector<SVGElement>(`[data-piece="${name}"]`) ??
    document.querySelector<SVGElement>(`[data-piece^="${seat}:${board}:"]`) ??
    undefined
  );
}
