/** Icons that stand beside Cacao's sentences. */
export const EVENT_ICONS: Record<string, string> = {
  harvested: "cacao-fruit",
  harvest_lost: "cacao-fruit",
  sold: "coin",
  gold_mined: "coin",
  carrier_moved: "water",
  steps_lost: "water",
  sun_gained: "sun-token",
  sun_lost: "sun-token",
  temple_scored: "jungle-temple",
  sun_scored: "sun-token",
  water_scored: "water",
  scored: "coin",
  worker_drawn: "hut",
  worker_drawn_unseen: "hut",
};
export const GOOD_ICONS: Record<string, string> = {
  gold: "coin",
  cacao: "cacao-fruit",
  sun: "sun-token",
  water: "water",
  temples: "jungle-temple",
};
