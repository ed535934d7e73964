/** For whom a public table is meant, in words. */
import type { TableSheet } from "../wire/types.ts";
import { t } from "./texts.svelte.ts";

export type Level = TableSheet["level"];

const KEYS: Record<Level, string> = {
  any: "people-level-any",
  beginners: "people-level-beginners",
  regulars: "people-level-regulars",
  experts: "people-level-experts",
};

/** The open one first. */
export const LEVELS = Object.keys(KEYS) as Level[];

export const levelText = (level: Level): string => t(KEYS[level]);
