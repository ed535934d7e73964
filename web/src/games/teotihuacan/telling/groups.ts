/** The sources of points in six groups, for bars that can be read at a glance. */
import { t } from "../../../text/texts.svelte.ts";
import type { Player } from "../view.ts";

export interface Group { name: string; label: () => string; colour: string; sources: readonly string[] }

export const GROUPS: readonly Group[] = [
  { name: "pyramid", label: () => t("web-teotihuacan-group-pyramid"), colour: "var(--lv3)", sources: ["pyramid_tiles", "pyramid_icons", "pyramid_leader", "pyramid_steps", "decorations", "decoration_icons"] },
  { name: "temples", label: () => t("web-teotihuacan-group-temples"), colour: "var(--water)", sources: ["blue_temple", "red_temple", "green_temple", "blue_bonus", "red_bonus", "green_bonus"] },
  { name: "avenue", label: () => t("web-teotihuacan-group-avenue"), colour: "var(--b6)", sources: ["avenue", "nobles"] },
  { name: "technologies", label: () => t("web-teotihuacan-group-technologies"), colour: "var(--t-blue)", sources: ["technology_use", "technology_owner", "bot_technologies"] },
  { name: "masks", label: () => t("web-teotihuacan-group-masks"), colour: "var(--t-green)", sources: ["masks"] },
  { name: "rest", label: () => t("web-teotihuacan-group-rest"), colour: "var(--moon)", sources: ["resource_boards", "royal_tiles", "ascension", "discovery_tiles", "salary", "bot_cocoa", "bot_goods"] },
];

/** A player's points of one group, losses apart. */
export function pointsOf(player: Player, group: Group): number {
  return group.sources.reduce((sum, source) => sum + (player.sheet[source] ?? []).reduce((total, era) => total + Math.max(0, era), 0), 0);
}
