import { expect, test, vi } from "vitest";
import { router } from "../../src/app/router.svelte.ts";

test("the parts of a path are read as people wrote them", () => {
  expect(router.parts).toEqual(["table", "a b"]);
  expect(router.hash).toBe("7");
});

test("going somewhere changes the address first, and the page follows it", () => {
  const went: string[] = [];
  const go = (address: string): void => {
    went.push(address);
    const [pathname = "", hash = ""] = address.split("#");
    Object.assign(location, { pathname, hash: hash && `#${hash}` });
  };
  vi.stubGlobal("history", {
    pushState: (_state: unknown, _title: string, address: string) => go(address),
    replaceState: (_state: unknown, _title: string, address: string) => go(`=${address}`.slice(1)),
  });
  router.go("/rules/cacao#rule-end");
  expect(router.parts).toEqual(["rules", "cacao"]);
  expect(router.hash).toBe("rule-end");
  router.go("/", true);
  expect(router.parts).toEqual([]);
  expect(went).toEqual(["/rules/cacao#rule-end", "/"]);
});
