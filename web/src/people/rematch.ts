/** An offer to play again, as it concerns me. */
import { serverNow } from "../wire/server-time.ts";
import type { RematchAnswer, TableSheet } from "../wire/types.ts";

/** The seats that were mine, whoever played there in the end. */
export const ownSeats = (sheet: TableSheet): number[] =>
  sheet.seats.filter((seat) => seat.yours || seat.absence?.yours).map((seat) => seat.seat);

export function answerOf(sheet: TableSheet): RematchAnswer["answer"] | undefined {
  const own = ownSeats(sheet);
  return sheet.rematch?.answers.find((each) => own.includes(each.seat))?.answer;
}

/** Whether somebody wants to play again with me and waits for my answer. */
export const asksMe = (sheet: TableSheet): boolean =>
  sheet.rematch?.status === "offered" && sheet.rematch.until > serverNow() && answerOf(sheet) === "asked";

/** Whether it is to be shown without being asked for: an offer that stands, or a table that waits for me. */
export const concernsMe = (sheet: TableSheet): boolean => {
  const answer = answerOf(sheet);
  return (
    (sheet.rematch?.status === "offered" || sheet.rematch?.status === "begun") &&
    answer !== undefined &&
    answer !== "declined"
  );
};
