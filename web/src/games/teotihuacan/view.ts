// Written by `python -m patolli.server.typescript` from src/patolli/games/teotihuacan/view_shape.py: change that.

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

export type SpotName =
  | "s0"
  | "s1"
  | "s2"
  | "s3"
  | "s4"
  | "s5"
  | "s6"
  | "s7"
  | "s8"
  | "s9"
  | "s10"
  | "s11"
  | "s12"
  | "s13"
  | "s14"
  | "s15"
  | "s100"
  | "s101"
  | "s102"
  | "s103"
  | "s104"
  | "s105"
  | "s106"
  | "s107"
  | "s108"
  | "s200"
  | "s201"
  | "s202"
  | "s203"
  | "s300";

export type TechnologyName = "t1" | "t3" | "t5" | "t7" | "t9" | "t11" | "t13" | "t15" | "t17";

export type RoyalTileName = "c01" | "b02" | "c03" | "a04" | "a05" | "b06" | "b07" | "c08" | "a09";

export type BonusTileName =
  "masks" | "technologies" | "flat" | "avenue" | "bonus_count" | "discoveries" | "workers";

export type DiscoveryName =
  | "mask_1"
  | "mask_2"
  | "mask_3"
  | "mask_4"
  | "mask_5"
  | "mask_6"
  | "mask_7"
  | "points_4"
  | "resources_3"
  | "resources_2"
  | "avenue"
  | "temple_any"
  | "temple_blue"
  | "temple_red"
  | "temple_green"
  | "cocoa_4"
  | "power_up_2"
  | "double_move"
  | "free_cocoa"
  | "unlimited_move"
  | "extra_worker";

export type NoTile = "none";

export type PyramidTileName =
  | "p0"
  | "p1"
  | "p2"
  | "p3"
  | "p4"
  | "p5"
  | "p6"
  | "p7"
  | "p8"
  | "p9"
  | "p10"
  | "p11"
  | "p12"
  | "p13"
  | "p14"
  | "p15"
  | "p16"
  | "p17"
  | "p18"
  | "p19"
  | "p20"
  | "p21"
  | "p22"
  | "p23"
  | "p24"
  | "p25"
  | "p26"
  | "p27"
  | "p28"
  | "p29"
  | "p30"
  | "p31";

export type DecorationName =
  "d0" | "d1" | "d2" | "d3" | "d4" | "d5" | "d6" | "d7" | "d8" | "d9" | "d10" | "d11" | "d12" | "d13" | "d14";

export type StartingTileName =
  | "st1"
  | "st2"
  | "st3"
  | "st4"
  | "st5"
  | "st6"
  | "st7"
  | "st8"
  | "st9"
  | "st10"
  | "st11"
  | "st12"
  | "st13"
  | "st14"
  | "st15"
  | "st16"
  | "st17"
  | "st18";

export type ActionTileName =
  "construction" | "decorations" | "alchemy" | "nobles" | "mastery" | "worship" | "masks";

export type DirectionName = "left" | "right";

/** A worker on a board; `space` counts the worship spaces from 1, 0 is the general area. */
export interface Worker {
  board: BoardName;
  power: number;
  space: number;
}

/**
 * One player's pieces, all of them open, and what the tracks are worth.
 *
 * `salary_losses` are the points that paying 0, 1, 2 and so on of the salary would cost now;
 * `bonuses` are those of unlocked temples; `sheet` has a figure for each era.
 */
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
  technologies: TechnologyName[];
  tiles: DiscoveryName[];
  used_tiles: DiscoveryName[];
  masks: number;
  mask_points: number;
  salary: number;
  salary_losses: number[];
  bonuses: Record<string, number>;
  sheet: Record<string, number[]>;
}

/** A technology in play and the players with a marker on it. */
export interface Technology {
  technology: TechnologyName;
  owners: number[];
}

/** What a board costs and pays in cocoa whoever arrives now; the Palace has no main action. */
export interface BoardCocoa {
  work?: number;
  collect: number;
}

/** A tile of the pyramid, and by how many quarters it is turned clockwise. */
export interface BuiltTile {
  spot: SpotName;
  tile: PyramidTileName;
  turns: number;
}

/** How many tiles lie face down. */
export interface Stacks {
  discoveries: number;
  decorations: number;
  pyramid: number;
}

/** The starting tiles as whoever looks may know them. */
export interface Start {
  hand: StartingTileName[];
  kept: StartingTileName[];
  answered: boolean[];
  pool: StartingTileName[];
  shown: StartingTileName[][];
  reserved: Record<string, DiscoveryName>;
}

/** Teotibot's action pyramid, the tile set aside, its dice and the direction tiles, upper first. */
export interface Teotibot {
  tiles: ActionTileName[];
  aside: ActionTileName;
  dice: number[];
  directions: DirectionName[];
}

/** What a seat, or a spectator, sees of a match of Teotihuacan. */
export interface TeoView {
  seats: number;
  solo: boolean;
  options: Record<string, string>;
  to_act: number[];
  over: boolean;
  ring: BoardName[];
  technologies: Technology[];
  royal_tiles: RoyalTileName[];
  bonus_tiles: BonusTileName[];
  era: number;
  light: number;
  dark: number;
  last_round: boolean;
  last_eclipse: boolean;
  pyramid_step_value: number;
  avenue_value: number;
  players: Player[];
  boards: Record<BoardName, BoardCocoa>;
  neutral: BoardName[][];
  discoveries: Record<string, (DiscoveryName | NoTile)[]>;
  pyramid: BuiltTile[];
  icons: string[];
  decorations: Record<SideName, DecorationName[]>;
  pyramid_offer: (PyramidTileName | null)[];
  decoration_offer: (DecorationName | null)[];
  houses: number[];
  stacks: Stacks;
  bot: Teotibot | null;
  ranking: number[];
  won: boolean | null;
  viewer: number | null;
  start: Start;
}

/** The View that the wire carries; the contract suite proves its shape along matches. */
export const viewOf = (view: object): TeoView => view as TeoView;
