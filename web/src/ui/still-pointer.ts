/** A mouse at rest: what slides under it is not pointed at until the mouse moves. */

export class StillPointer {
  #x = Number.NaN;
  #y = Number.NaN;
  #owed = false;

  /** Whether this entering came from what lies there, not from the mouse. */
  isEnteredUnmoved(event: PointerEvent): boolean {
    this.#owed = !this.#moves(event);
    return this.#owed;
  }

  /** Whether this is the first move over what had slid under the mouse: an entering nobody else will tell. */
  entersByMoving(event: PointerEvent): boolean {
    if (event.pointerType !== "mouse" || !this.#moves(event)) return false;
    const enters = this.#owed;
    this.#owed = false;
    return enters;
  }

  #moves(event: PointerEvent): boolean {
    const moves = event.clientX !== this.#x || event.clientY !== this.#y;
    this.#x = event.clientX;
    this.#y = event.clientY;
    return moves;
  }
}
