import { describe, expect, test, vi } from "vitest";
import { newHappenings } from "../../src/table/model/entries.ts";
import { Film, momentOf, MOST_OF_A_TURN } from "../../src/table/model/film.svelte.ts";
import {
  changesOf,
  chiefOf,
  isTold,
  lastOfEach,
  sinceMine,
  storiesOf,
  turnOf,
} from "../../src/table/model/stories.ts";
import type { Flight } from "../../src/table/model/telling.ts";
import { logOf } from "../../src/table/panels/log-lines.ts";
import type { Entry, Happening, Update } from "../../src/wire/types.ts";
import { entry, update } from "../samples.ts";

const versions = (entries: readonly Entry[]): number[] => entries.map(({ version }) => version);

describe("stories", () => {
  const entries = [entry(1, 0, "a"), entry(2, 1, "b"), entry(3, 1, "c"), entry(4, 2, "d"), entry(5, 0, "e")];

  test("tell what came since my last turn, while mine is under way and after it", () => {
    expect(versions(sinceMine(entries, 0))).toEqual([2, 3, 4, 5]);
    expect(versions(sinceMine(entries.slice(0, 4), 0))).toEqual([2, 3, 4]);
  });
  test("are one for each turn", () => {
    expect(storiesOf(entries).map(({ seat, entries }) => [seat, entries.length])).toEqual([
      [0, 1],
      [1, 2],
      [2, 1],
      [0, 1],
    ]);
    expect(versions(lastOfEach(entries))).toEqual([2, 3, 4, 5]);
  });
  test("say nothing of what others answer in secret", () => {
    const secret: Entry = { ...entry(6, 2), events: [] };
    expect(storiesOf([...entries, secret]).map(isTold)).toEqual([true, true, true, true, false]);
  });
  test("add up the ledger's changes, and leave out what came to nothing", () => {
    const one: Entry = { ...entry(1, 0), changes: [{ gold: 2, wood: 1 }, {}] };
    const other: Entry = { ...entry(2, 0), changes: [{ gold: 1, wood: -1 }, { gold: 4 }] };
    expect(changesOf([one, other], 0)).toEqual({ gold: 3 });
    expect(changesOf([one, other], 1)).toEqual({ gold: 4 });
    expect(changesOf([entry(3, 0)], 0)).toEqual({});
  });
  test("are headed by what weighs most", () => {
    const turn = [entry(1, 1, "moved", "paid"), entry(2, 1, "built")];
    expect(chiefOf(turn, 1, ["built", "moved"])?.kind).toBe("built");
    expect(chiefOf(turn, 1)?.kind).toBe("moved");
    expect(chiefOf(turn, 1, [], new Set(["moved"]))?.kind).toBe("paid");
  });
  test("of the turn under way begin where it began", () => {
    expect(versions(turnOf([entry(1, 0, "turn"), entry(2, 1, "a"), entry(3, 1, "b")], "turn"))).toEqual([
      2, 3,
    ]);
  });
});

describe("the lines of the log", () => {
  test("are turns, what was taken back, who came and went, and the end", () => {
    const entries = [entry(1, 0, "a"), entry(2, 0, "b", "turn"), entry(5, 1, "c"), entry(6, 1, "end")];
    const left: Happening = { version: 5, time: 7, kind: "left", seat: 1, name: "Bo", bot: "" };
    const lines = logOf(entries, [{ version: 4, seat: 1 }], [left], "turn", "end");
    expect(lines.map(({ kind }) => kind)).toEqual(["turn", "rewind", "turn", "happening", "heading"]);
  });
});

describe("the film", () => {
  const flight: Flight = { icon: "coin", seat: 1, stops: ["a", "b"] };
  const scene = { travels: [flight], caption: "Flower moves", flights: [flight] };

  test("gives a scene its time, and no more than is left", () => {
    expect(momentOf(entry(1, 1), scene, 1, MOST_OF_A_TURN).lasts).toBe(1300);
    expect(momentOf(entry(1, 1), scene, 2, MOST_OF_A_TURN).lasts).toBe(650);
    expect(momentOf(entry(1, 1), scene, 1, 200)).toMatchObject({ lasts: 200 });
    expect(momentOf(entry(1, 1), {}, 1, 200).lasts).toBe(0);
  });
  test("points out for a moment what nobody chose, or until something is pressed", () => {
    vi.useFakeTimers();
    const film = new Film({
      show: () => undefined,
      others: () => [],
      scene: () => ({}),
      marks: () => [],
      speed: () => 1,
    });
    film.flash(entry(1, 0), scene, false);
    expect(film.now?.scene).toBe(scene);
    expect(film.rolling).toBe(false);
    vi.advanceTimersByTime(600);
    expect(film.now).toBeUndefined();
    film.flash(entry(1, 0), scene, true);
    vi.advanceTimersByTime(10_000);
    expect(film.now?.scene).toBe(scene);
    film.dismiss();
    expect(film.now).toBeUndefined();
    vi.useRealTimers();
  });
  test("shows updates one after another, and the rest at once when it is skipped", async () => {
    vi.useFakeTimers();
    const shown: number[] = [];
    const film = new Film({
      show: (each: Update) => shown.push(each.version),
      others: () => [entry(1, 1)],
      scene: () => scene,
      marks: () => [{ kind: "changed", places: ["a"] }],
      speed: () => 1,
    });
    for (const version of [1, 2, 3, 4]) film.add(update({ version }));
    expect(shown).toEqual([1]);
    await vi.advanceTimersByTimeAsync(1350);
    expect(shown).toEqual([1, 2]);
    // Of its second and a half a fifth is left for all that follows.
    await vi.advanceTimersByTimeAsync(200);
    expect(shown).toEqual([1, 2, 3, 4]);
    expect(film.rolling).toBe(false);
    film.add(update({ version: 5 }));
    film.add(update({ version: 6 }));
    film.skip();
    expect([shown.at(-1), film.rolling, film.now]).toEqual([6, false, undefined]);
    expect(film.trails[1]?.length).toBeGreaterThan(0);
    vi.useRealTimers();
  });
});

describe("what has happened since", () => {
  const happening = (time: number, kind: Happening["kind"] = "left"): Happening => ({
    version: 1,
    time,
    kind,
    seat: 1,
    name: "Bruno",
    bot: "",
  });
  const times = (news: readonly Happening[]): number[] => news.map(({ time }) => time);

  test("is what follows the last that was known, also where a sheet has dropped the oldest", () => {
    const known = [1, 2, 3].map((time) => happening(time));
    expect(times(newHappenings(known, [...known, happening(4)]))).toEqual([4]);
    expect(times(newHappenings(known, [happening(2), happening(3), happening(4)]))).toEqual([4]);
    expect(times(newHappenings(known, known))).toEqual([]);
    expect(times(newHappenings([], [happening(1)]))).toEqual([1]);
  });
  test("tells apart what came in one moment", () => {
    const known = [happening(1, "timed_out")];
    expect(newHappenings(known, [...known, happening(1, "bot_sat")]).map(({ kind }) => kind)).toEqual([
      "bot_sat",
    ]);
  });
});
