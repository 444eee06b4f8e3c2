// Where the page is: the path of the address, kept in step with the browser's history.
export const route = $state({ path: location.pathname });

/** Go to another page without loading anything again. */
export function go(path: string, isReplaced = false): void {
  if (path === location.pathname + location.hash) return;
  if (isReplaced) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  route.path = location.pathname;
  scrollTo(0, 0);
}

/** Follow the browser's back button, and links of the page that are clicked plainly. */
export function followHistory(): () => void {
  const followLocation = (): void => {
    route.path = location.pathname;
  };
  const followLink = (event: MouseEvent): void => {
    const link = (event.target as Element).closest?.("a");
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  addEventListener("popstate", followLocation);
  addEventListener("click", followLink);
  return () => {
    removeEventListener("popstate", followLocation);
    removeEventListener("click", followLink);
  };
}
