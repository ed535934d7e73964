/** The time that is left on a clock, in the reader's words. */
import { t } from "./texts.svelte.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Minutes and seconds as figures; from an hour on, the two largest units. */
export function clockText(seconds: number): string {
  if (seconds >= DAY)
    return t("web-clock-days", {
      days: Math.floor(seconds / DAY),
      hours: Math.floor((seconds % DAY) / HOUR),
    });
  if (seconds >= HOUR)
    return t("web-clock-hours", {
      hours: Math.floor(seconds / HOUR),
      minutes: Math.floor((seconds % HOUR) / MINUTE),
    });
  return `${Math.floor(seconds / MINUTE)}:${String(Math.floor(seconds % MINUTE)).padStart(2, "0")}`;
}
