// The router; links stay plain anchors, so that they can be opened in a new tab.

class Route {
  path = $state(typeof location === "undefined" ? "/" : location.pathname);
  query = $state(typeof location === "undefined" ? "" : location.search);
  hash = $state(typeof location === "undefined" ? "" : location.hash);
  /** Whether this page was reached from another page of the site. */
  moved = false;
}

export const route = new Route();

function update(): void {
  route.path = location.pathname;
  route.query = location.search;
  route.hash = location.hash;
}

export function navigate(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  if (!replace) route.moved = true;
  update();
  if (!replace && !location.hash) scrollTo(0, 0);
}

export function queryParam(name: string): string | null {
  return new URLSearchParams(route.query).get(name);
}

export function startRouter(): void {
  addEventListener("popstate", update);
  addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (/^\/(api|health|metrics)/.test(link.pathname)) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  });
}
