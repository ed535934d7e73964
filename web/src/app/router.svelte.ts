/** Router: the address bar and the page agree. */

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));
  search = $state(location.search);

  constructor() {
    window.addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  /** The parts of the path: /t/abc is ["t", "abc"]. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decoded);
  }

  /** What the address asks for besides: ?m=12 is { m: "12" }. */
  readonly query = $derived(new URLSearchParams(this.search));

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.#read();
    window.scrollTo(0, 0);
  }

  /** Change what the address asks for, and stay: an empty value is left out. */
  ask(changes: Record<string, string>): void {
    const query = new URLSearchParams(this.search);
    for (const [name, value] of Object.entries(changes)) {
      if (value) query.set(name, value);
      else query.delete(name);
    }
    const search = query.toString();
    history.replaceState(null, "", location.pathname + (search && `?${search}`) + location.hash);
    this.#read();
  }

  #read(): void {
    this.path = location.pathname;
    this.hash = location.hash.slice(1);
    this.search = location.search;
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

/** An address that is no text, such as /%ff, is still an address: of no page. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const router = new Router();
