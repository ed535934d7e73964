/** Where points come from in Teotihuacan, in groups that can be told apart at a glance. */
import type { ScoreSource } from "../../table/model/score-sources.ts";
import { viewOf } from "./view.ts";

/** The points of several lines of the score book, all eras together. */
const lines = (...names: string[]): Pick<ScoreSource, "lines" | "of"> => ({
  lines: names,
  of: (view, seat) => {
    const sheet = viewOf(view).players[seat]?.sheet ?? {};
    return names.reduce((sum, name) => sum + (sheet[name] ?? []).reduce((total, era) => total + era, 0), 0);
  },
});

export const pointsOf = (view: object): number[] => viewOf(view).players.map((player) => player.points);

export const SOURCES: ScoreSource[] = [
  {
    key: "web-teotihuacan-group-pyramid",
    icon: "pyramid-step",
    colour: "var(--lv3)",
    ...lines(
      "pyramid_tiles",
      "pyramid_icons",
      "pyramid_leader",
      "pyramid_steps",
      "decorations",
      "decoration_icons",
    ),
  },
  {
    key: "web-teotihuacan-group-temples",
    icon: "temple-any",
    colour: "var(--water)",
    ...lines("blue_temple", "red_temple", "green_temple", "blue_bonus", "red_bonus", "green_bonus"),
  },
  { key: "web-teotihuacan-group-avenue", icon: "avenue", colour: "var(--b6)", ...lines("avenue", "nobles") },
  {
    key: "web-teotihuacan-group-technologies",
    icon: "technology",
    colour: "var(--t-blue)",
    ...lines("technology_use", "technology_owner", "bot_technologies"),
  },
  { key: "web-teotihuacan-group-masks", icon: "mask-4", colour: "var(--t-green)", ...lines("masks") },
  {
    key: "web-teotihuacan-group-rest",
    icon: "discovery",
    colour: "var(--moon)",
    ...lines("resource_boards", "royal_tiles", "ascension", "discovery_tiles", "bot_cocoa", "bot_goods"),
  },
  { key: "teotihuacan-source-salary", icon: "cocoa", colour: "var(--loss)", ...lines("salary") },
];
