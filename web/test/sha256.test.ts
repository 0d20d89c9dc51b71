import { expect, it } from "vitest";
import { sha256 } from "../src/lib/sha256";
import { fromJournal, matchesCommitment } from "../src/table/proof";

it("gives the known digests", () => {
  expect(sha256("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

it("agrees with the browser's own at every length around a block, and beyond ASCII", async () => {
  for (const text of [...Array(130).keys()].map((length) => "x".repeat(length)).concat("Éloïse, 夜 🦇")) {
    const own = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
    expect(sha256(text)).toBe([...own].map((byte) => byte.toString(16).padStart(2, "0")).join(""));
  }
});

it("knows the promise the server makes about a seed and a salt, and no other", () => {
  const promise = "6401223bed6cef87e8daed6a795d6e915733281601b9cd658a46711df9cc1083";
  expect(matchesCommitment(promise, "0000000000000001", "salt")).toBe(true);
  expect(matchesCommitment(promise, "0000000000000002", "salt")).toBe(false);
  expect(matchesCommitment(promise, "0000000000000001", "other")).toBe(false);
});

it("reads what a journal opens, and of a fork its own part", () => {
  const own = "elysium 1\ncommitment aa\nseed 0000000000000001\nsalt s1\nseat 1 Ana\n";
  expect(fromJournal(own)).toEqual({ seed: "0000000000000001", salt: "s1" });
  expect(fromJournal(`${own}fork 0\ncommitment bb\nseed 0000000000000002\nsalt s2\n`)).toEqual({ seed: "0000000000000002", salt: "s2" });
  expect(fromJournal("seat 1 seed salt\n")).toBeUndefined();
});
