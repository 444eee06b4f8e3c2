// Behind a proxy that asks for a password: its header is left alone, and its 401 ends no login.
import { afterEach, expect, test, vi } from "vitest";
import { ApiError, get, isTokenRefused } from "../../../src/lib/net/api";

afterEach(() => vi.unstubAllGlobals());

function answering(status: number, type: string, body: string) {
  const asked = vi.fn(async () => new Response(body, { status, headers: { "content-type": type } }));
  vi.stubGlobal("fetch", asked);
  return asked;
}

test("the token goes in a header of its own", async () => {
  const asked = answering(200, "application/json", "{}");
  await get("/account", { token: "abc" });
  const headers = (asked.mock.calls as unknown as [string, RequestInit][])[0]![1].headers as Record<string, string>;
  expect(headers["Sacbe-Token"]).toBe("abc");
  expect(headers).not.toHaveProperty("Authorization");
});

test.each([
  [401, "text/html", "<h1>401 Authorization Required</h1>", false],
  [401, "application/json", '{"error":"login-ended","text":"","rule":"","source":""}', true],
  [403, "application/json", '{"error":"forbidden","text":"","rule":"","source":""}', false],
])("a %i of type %s: %s", async (status, type, body, refused) => {
  answering(status, type, body);
  const error: unknown = await get("/account").catch((problem: unknown) => problem);
  expect(error).toBeInstanceOf(ApiError);
  expect(isTokenRefused(error)).toBe(refused);
});
