/** Hints: one short sentence for each kind of question; switched off, they stay off in this browser. */
import { t } from "../../../i18n/texts.svelte.ts";

const STORE = "patolli.teotihuacan.hints";

export const HINTS: Record<string, () => string> = {
  in_any_order: () => t("web-teotihuacan-hint-in-any-order"),
  keep_starting_tiles: () => t("web-teotihuacan-hint-keep-starting-tiles"),
  draft_starting_tile: () => t("web-teotihuacan-hint-draft-starting-tile"),
  place_workers: () => t("web-teotihuacan-hint-place-workers"),
  claim_reserved: () => t("web-teotihuacan-hint-claim-reserved"),
  finish_turn: () => t("web-teotihuacan-hint-finish-turn"),
  move_worker: () => t("web-teotihuacan-hint-move-worker"),
  bring_companion: () => t("web-teotihuacan-hint-bring-companion"),
  use_board: () => t("web-teotihuacan-hint-use-board"),
  buy_resources: () => t("web-teotihuacan-hint-buy-resources"),
  sell_resource: () => t("web-teotihuacan-hint-sell-resource"),
  swap_resource: () => t("web-teotihuacan-hint-swap-resource"),
  buy_temple_step: () => t("web-teotihuacan-hint-buy-temple-step"),
  take_resources: () => t("web-teotihuacan-hint-take-resources"),
  choose_temple: () => t("web-teotihuacan-hint-choose-temple"),
  choose_major_reward: () => t("web-teotihuacan-hint-choose-major-reward"),
  claim_on_avenue: () => t("web-teotihuacan-hint-claim-on-avenue"),
  claim_on_board: () => t("web-teotihuacan-hint-claim-on-board"),
  power_up: () => t("web-teotihuacan-hint-power-up"),
  power_up_anywhere: () => t("web-teotihuacan-hint-power-up-anywhere"),
  buy_power_up: () => t("web-teotihuacan-hint-buy-power-up"),
  choose_ascension_reward: () => t("web-teotihuacan-hint-choose-ascension-reward"),
  take_technology: () => t("web-teotihuacan-hint-take-technology"),
  build_house: () => t("web-teotihuacan-hint-build-house"),
  take_decoration: () => t("web-teotihuacan-hint-take-decoration"),
  place_decoration: () => t("web-teotihuacan-hint-place-decoration"),
  build_pyramid: () => t("web-teotihuacan-hint-build-pyramid"),
  choose_spot: () => t("web-teotihuacan-hint-choose-spot"),
  turn_tile: () => t("web-teotihuacan-hint-turn-tile"),
  save_resource: () => t("web-teotihuacan-hint-save-resource"),
  pay_salary: () => t("web-teotihuacan-hint-pay-salary"),
};

class Hints {
  on = $state(localStorage.getItem(STORE) !== "off");

  flip(): void {
    this.on = !this.on;
    localStorage.setItem(STORE, this.on ? "on" : "off");
  }
}

export const hints = new Hints();
