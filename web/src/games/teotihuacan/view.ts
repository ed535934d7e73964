/** Teotihuacan's View as the wire carries it. */

export type BoardName =
  | "palace"
  | "forest"
  | "stone_quarry"
  | "gold_deposits"
  | "alchemy"
  | "nobles"
  | "decorations"
  | "construction";
export type TempleName = "blue" | "red" | "green";
export type SideName = "top" | "right" | "bottom" | "left";
export type Good = "wood" | "stone" | "gold" | "cocoa";

/** `space` counts the worship spaces from 1; 0 is the general area. */
export interface Worker {
  board: BoardName;
  power: number;
  space: number;
}
export interface Player {
  bot: boolean;
  points: number;
  wood: number;
  stone: number;
  gold: number;
  cocoa: number;
  temples: Record<TempleName, number>;
  avenue: number;
  pyramid_track: number;
  workers: Worker[];
  technologies: string[];
  tiles: string[];
  used_tiles: string[];
  masks: number;
  mask_points: number;
  salary: number;
  bonuses: Partial<Record<TempleName, number>>;
  sheet: Record<string, number[]>;
}
export interface BuiltTile {
  spot: string;
  tile: string;
  turns: number;
}
export interface Teotibot {
  tiles: string[];
  aside: string;
  dice: number[];
  directions: string[];
}
export interface TeoView {
  seats: number;
  viewer: number | null;
  solo: boolean;
  options: Record<string, string>;
  to_act: number[];
  over: boolean;
  ring: BoardName[];
  technologies: { technology: string; owners: number[] }[];
  royal_tiles: string[];
  bonus_tiles: string[];
  era: number;
  light: number;
  dark: number;
  last_eclipse: boolean;
  pyramid_step_value: number;
  avenue_value: number;
  players: Player[];
  /** What a board costs and pays in cocoa whoever arrives now; without `work` it has no main action. */
  boards: Record<BoardName, { work?: number; collect: number }>;
  neutral: BoardName[][];
  discoveries: Record<string, string[]>;
  pyramid: BuiltTile[];
  icons: string[];
  decorations: Record<SideName, string[]>;
  pyramid_offer: (string | null)[];
  decoration_offer: (string | null)[];
  houses: number[];
  stacks: { discoveries: number; decorations: number; pyramid: number };
  start: {
    hand: string[];
    kept: string[];
    answered: boolean[];
    pool: string[];
    shown: string[][];
    reserved: Record<string, string>;
  };
  bot: Teotibot | Record<string, never>;
  ranking: number[];
  won: boolean | null;
}

export const NONE = "none";
export const hasBot = (bot: TeoView["bot"]): bot is Teotibot => "tiles" in bot;

/** A worker with its owner and its number among the owner's. */
export interface Standing extends Worker {
  seat: number;
  index: number;
}

/** Everybody's workers on a board, in seat order; neutral colours are seats 4 and 5. */
export function workersOn(view: TeoView, board: BoardName): Standing[] {
  const found: Standing[] = [];
  view.players.forEach((player, seat) => {
    player.workers.forEach((worker, index) => {
      if (worker.board === board) found.push({ ...worker, seat, index });
    });
  });
  view.neutral.forEach((boards, colour) => {
    if (boards.includes(board)) found.push({ board, power: 1, space: 0, seat: 4 + colour, index: 0 });
  });
  return found;
}

export const occupantOf = (view: TeoView, board: BoardName, space: number): Standing | undefined =>
  workersOn(view, board).find((worker) => worker.space === space);

export const buildingsTaken = (view: TeoView): number => view.houses.reduce((sum, built) => sum + built, 0);
