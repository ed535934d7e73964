/** How far this browser's reader has come in each lesson. */

const STORE = "patolli.lessons";
type Steps = Record<string, number>;

function read(): Steps {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Steps) : {};
  } catch {
    // A hand-edited store is as good as none.
    return {};
  }
}

class LessonProgress {
  #steps = $state.raw<Steps>(read());

  /** So many tasks of a lesson were done, at best. */
  of(game: string, lesson: string): number {
    return this.#steps[`${game}/${lesson}`] ?? 0;
  }

  reach(game: string, lesson: string, step: number): void {
    if (step <= this.of(game, lesson)) return;
    this.#steps = { ...this.#steps, [`${game}/${lesson}`]: step };
    localStorage.setItem(STORE, JSON.stringify(this.#steps));
  }
}

export const lessonProgress = new LessonProgress();
