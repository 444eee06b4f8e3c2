// Lists that others change: looked at when they come into sight, when the window is turned to, and now and then.

/** Look now and as long as the page is seen; what comes back ends it. */
export function refreshWhileVisible(look: () => void, every = 30_000): () => void {
  const seen = (): void => {
    if (!document.hidden) look();
  };
  seen();
  const timer = setInterval(seen, every);
  document.addEventListener("visibilitychange", seen);
  addEventListener("focus", seen);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", seen);
    removeEventListener("focus", seen);
  };
}
