/** The stage: a layer over the table on which pieces fly; a click or a key brings all of them home at once. */
import { whose } from "../art/owners.ts";
import type { Flight } from "./flights.ts";

const SVG = "http://www.w3.org/2000/svg";
/** Later than this nobody remembers what happened: old flights are dropped. */
const STALE = 2500;
const SIZE = 30;

export class Stage {
  #layer: HTMLElement;
  #running = new Set<Animation>();
  #free = 0;

  constructor(layer: HTMLElement) {
    this.#layer = layer;
  }

  show(flights: readonly Flight[]): void {
    if (!flights.length) return;
    const now = performance.now();
    if (this.#free - now > STALE) this.skip();
    const begin = Math.max(0, this.#free - now);
    for (const flight of flights) this.#fly(flight, begin);
    this.#free = now + begin + Math.max(...flights.map((flight) => flight.at + flight.lasts));
  }

  skip(): void {
    for (const running of this.#running) running.finish();
    this.#free = 0;
  }

  #fly(flight: Flight, begin: number): void {
    const points = flight.stops.map(centreOf).filter((point) => point !== undefined);
    if (points.length < 2) return;
    const piece = pieceOf(flight);
    this.#layer.append(piece);
    const timing: KeyframeAnimationOptions = {
      delay: begin + flight.at,
      duration: flight.lasts,
      easing: "cubic-bezier(.3, 0, .1, 1)",
    };
    const last = points.length - 1;
    const frames = points.map(([x, y], index): Keyframe => ({
      transform: `translate(${x}px, ${y}px) scale(${index && index < last ? 1.18 : 1})`,
      opacity: 1,
      offset: index / last,
    }));
    // What flies here is not here yet. Hidden by a style: an animation would tear the board into layers.
    const waiting = flight.hides ? pieceAt(flight.hides) : undefined;
    waiting?.style.setProperty("visibility", "hidden");
    const animation = piece.animate(frames, timing);
    this.#running.add(animation);
    animation.onfinish = () => {
      this.#running.delete(animation);
      waiting?.style.removeProperty("visibility");
      piece.remove();
    };
  }
}

function pieceOf(flight: Flight): HTMLElement {
  const piece = document.createElement("div");
  piece.className = `flight ${flight.icon}`;
  const art = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  const name =
    flight.icon === "worker" || flight.icon === "marker"
      ? `${flight.icon}-${whose(flight.seat)}`
      : flight.icon;
  art.setAttribute("viewBox", "0 0 24 24");
  art.setAttribute("width", String(SIZE));
  art.setAttribute("height", String(SIZE));
  use.setAttribute("href", `#${name}`);
  use.setAttribute("width", "24");
  use.setAttribute("height", "24");
  art.append(use);
  piece.append(art);
  if (flight.figure) {
    const figure = document.createElement("b");
    figure.textContent = flight.figure;
    if (flight.icon === "worker") figure.style.color = `var(--p-${whose(flight.seat)}-on)`;
    piece.append(figure);
  }
  return piece;
}

/** The middle of a place; where it is not drawn, that of what stands for it. */
function centreOf(place: string): readonly [number, number] | undefined {
  const found = lookFor(place);
  const box = found?.getBoundingClientRect();
  return box && [box.left + box.width / 2, box.top + box.height / 2];
}

function lookFor(place: string): Element | undefined {
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

function pieceAt(name: string): SVGElement | undefined {
  const [seat, board] = name.split(":");
  return (
    document.querySelector<SVGElement>(`[data-piece="${name}"]`) ??
    document.querySelector<SVGElement>(`[data-piece^="${seat}:${board}:"]`) ??
    undefined
  );
}
