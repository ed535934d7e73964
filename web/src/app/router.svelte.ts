/** Router: the address bar and the page agree. */

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));

  constructor() {
    window.addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  /** The parts of the path: /t/abc is ["t", "abc"]. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.#read();
    window.scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname;
    this.hash = location.hash.slice(1);
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
