import { expect, test } from "vitest";
import { StillPointer } from "../../src/ui/still-pointer.ts";

const mouseAt = (clientX: number, clientY: number): PointerEvent =>
  ({ pointerType: "mouse", clientX, clientY }) as PointerEvent;

test("a mouse that moves onto something enters it", () => {
  const mouse = new StillPointer();
  expect(mouse.isEnteredUnmoved(mouseAt(10, 10))).toBe(false);
  expect(mouse.isEnteredUnmoved(mouseAt(11, 10))).toBe(false);
  expect(mouse.entersByMoving(mouseAt(12, 10))).toBe(false);
});

test("what slides under a mouse at rest is entered by its next move, once", () => {
  const mouse = new StillPointer();
  mouse.entersByMoving(mouseAt(10, 10));
  expect(mouse.isEnteredUnmoved(mouseAt(10, 10))).toBe(true);
  expect(mouse.entersByMoving(mouseAt(10, 10))).toBe(false);
  expect(mouse.entersByMoving(mouseAt(10, 11))).toBe(true);
  expect(mouse.entersByMoving(mouseAt(10, 12))).toBe(false);
});
