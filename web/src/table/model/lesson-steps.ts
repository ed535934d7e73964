/** How far a lesson is: which task comes after these answers, and which answers are none of its. */
import type { TaskCard } from "../../wire/types.ts";

type Task = Pick<TaskCard, "answers">;

/** Without answers there is something to read. */
export const isReading = (task: Task): boolean => task.answers.length === 0;

/** Whether a notation fits a pattern, in which * stands for anything. */
function fits(notation: string, pattern: string): boolean {
  const [head = "", ...rest] = pattern.split("*");
  if (!rest.length) return notation === pattern;
  const tail = rest.pop() ?? "";
  if (!notation.startsWith(head) || !notation.endsWith(tail)) return false;
  let at = head.length;
  for (const part of rest) {
    at = notation.indexOf(part, at);
    if (at < 0) return false;
    at += part.length;
  }
  return at <= notation.length - tail.length;
}

export const isDoneBy = (task: Task, notation: string): boolean =>
  task.answers.some((pattern) => fits(notation, pattern));

const nextToDo = (tasks: readonly Task[], from: number): number =>
  tasks.findIndex((task, index) => index >= from && !isReading(task));

/** The task after these answers, when so many things were read; whoever plays on has read what came before. */
export function stepAfter(tasks: readonly Task[], answers: readonly string[], read: number): number {
  let step = 0;
  let given = 0;
  let seen = 0;
  for (const task of tasks) {
    const toDo = tasks[nextToDo(tasks, step)];
    const next = answers[given];
    const goesOn = toDo !== undefined && next !== undefined && isDoneBy(toDo, next);
    if (isReading(task)) {
      seen += 1;
      if (seen > read && !goesOn) break;
    } else if (goesOn) given += 1;
    else break;
    step += 1;
  }
  return step;
}

/** The first task of which one of these answers is no part, if there is one. */
export function missedBy(
  tasks: readonly Task[],
  from: number,
  answers: readonly string[],
): number | undefined {
  let step = from;
  for (const answer of answers) {
    const at = nextToDo(tasks, step);
    const task = tasks[at];
    // After its last task a lesson minds nothing any more.
    if (!task) return undefined;
    if (!isDoneBy(task, answer)) return at;
    step = at + 1;
  }
  return undefined;
}

/** How many things there are to read up to a task, this one included. */
export const readingsUntil = (tasks: readonly Task[], step: number): number =>
  tasks.slice(0, step + 1).filter(isReading).length;
