/** The few words of a browser that pure files speak when they are loaded. */
import { vi } from "vitest";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
vi.stubGlobal("document", {
  documentElement: {},
  addEventListener: () => undefined,
  querySelector: () => null,
});
vi.stubGlobal("location", { pathname: "/table/a%20b", hash: "#7", origin: "https://patolli.test" });
vi.stubGlobal("window", globalThis);
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("scrollTo", () => undefined);
