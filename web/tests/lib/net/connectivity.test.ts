// Where the server is, and what is said when it does not answer.
import { describe, expect, it, vi } from "vitest";
import { isLocalServer } from "../../../src/lib/net/connectivity.svelte";
import { draftOf, keepDraft } from "../../../src/lib/state/drafts";
import { Company } from "../../../src/live/company.svelte";

describe("a server on this machine", () => {
  it("is known by its name", () => {
    for (const host of ["localhost", "127.0.0.1", "127.1.2.3", "[::1]", "sacbe.localhost"])
      expect(isLocalServer(host), host).toBe(true);
    for (const host of ["games.example", "192.168.0.2", "localhost.example", "1270.0.0.1", "10.127.0.0.1.example"])
      expect(isLocalServer(host), host).toBe(false);
  });
});

describe("drafts", () => {
  it("stay until they are sent", () => {
    keepDraft("chat a", "half a");
    keepDraft("chat b", "x");
    expect(draftOf("chat a")).toBe("half a");
    keepDraft("chat a", "");
    expect(draftOf("chat a")).toBe("");
    expect(draftOf("chat b")).toBe("x");
  });

  it("do not fill the browser", () => {
    for (let number = 0; number < 150; number++) keepDraft(`place ${number}`, "x");
    expect(draftOf("place 0")).toBe("");
    expect(draftOf("place 149")).toBe("x");
  });
});

describe("company", () => {
  it("tells how somebody is", () => {
    const company = new Company();
    expect(company.whereaboutsOf("red", true)).toBeNull();
    company.presence = { here: ["red"], gone: { blue: 12 }, watchers: 0 };
    expect(company.whereaboutsOf("red", false)).toBe("here");
    expect(company.whereaboutsOf("red", true)).toBe("thinking");
    expect(company.whereaboutsOf("blue", true)).toBe("gone");
    expect(company.leftAt("blue")).toBe(12_000);
    expect(company.whereaboutsOf("green", false)).toBe("absent");
  });

  it("shows few signs at a time, and not for long", () => {
    vi.useFakeTimers();
    const company = new Company();
    for (let count = 0; count < 6; count++) company.showReaction({ seat: "red", name: "Ann", what: "wave" });
    expect(company.reactions).toHaveLength(4);
    vi.advanceTimersByTime(5000);
    expect(company.reactions).toHaveLength(0);
    vi.useRealTimers();
  });
});
