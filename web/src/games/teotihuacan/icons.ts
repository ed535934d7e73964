/** Icons that stand beside Teotihuacan's sentences and figures. */
export const GOOD_ICONS: Record<string, string> = {
  wood: "wood", stone: "stone", gold: "gold", cocoa: "cocoa", points: "vp", avenue: "avenue", pyramid_track: "pyramid-step", blue: "temple-blue", red: "temple-red", green: "temple-green",
};
export const BOARD_ICONS: Record<string, string> = {
  palace: "building", forest: "wood", stone_quarry: "stone", gold_deposits: "gold", alchemy: "technology", nobles: "building", decorations: "glyph-g", construction: "pyramid-step",
};
export const EVENT_ICONS: Record<string, string> = {
  goods_gained: "resource-any", goods_paid: "resource-any", cocoa_collected: "cocoa", points_scored: "vp", points_lost: "vp", powered_up: "power-up", ascended: "power-up", avenue_advanced: "avenue", avenue_scored: "avenue",
  track_advanced: "pyramid-step", light_disc_moved: "sun", discs_met: "sun", eclipse_began: "moon", era_began: "moon", technology_taken: "technology", house_built: "building", discovery_claimed: "discovery",
  discovery_used: "discovery", discovery_turned_up: "discovery", workers_unlocked: "unlock", workers_freed: "unlock", worker_bumped: "unlock", masks_scored: "mask-4", salary_paid: "cocoa", bot_rolled: "die-5",
};
export const ACTION_ICONS: Record<string, string> = {
  collect_cocoa: "cocoa", unlock_workers: "unlock", free_workers: "unlock", end_turn: "ui-check", stop_building: "ui-check", decline: "ui-close", move_alone: "ui-close", count_extra_worker: "extra-worker",
  power_up: "power-up", buy_power_up: "power-up", build_house: "building", take_reward: "ui-check",
};
