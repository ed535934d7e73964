/** When something was, and how long there is: as people say it. */
import { serverNow } from "../wire/server-time.ts";
import { clockText } from "./durations.ts";
import { TAGS } from "./languages.ts";
import { t, texts } from "./texts.svelte.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "4 min ago", "yesterday", "14 Nov". */
export function agoText(time: number, now = serverNow()): string {
  const gone = Math.max(0, now - time);
  const relative = new Intl.RelativeTimeFormat(TAGS[texts.language], { numeric: "auto", style: "short" });
  if (gone < MINUTE) return t("people-just-now");
  if (gone < HOUR) return relative.format(-Math.floor(gone / MINUTE), "minute");
  if (gone < DAY) return relative.format(-Math.floor(gone / HOUR), "hour");
  if (gone < 7 * DAY) return relative.format(-Math.floor(gone / DAY), "day");
  return dayText(time);
}

/** "14 Nov". */
export const dayText = (time: number): string =>
  new Intl.DateTimeFormat(TAGS[texts.language], { day: "numeric", month: "short" }).format(time * 1000);

/** "14:05". */
export const hourText = (time: number): string =>
  new Intl.DateTimeFormat(TAGS[texts.language], { hour: "numeric", minute: "2-digit" }).format(time * 1000);

/** In few words, for a card: "18 min", "7 h", "2 d 21 h". */
export function leftText(seconds: number): string {
  if (seconds >= DAY) return clockText(seconds);
  if (seconds >= HOUR) return t("people-left-hours", { hours: Math.floor(seconds / HOUR) });
  if (seconds >= 10 * MINUTE) return t("web-minutes", { minutes: String(Math.floor(seconds / MINUTE)) });
  return clockText(Math.max(0, seconds));
}
