/** What a turn is made of, in single words: the thread at the end of the bar. */
import { t } from "../../../i18n/texts.svelte.ts";
import type { Option } from "../../../wire/types.ts";

const WORDS: readonly (readonly [string, readonly string[]])[] = [
  ["web-teotihuacan-crumb-start", ["keep_starting_tiles", "draft_starting_tile", "place_workers"]],
  ["web-teotihuacan-crumb-move", ["move", "bring", "move_alone", "use_move_tile"]],
  ["web-teotihuacan-crumb-unlock", ["free_workers", "unlock_workers"]],
  ["web-teotihuacan-crumb-collect", ["collect_cocoa"]],
  ["web-teotihuacan-crumb-worship", ["worship", "resolve_first"]],
  ["web-teotihuacan-crumb-action", ["main_action", "count_extra_worker"]],
  ["web-teotihuacan-crumb-technology", ["take_technology"]],
  ["web-teotihuacan-crumb-building", ["build_house"]],
  ["web-teotihuacan-crumb-decoration", ["take_decoration", "place_decoration"]],
  ["web-teotihuacan-crumb-pyramid", ["take_pyramid_tile", "build_on", "turn_tile", "save", "stop_building"]],
  ["web-teotihuacan-crumb-temple", ["climb", "pay_and_climb", "take_reward"]],
  ["web-teotihuacan-crumb-tile", ["claim", "use_tile"]],
  ["web-teotihuacan-crumb-resources", ["take_resources", "exchange", "give", "exchange_freely"]],
  ["web-teotihuacan-crumb-power", ["power_up", "buy_power_up"]],
  ["web-teotihuacan-crumb-ascension", ["take_ascension_reward"]],
  ["web-teotihuacan-crumb-salary", ["pay_salary", "excuse_salary"]],
  ["web-teotihuacan-crumb-decline", ["decline"]],
];

export const crumbOf = ({ kind, notation }: Option): string => {
  const word = WORDS.find(([, kinds]) => kinds.includes(kind))?.[0];
  return word ? t(word) : notation;
};
