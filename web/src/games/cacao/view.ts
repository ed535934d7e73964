// Written by `python -m patolli.server.typescript` from src/patolli/games/cacao/view_shape.py: change that.

export type JungleName =
  | "plantation_1"
  | "plantation_2"
  | "market_2"
  | "market_3"
  | "market_4"
  | "gold_mine_1"
  | "gold_mine_2"
  | "water"
  | "sun_site"
  | "temple";

export type WorkerName = "1-1-1-1" | "2-1-0-1" | "3-0-0-1" | "3-1-0-0";

/** A jungle tile; a temple has a tally, the workers of each seat, and what it would pay them now. */
export interface JungleTile {
  x: number;
  y: number;
  tile: JungleName;
  tally?: number[];
  pays?: number[];
}

/** A worker tile on top; its sides run clockwise from the north. */
export interface WorkerTile {
  x: number;
  y: number;
  seat: number;
  tile: WorkerName;
  rotation: number;
  sides: number[];
  overbuilt: boolean;
}

/** What a village would be worth if the match ended now. */
export interface Sheet {
  gold: number;
  temples: number;
  sun: number;
  water: number;
  total: number;
}

/** Everything that a player owns; of hand and pile only how many. */
export interface Village {
  gold: number;
  cacao: number;
  sun: number;
  water: number;
  water_field: number;
  hand: number;
  pile: number;
  unplaced: Record<WorkerName, number>;
  sheet: Sheet;
}

/** What a seat, or a spectator, sees of a match of Cacao. */
export interface CacaoView {
  seats: number;
  first_seat: number;
  to_act: number[];
  over: boolean;
  round: number;
  rounds: number;
  jungle: JungleTile[];
  workers: WorkerTile[];
  display: JungleName[];
  jungle_left: number;
  to_come: Record<string, number>;
  may_overbuild: boolean;
  villages: Village[];
  ranking: number[];
  viewer: number | null;
  hand: WorkerName[] | null;
}

/** The View that the wire carries; the contract suite proves its shape along matches. */
export const viewOf = (view: object): CacaoView => view as CacaoView;
