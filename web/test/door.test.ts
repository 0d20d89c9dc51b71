import { describe, expect, it } from "vitest";
import type { TableInfo } from "../src/lib/protocol";
import { mayLook } from "../src/table/door";

const table = (more: Partial<TableInfo>): TableInfo => ({
  id: "t", game: "vendetta", options: [], state: "open", created: 0, commitment: "", seats: [],
  listed: true, watched: true, replaced: true, ...more,
});

describe("the door of a table", () => {
  it("is open to all where it is watched", () => {
    expect(mayLook(table({}))).toBe(true);
  });

  it("is open to those who sit, and to nobody else, where it is not", () => {
    expect(mayLook(table({ watched: false }))).toBe(false);
    expect(mayLook(table({ watched: false, seat: 0 }))).toBe(true);
    expect(mayLook(table({ watched: false, left: 1 }))).toBe(false);
  });
});
