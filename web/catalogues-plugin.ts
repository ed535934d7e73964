/** Catalogues for Vite, which builds the pages, and for Vitest. */
import { readFileSync } from "node:fs";
import { type Plugin } from "vite";
import { offerOf, wholeOf } from "./catalogues.ts";

/** A catalogue as a page imports it: `?raw` is all of it, `?offer` what is said of a game before it is played. */
export function catalogues(): Plugin {
  const asked = /^(.*?([\w-]+)\/locale\/.*\.ftl)\?(raw|offer)$/;
  return {
    name: "patolli-catalogues",
    enforce: "pre",
    load(id) {
      const [, path = "", game = "", form] = asked.exec(id) ?? [];
      if (!form) return undefined;
      this.addWatchFile(path);
      const catalogue = readFileSync(path, "utf8");
      const said = form === "raw" ? wholeOf(catalogue) : offerOf(catalogue, game);
      return `export default ${JSON.stringify(said)}`;
    },
  };
}
