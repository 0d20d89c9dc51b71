import { expect, test } from "vitest";
import { TurnAlerts } from "../src/lib/turnAlerts";
import type { TableInfo } from "../src/lib/protocol";

const HOUR = 3_600_000;
const table = (id: string, myTurn: boolean, state: TableInfo["state"] = "playing") => ({ id, myTurn, state }) as TableInfo;

function calling() {
  const heard: string[] = [];
  const world = { at: 10 * HOUR, tables: [] as TableInfo[], reach: true };
  const target = { alert: (tables: TableInfo[]) => heard.push(tables.map((one) => one.id).join("+")), clear: () => heard.push("calm") };
  const calls = new TurnAlerts(async () => (world.reach ? world.tables : Promise.reject(new Error("gone"))), target, () => world.at);
  return { heard, world, calls };
}

test("a table that waits is called for once, and again after an hour", async () => {
  const { heard, world, calls } = calling();
  world.tables = [table("a", true), table("b", false), table("c", true, "over")];
  await calls.check();
  world.at += HOUR / 2;
  await calls.check();
  expect(heard).toEqual(["a"]);
  world.at += HOUR / 2;
  await calls.check();
  expect(heard).toEqual(["a", "a"]);
});

test("another table is called for at once, and one that waits anew is too", async () => {
  const { heard, world, calls } = calling();
  world.tables = [table("a", true)];
  await calls.check();
  world.tables = [table("a", true), table("b", true)];
  await calls.check();
  world.tables = [table("a", false), table("b", false)];
  await calls.check();
  world.tables = [table("a", true), table("b", false)];
  await calls.check();
  expect(heard).toEqual(["a", "b", "calm", "a"]);
});

test("a server that does not answer changes nothing", async () => {
  const { heard, world, calls } = calling();
  world.reach = false;
  await calls.check();
  expect(heard).toEqual([]);
});
