/**
 * The film: what others did, shown one entry after another before the next question is asked.
 *
 * Updates wait here until those before them were shown; each opponent gets at most a second and a half, then the rest
 * of the turn is shown at once. Whoever clicks, presses a key, wants stillness or looks elsewhere sees the end at once.
 */
import type { Entry, Update } from "../../wire/types.ts";
import type { Mark, Scene } from "./telling.ts";

export interface Moment {
  entry: Entry;
  scene: Scene;
  /** In milliseconds: when pieces have arrived, when the caption was read, when everything is over. */
  travelled: number;
  told: number;
  lasts: number;
}

const TRAVEL = 450;
const TELL = 450;
const FLY = 400;
export const MOST_OF_A_TURN = 1500;
/** How long a step without a choice is pointed out. */
const FLASH = 600;

/** How long a scene takes at a speed, if no more than so much time is left. */
export function momentOf(entry: Entry, scene: Scene, speed: number, left: number): Moment {
  const travel = scene.travels?.length ? TRAVEL : 0;
  const tell = scene.caption || scene.pulses?.length ? TELL : 0;
  const fly = scene.flights?.length ? FLY : 0;
  const whole = travel + tell + fly;
  const lasts = Math.max(0, Math.min(whole / speed, left));
  const scale = whole ? lasts / whole : 0;
  return { entry, scene, travelled: travel * scale, told: (travel + tell) * scale, lasts };
}

interface Studio {
  /** Let the table show an update. */
  show: (update: Update) => void;
  /** The entries of an update that are somebody else's. */
  others: (update: Update) => Entry[];
  scene: (entry: Entry) => Scene;
  /** What stays marked of an entry. */
  marks: (entry: Entry) => readonly Mark[];
  /** How fast; 0 for those who want none. */
  speed: () => number;
}

export class Film {
  /** What is shown now. */
  now = $state.raw<Moment | undefined>();
  /** Whether something is shown or waits: questions come after. */
  rolling = $state(false);
  /** What stays marked of each seat's last turn. */
  trails = $state.raw<Readonly<Record<number, readonly Mark[]>>>({});
  #queue: Update[] = [];
  #mover = -1;
  #spent = 0;
  #reel = 0;
  #isSkipping = false;
  #wake: (() => void) | undefined;
  #isFlash = false;
  #fading: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly studio: Studio) {}

  /** Show an update when those before it were shown. */
  add(update: Update): void {
    this.#queue.push(update);
    if (!this.rolling) void this.#roll();
  }

  /** The last update that waits or is shown. */
  get newest(): Update | undefined {
    return this.#queue.at(-1);
  }

  /** Show the end of it now. */
  skip(): void {
    if (!this.rolling) return;
    this.#isSkipping = true;
    this.now = undefined;
    for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
      this.studio.show(update);
      for (const entry of this.studio.others(update)) this.mark(entry);
    }
    this.rolling = false;
    this.#wake?.();
  }

  /** Note what stays marked of an entry. */
  mark(entry: Entry): void {
    const marks = this.studio.marks(entry);
    const before = entry.seat === this.#mover ? (this.trails[entry.seat] ?? []) : [];
    if (entry.seat !== this.#mover) this.#spent = 0;
    this.#mover = entry.seat;
    this.trails = { ...this.trails, [entry.seat]: [...before, ...marks] };
  }

  /** Show these entries again, over the table as it is. */
  async replay(entries: readonly Entry[]): Promise<void> {
    if (this.rolling) return;
    const turn = ++this.#reel;
    this.stop();
    this.#spent = 0;
    this.#reel = turn;
    for (const entry of entries) {
      await this.#play(entry);
      if (this.#reel !== turn) return;
    }
    this.now = undefined;
  }

  /** End such a repetition. */
  stop(): void {
    this.dismiss();
    this.#reel += 1;
    if (this.rolling) return;
    this.now = undefined;
    this.#wake?.();
  }

  /** Show what followed by itself from one's own answer: its place and a caption, for a moment or until a click. */
  flash(entry: Entry, scene: Scene, stays: boolean): void {
    this.dismiss();
    if (this.rolling) return;
    this.now = { entry, scene, travelled: 0, told: FLASH, lasts: FLASH };
    this.#isFlash = true;
    if (!stays) this.#fading = setTimeout(() => this.dismiss(), FLASH);
  }

  /** Take such a caption away. */
  dismiss(): void {
    clearTimeout(this.#fading);
    if (this.#isFlash) this.now = undefined;
    this.#isFlash = false;
  }

  forget(): void {
    this.trails = {};
    this.#mover = -1;
  }

  async #roll(): Promise<void> {
    this.stop();
    this.rolling = true;
    this.#isSkipping = false;
    for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
      this.studio.show(update);
      for (const entry of this.studio.others(update)) {
        this.mark(entry);
        await this.#play(entry);
        if (this.#wasSkipped()) return;
      }
    }
    this.now = undefined;
    this.rolling = false;
  }

  /** A skip may come while a moment lasts. */
  #wasSkipped(): boolean {
    return this.#isSkipping;
  }

  async #play(entry: Entry): Promise<void> {
    const speed = this.studio.speed();
    if (!speed) return;
    const moment = momentOf(entry, this.studio.scene(entry), speed, MOST_OF_A_TURN / speed - this.#spent);
    if (!moment.lasts) return;
    this.#spent += moment.lasts;
    this.now = moment;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, moment.lasts);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
