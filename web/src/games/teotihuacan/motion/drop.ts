/** A built piece is lowered onto its place: larger and nearer first, then it lies there. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { settings } from "../../../app/settings.svelte.ts";

const LOWERED = 420;

export function drop(_node: Element, { x, y }: { x: number; y: number }): TransitionConfig {
  const css = (t: number, u: number): string =>
    [
      `transform: translate(${x * u * 0.35}px, ${(y * u * 0.35 - 34 * u).toFixed(2)}px) scale(${1 + 0.35 * u})`,
      `transform-origin: ${x}px ${y}px`,
      `opacity: ${Math.min(1, 0.25 + 1.5 * t)}`,
    ].join("; ");
  return { duration: settings.still ? 0 : LOWERED, easing: cubicOut, css };
}
