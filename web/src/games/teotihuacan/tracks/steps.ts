/** The steps of the tracks, where discovery tiles lie on them, and what the ascension wheel pays. */
import {
  ASCENSION_COCOA,
  AVENUE_LAST_STEP,
  AVENUE_TILE_STEPS,
  PYRAMID_TRACK_LAST_STEP,
  TEMPLE_TILE_STEPS,
  TEMPLES,
} from "../material.ts";
import type { TempleName } from "../view.ts";

export const AVENUE_STEPS = AVENUE_LAST_STEP + 1;
export const PYRAMID_STEPS = PYRAMID_TRACK_LAST_STEP + 1;

/** The place in the View where tiles lie beside a step. */
export const templeGroup = (temple: TempleName, step: number): string | undefined =>
  TEMPLE_TILE_STEPS[temple].includes(step) ? `${temple}_${step}` : undefined;
export const avenueGroup = (step: number): string | undefined =>
  AVENUE_TILE_STEPS.includes(step) ? `avenue_${step}` : undefined;

/** All such places. */
export const GROUPS: readonly string[] = [
  ...AVENUE_TILE_STEPS.flatMap((step) => avenueGroup(step) ?? []),
  ...TEMPLES.flatMap((temple) =>
    TEMPLE_TILE_STEPS[temple].flatMap((step) => templeGroup(temple, step) ?? []),
  ),
];

/** Clockwise from the top of the wheel. */
export const REWARDS = ["points", "two_temples", "fourth_worker", "one_temple", "cocoa"] as const;
export const ascensionCocoa = (options: Record<string, string>): number =>
  options.edition === "first" ? ASCENSION_COCOA.first : ASCENSION_COCOA.second;
