// Lists that others change: looked at when they come into sight, when the window is turned to, and now and then.

/** Look now and as long as the page is seen; what comes back ends it. */
export function refreshWhileVisible(look: () => void, every = 30_000): () => void {
  const lookIfVisible = (): void => {
    if (!document.hidden) look();
  };
  lookIfVisible();
  const timer = setInterval(lookIfVisible, every);
  document.addEventListener("visibilitychange", lookIfVisible);
  addEventListener("focus", lookIfVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", lookIfVisible);
    removeEventListener("focus", lookIfVisible);
  };
}
