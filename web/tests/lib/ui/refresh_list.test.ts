import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { refreshWhileVisible } from "../../../src/lib/ui/refresh_list";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a list is looked at now, now and then, and when the window is turned to", () => {
  const look = vi.fn();
  const end = refreshWhileVisible(look, 1000);
  expect(look).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2000);
  expect(look).toHaveBeenCalledTimes(3);
  dispatchEvent(new Event("focus"));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(look).toHaveBeenCalledTimes(5);
  end();
  vi.advanceTimersByTime(2000);
  dispatchEvent(new Event("focus"));
  expect(look).toHaveBeenCalledTimes(5);
});

test("a page that nobody sees asks for nothing", () => {
  const look = vi.fn();
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const end = refreshWhileVisible(look, 1000);
  vi.advanceTimersByTime(3000);
  expect(look).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(look).toHaveBeenCalledTimes(1);
  end();
});
