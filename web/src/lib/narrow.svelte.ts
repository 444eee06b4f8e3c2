// Is the window as narrow as a phone's? One view at a time is shown then.
const query = matchMedia("(max-width: 900px)");
const now = $state({ isNarrow: query.matches });
query.addEventListener("change", () => {
  now.isNarrow = query.matches;
});

export const isNarrow = (): boolean => now.isNarrow;
