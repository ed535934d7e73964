/** Pointing: clicks, taps, drags and hovering over anything that is a place. */
import type { Choosing } from "./choosing.svelte.ts";

const FAR = 8;
const LONG = 400;
/** How long a pointer rests before a card opens, and how long a card stays behind it. */
const REST = 250;
const LINGER = 120;

export class Pointing {
  /** The place whose card is open, and where it was pointed at. */
  shown = $state.raw<{ place: string; box: DOMRect } | undefined>();
  /** A piece that is being dragged. */
  dragged = $state.raw<{ place: string; x: number; y: number } | undefined>();
  #start: { place: string; x: number; y: number; id: number } | undefined;
  #timer = 0;
  /** What the mouse has moved onto. */
  #over: EventTarget | null = null;
  #wasTouch = false;
  #swallow = false;

  /** `refuse` answers a click on a place that cannot be chosen. */
  constructor(
    readonly choosing: Choosing,
    readonly refuse: (place: string) => void,
  ) {}

  /** The topmost place under a point, and the topmost that is lit. */
  #under(x: number, y: number): { top?: HTMLElement | SVGElement; lit?: string } {
    const found: { top?: HTMLElement | SVGElement; lit?: string } = {};
    for (const element of document.elementsFromPoint(x, y)) {
      // What lies under a card, or under the site that is seen large, is not meant.
      if (element.closest("dialog, .btn, .hover-card") || element.matches(".site")) return found;
      const holder = element.closest<HTMLElement | SVGElement>("[data-place]");
      if (!holder) continue;
      found.top ??= holder;
      const place = holder.dataset.place ?? "";
      if (place === "turn" || this.choosing.lit(place) || this.choosing.chosen(place)) {
        found.lit = place;
        return found;
      }
    }
    return found;
  }

  click(event: MouseEvent, commitsAtOnce: boolean): void {
    if (this.#swallow) {
      this.#swallow = false;
      return;
    }
    const target = event.target as Element | null;
    if (event.detail === 0 || target?.closest("button, a, dialog, input")) return;
    const { lit, top } = this.#under(event.clientX, event.clientY);
    this.choosing.table.explain("");
    if (!lit && top?.dataset.place) this.refuse(top.dataset.place);
    if (lit === "turn") this.choosing.turn();
    else if (lit) this.choosing.pick(lit, this.#wasTouch && !commitsAtOnce);
    else if (!top) this.close();
    const holder = lit?.startsWith("board:")
      ? document.querySelector<SVGElement>(`[data-place="${lit}"]`)
      : top;
    if (this.#wasTouch && holder && !lit?.startsWith("worker:")) this.#show(holder);
    else if (lit) this.close();
  }

  /** What the mouse lies over is pointed at, whether it has moved there or what is lit has slid under it. */
  over(event: PointerEvent): void {
    if (event.pointerType !== "mouse" || this.dragged || this.#isAside(event)) return;
    this.choosing.pointed = this.#under(event.clientX, event.clientY).lit;
  }

  /** A card opens only where the mouse has moved: what slides under one at rest opens none. */
  #point(event: PointerEvent): void {
    clearTimeout(this.#timer);
    // The card's own rows can be clicked: it stays as long as the pointer is on it.
    if ((event.target as Element | null)?.closest(".hover-card")) return;
    const top = this.#isAside(event) ? undefined : this.#under(event.clientX, event.clientY).top;
    this.#timer = top
      ? window.setTimeout(() => this.#show(top), this.shown ? LINGER : REST)
      : window.setTimeout(() => this.close(), LINGER);
  }

  /** Whether the mouse is on what has nothing to do with places on the board. */
  #isAside(event: PointerEvent): boolean {
    return Boolean((event.target as Element | null)?.closest(".decide, dialog, .hover-card"));
  }

  /** A mouse that has left the page points at nothing; a finger that was lifted has pointed at what it opened. */
  out(event: PointerEvent): void {
    if (event.pointerType !== "mouse" || event.relatedTarget) return;
    this.#over = null;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.close(), LINGER);
  }

  down(event: PointerEvent): void {
    this.#wasTouch = event.pointerType !== "mouse";
    // A long press is not always followed by the click that it should swallow.
    this.#swallow = false;
    if (event.button > 0) return;
    const { top, lit } = this.#under(event.clientX, event.clientY);
    if (lit && lit !== "turn")
      this.#start = { place: lit, x: event.clientX, y: event.clientY, id: event.pointerId };
    if (this.#wasTouch && top) {
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => {
        this.#show(top);
        this.#swallow = true;
      }, LONG);
    }
  }

  move(event: PointerEvent): void {
    if (event.pointerType === "mouse" && !this.dragged && event.target !== this.#over) {
      this.#over = event.target;
      this.#point(event);
    }
    if (this.#start?.id !== event.pointerId) return;
    if (!this.dragged && Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y) < FAR)
      return;
    if (!this.dragged) {
      clearTimeout(this.#timer);
      if (!/^(worker|offer|decoration|spot)/.test(this.#start.place)) {
        this.#start = undefined;
        return;
      }
      this.close();
      if (!this.choosing.chosen(this.#start.place)) this.choosing.pick(this.#start.place);
    }
    this.dragged = { place: this.#start.place, x: event.clientX, y: event.clientY };
    const { lit } = this.#under(event.clientX, event.clientY);
    this.choosing.pointed = lit;
  }

  up(event: PointerEvent): void {
    clearTimeout(this.#timer);
    if (this.dragged) {
      const { lit } = this.#under(event.clientX, event.clientY);
      if (lit && lit !== this.#start?.place && !this.choosing.chosen(lit)) this.choosing.pick(lit);
      this.dragged = undefined;
      // The click that follows a drag chooses nothing.
      this.#swallow = true;
      setTimeout(() => (this.#swallow = false));
    }
    this.#start = undefined;
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.dragged = undefined;
    this.#start = undefined;
  }

  wheel(event: WheelEvent): void {
    const { lit } = this.#under(event.clientX, event.clientY);
    if (lit?.startsWith("spot:") && this.choosing.chosen(lit)) this.choosing.turn(event.deltaY > 0 ? 1 : -1);
  }

  /** Open the card of a place that the keys have reached. */
  explain(place: string): void {
    const holder = [
      ...document.querySelectorAll<HTMLElement | SVGElement>(`[data-place="${CSS.escape(place)}"]`),
    ].find((each) => each.getClientRects().length > 0);
    if (holder) this.#show(holder);
    else this.close();
  }

  #show(holder: HTMLElement | SVGElement): void {
    const place = holder.dataset.place;
    if (place && holder.isConnected) this.shown = { place, box: holder.getBoundingClientRect() };
  }

  close(): boolean {
    clearTimeout(this.#timer);
    const open = this.shown !== undefined;
    this.shown = undefined;
    return open;
  }
}
