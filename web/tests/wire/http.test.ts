import { afterEach, describe, expect, test, vi } from "vitest";
import { Refusal, server } from "../../src/wire/http.ts";

function answering(status: number, body: string | null): ReturnType<typeof vi.fn> {
  const fetch = vi.fn(() => Promise.resolve(new Response(body, { status })));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}
const refusalOf = (wish: Promise<unknown>): Promise<unknown> =>
  wish.then(
    () => undefined,
    (refusal: unknown) => refusal,
  );

afterEach(() => vi.unstubAllGlobals());

describe("a question", () => {
  test("has no body, a wish has one", async () => {
    const fetch = answering(200, "[]");
    expect(await server.games()).toEqual([]);
    expect(fetch).toHaveBeenLastCalledWith("/api/v1/games", { method: "GET", headers: {} });
    await server.signIn("Ana");
    expect(fetch).toHaveBeenLastCalledWith("/api/v1/me/guest", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"name":"Ana"}',
    });
  });
  test("writes names of tables as addresses do", async () => {
    const fetch = answering(200, "{}");
    await server.table("a/b", "c d");
    expect(fetch.mock.lastCall?.[0]).toBe("/api/v1/tables/a%2Fb?share=c%20d");
  });
  test("may be answered with nothing", async () => {
    answering(204, null);
    await expect(server.logOut()).resolves.toBeUndefined();
  });
});

describe("a refusal", () => {
  test("carries the mistake and its details", async () => {
    answering(409, '{"kind":"seat_taken","details":{"seat":1}}');
    const refusal = await refusalOf(server.leave("t", 1));
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toMatchObject({ status: 409, mistake: { kind: "seat_taken", details: { seat: 1 } } });
  });
  test("without details has none", async () => {
    answering(403, '{"kind":"not_allowed"}');
    expect(await refusalOf(server.me())).toMatchObject({ mistake: { kind: "not_allowed", details: {} } });
  });
  test("in the words of a proxy means that the server cannot be reached", async () => {
    for (const words of ["<h1>Bad gateway</h1>", '"sorry"', "{}"]) {
      answering(502, words);
      expect(await refusalOf(server.me())).toMatchObject({
        mistake: { kind: "unreachable", details: { status: "502" } },
      });
    }
  });
});
