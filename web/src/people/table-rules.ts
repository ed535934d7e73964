/** What a table's owner decides about the table itself, beside what is played there. */
import type { TableSheet } from "../wire/types.ts";

export type TableRules = Pick<TableSheet, "wait" | "spectators" | "delay" | "watchers_chat" | "chat">;

/** What holds unless something else is said. */
export const USUAL_RULES: TableRules = {
  wait: false,
  spectators: true,
  delay: 0,
  watchers_chat: "own",
  chat: "on",
};
