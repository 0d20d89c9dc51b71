import { describe, expect, it } from "vitest";
import type { TableInfo } from "../src/lib/protocol";
import { mayWatch } from "../src/table/access";

const table = (more: Partial<TableInfo>): TableInfo => ({
  id: "t", game: "vendetta", options: [], state: "open", created: 0, commitment: "", seats: [],
  listed: true, spectators: true, botsReplaceLeavers: true, ...more,
});

describe("the door of a table", () => {
  it("is open to all where it is watched", () => {
    expect(mayWatch(table({}))).toBe(true);
  });

  it("is open to those who sit, and to nobody else, where it is not", () => {
    expect(mayWatch(table({ spectators: false }))).toBe(false);
    expect(mayWatch(table({ spectators: false, seat: 0 }))).toBe(true);
    expect(mayWatch(table({ spectators: false, formerSeat: 1 }))).toBe(false);
  });
});
