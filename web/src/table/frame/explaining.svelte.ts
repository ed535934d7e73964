/** Explaining: whose card is open, by a pointer that rests, a focus, a finger that stays. */

/** How long a pointer rests before a card opens, how long a card stays behind it, how long a finger is held. */
const REST = 250;
const LINGER = 120;
const LONG = 400;
/** A finger that has gone farther pans or drags. */
const FAR = 6;

/** A place that is explained: its name, whose panel it lies in, and where it is drawn. */
export interface Explained {
  place: string;
  seat: number | undefined;
  box: DOMRect;
}

export class Explaining {
  shown = $state.raw<Explained | undefined>();
  #timer = 0;
  /** What the mouse has moved onto. */
  #over: EventTarget | null = null;
  /** Whether a finger lies on something that has a card. */
  #press = false;
  #swallows = false;
  /** Whether the pointer that went down has gone elsewhere since. */
  #moved = false;
  #start: { x: number; y: number } | undefined;

  /** `hasCard` says of which places there is something to tell. */
  constructor(readonly hasCard: (place: string) => boolean) {}

  /** A mouse points by moving: what slides under one at rest opens no card. */
  #point(event: PointerEvent): void {
    clearTimeout(this.#timer);
    // What is written on the card can be clicked: it stays as long as the pointer is on it.
    if ((event.target as Element | null)?.closest(".hover-card")) return;
    const holder = this.#holderAt(event.clientX, event.clientY);
    this.#timer = holder
      ? window.setTimeout(() => this.#show(holder), this.shown ? LINGER : REST)
      : window.setTimeout(() => this.close(), LINGER);
  }

  /** A mouse that has left the page points at nothing. */
  out(event: PointerEvent): void {
    if (event.pointerType !== "mouse" || event.relatedTarget) return;
    this.#over = null;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.close(), LINGER);
  }

  down(event: PointerEvent): void {
    this.#swallows = false;
    this.#moved = false;
    this.#start = { x: event.clientX, y: event.clientY };
    if ((event.target as Element | null)?.closest(".hover-card")) return;
    this.close();
    if (event.pointerType === "mouse") return;
    const holder = this.#holderAt(event.clientX, event.clientY);
    if (!holder) return;
    this.#press = true;
    this.#timer = window.setTimeout(() => {
      this.#show(holder);
      this.#swallows = true;
    }, LONG);
  }

  move(event: PointerEvent): void {
    if (event.pointerType === "mouse" && !event.buttons && event.target !== this.#over) {
      this.#over = event.target;
      this.#point(event);
    }
    if (!this.#start || Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y) < FAR)
      return;
    this.#moved = true;
    this.up();
  }

  up(): void {
    this.#start = undefined;
    if (!this.#press) return;
    this.#press = false;
    clearTimeout(this.#timer);
  }

  /** A click on what is only there to be looked at explains it; the one that ends a long press has done so. */
  click(event: MouseEvent): void {
    if (this.#swallows) {
      this.swallow(event);
      this.#swallows = false;
      return;
    }
    const holder = (event.target as Element | null)?.closest<HTMLElement | SVGElement>("[data-explains]");
    if (holder && !this.#moved) this.#show(holder);
  }

  /** A finger that stays opens no menu of the browser. */
  swallow(event: Event): void {
    if (!this.#swallows && !this.#press) return;
    event.stopPropagation();
    event.preventDefault();
  }

  /** What the keys have reached; a click that focuses has meant something else. */
  focus(event: FocusEvent): void {
    const target = event.target as Element | null;
    const holder = target?.closest<HTMLElement | SVGElement>("[data-place]");
    if (holder && target?.matches(":focus-visible") && this.hasCard(holder.dataset.place ?? ""))
      this.#show(holder);
  }

  blur(event: FocusEvent): void {
    if (!(event.relatedTarget as Element | null)?.closest(".hover-card")) this.close();
  }

  close(): boolean {
    clearTimeout(this.#timer);
    const wasOpen = this.shown !== undefined;
    this.shown = undefined;
    return wasOpen;
  }

  #show(holder: HTMLElement | SVGElement): void {
    const { place } = holder.dataset;
    if (!place || !holder.isConnected) return;
    const owner = holder.closest<HTMLElement>("[data-seat]")?.dataset.seat;
    this.shown = {
      place,
      seat: owner === undefined ? undefined : Number(owner),
      box: holder.getBoundingClientRect(),
    };
  }

  /** The topmost place under a point that has a card; whatever lies over all of them hides them. */
  #holderAt(x: number, y: number): HTMLElement | SVGElement | undefined {
    for (const element of document.elementsFromPoint(x, y)) {
      if (element.closest("dialog, .hover-card")) return undefined;
      const holder = element.closest<HTMLElement | SVGElement>("[data-place]");
      if (holder && this.hasCard(holder.dataset.place ?? "")) return holder;
    }
    return undefined;
  }
}
