import { beforeEach, describe, expect, it, vi } from "vitest";
import { settingsForServer, parseSettings, DEFAULTS, storedSettings } from "../src/lib/settingsFormat";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => kept.set(name, value) });
vi.stubGlobal("document", { documentElement: { dataset: {}, classList: { toggle: () => undefined } }, title: "" });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("navigator", { language: "en" });

/** A server that keeps settings; `answer` lets a GET wait. */
let stored: Record<string, unknown>;
let puts: Record<string, unknown>[];
let answer: Promise<unknown>;
let down = false;
vi.stubGlobal("fetch", async (_: string, call: { method: string; body?: string }) => {
  if (down) throw new TypeError("no line");
  if (call.method === "PUT") puts.push((stored = JSON.parse(call.body ?? "{}") as Record<string, unknown>));
  else await answer;
  const told = stored;
  return { ok: true, status: 200, json: async () => told };
});

const { syncSettings, changeSettings, settings } = await import("../src/lib/settings.svelte");

beforeEach(async () => {
  await syncSettings(null);
  changeSettings({ ...DEFAULTS });
  stored = {};
  puts = [];
  answer = Promise.resolve();
  down = false;
});

describe("what is written down", () => {
  it("leaves to the system what is the system's", () => {
    expect(storedSettings(DEFAULTS)).not.toHaveProperty("theme");
    expect(storedSettings({ ...DEFAULTS, theme: "light", lang: "fr" })).toMatchObject({ theme: "light", lang: "fr" });
  });

  it("is read again, and what cannot be read is as usual", () => {
    const chosen = { ...DEFAULTS, theme: "light" as const, sounds: true, muted: ["Bo"], keys: { quiet: "x" } };
    expect(parseSettings(storedSettings(chosen))).toEqual(chosen);
    expect(parseSettings({ theme: "pink", lang: 3, sounds: "yes", muted: [1], keys: { quiet: "1" }, more: true, toString: 1 })).toEqual(DEFAULTS);
    for (const none of [null, 7, "x", undefined]) expect(parseSettings(none)).toEqual(DEFAULTS);
  });

  it("fits into what the server keeps, those muted last first", () => {
    const muted = Array.from({ length: 200 }, (_, n) => `Élodie la très lointaine ${n}`);
    const told = settingsForServer({ ...DEFAULTS, muted });
    expect(new TextEncoder().encode(JSON.stringify(told)).length).toBeLessThanOrEqual(4096);
    expect(told.muted?.at(-1)).toBe(muted.at(-1));
    expect(told.muted?.length).toBeGreaterThan(50);
  });
});

describe("what is liked", () => {
  it("by a guest stays in the browser", () => {
    changeSettings({ theme: "light" });
    expect(JSON.parse(kept.get("elysium") ?? "")).toMatchObject({ theme: "light" });
    expect(puts).toEqual([]);
  });

  it("by an account comes along when it is entered, and is kept by it when it changes", async () => {
    stored = { theme: "light", confirm: true };
    changeSettings({ sounds: true });
    await syncSettings("ana");
    expect(settings).toMatchObject({ theme: "light", confirm: true, sounds: false });
    expect(puts).toEqual([]);
    changeSettings({ large: true });
    await vi.waitFor(() => expect(puts.at(-1)).toMatchObject({ theme: "light", large: true }));
    await syncSettings(null);
    changeSettings({ large: false });
    expect(puts).toHaveLength(1);
  });

  it("goes to a new account as it is", async () => {
    changeSettings({ sounds: true });
    await syncSettings("ana");
    expect(stored).toMatchObject({ sounds: true });
    expect(settings.sounds).toBe(true);
  });

  it("while the account is asked is not lost, nor anything the account has", async () => {
    stored = { theme: "light" };
    let tell = (_: unknown) => undefined as void;
    answer = new Promise((done) => (tell = done));
    const following = syncSettings("ana");
    changeSettings({ sounds: true });
    expect(puts).toEqual([]);
    tell(null);
    await following;
    expect(settings).toMatchObject({ theme: "light", sounds: true });
    expect(stored).toMatchObject({ theme: "light", sounds: true });
  });

  it("is never written over an account that could not be asked", async () => {
    down = true;
    await syncSettings("ana");
    down = false;
    changeSettings({ sounds: true });
    await Promise.resolve();
    expect(puts).toEqual([]);
  });

  it("last is what is kept, however fast", async () => {
    stored = { theme: "dark" };
    await syncSettings("ana");
    for (const large of [true, false, true, false, true]) changeSettings({ large });
    await vi.waitFor(() => expect(stored["large"]).toBe(true));
    expect(puts.length).toBeLessThan(5);
  });
});
