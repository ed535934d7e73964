/** The eight boards: their numbers, and what is drawn on them. */
import { BOARDS, RESOURCE_CELLS, WORSHIP_TEMPLE } from "./material.ts";
import type { BoardName, TempleName } from "./view.ts";

export type ResourceBoardName = keyof typeof RESOURCE_CELLS;

export const boardNamed = (name: unknown): BoardName | undefined => BOARDS.find((board) => board === name);
export const numberOf = (board: BoardName): number => BOARDS.indexOf(board) + 1;
export const isResourceBoard = (board: BoardName): board is ResourceBoardName => board in RESOURCE_CELLS;

const temples: Partial<Record<BoardName, TempleName | "any">> = WORSHIP_TEMPLE;
/** The temple beside a board's worship space. */
export const worshipTemple = (board: BoardName): TempleName | "any" | undefined => temples[board];
