/** How much time there is at a table: in words, and at night in the reader's own hours. */
import type { Pace, Sleep } from "../wire/types.ts";
import { t } from "./texts.svelte.ts";

const DAY = 1440;

export function paceText(pace: Pace): string {
  if (pace.kind === "live")
    return t("web-pace-live-told", {
      minutes: Math.round((pace.bank ?? 0) / 60),
      seconds: pace.increment ?? 0,
    });
  return pace.kind === "days" ? t("web-pace-days-told", { count: pace.days ?? 0 }) : t("web-pace-none");
}

/** Hours of this browser's night, as the server counts them: minutes of the day in UTC. */
export function nightOf(from: number, until: number): Sleep {
  const shift = new Date().getTimezoneOffset();
  const minute = (hour: number): number => (((hour * 60 + shift) % DAY) + DAY) % DAY;
  return { start: minute(from), end: minute(until) };
}
