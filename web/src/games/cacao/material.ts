// Written by `python -m patolli.server.typescript` from src/patolli/games/cacao/material: change that.

export const SIDES = ["north", "east", "south", "west"] as const;
export const MARKET_PRICES: readonly number[] = [2, 3, 4];
export const WATER_TRACK: readonly number[] = [-10, -4, -1, 0, 2, 4, 7, 11, 16];
export const STORAGE = 5;
export const SUN_PLACES = 3;
