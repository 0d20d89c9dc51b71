import { describe, expect, it } from "vitest";
import { ResolvedOrders } from "../src/games/nightfall/resolvedOrders";
import { archives, around, away, attacks, chain, commons, engaged, exiled, first, fits, forArchive, forSeat, held, kept, lookedAt, minions, opened, phase, privates, resolves, stack, tallies, turns, types } from "../src/games/nightfall/tableModel";
import { choiceTarget } from "../src/games/nightfall/seats";
import { shortAnswer } from "../src/games/nightfall/labels";
import type { Choice, Seat, Question } from "../src/lib/protocol";
import { msg, t } from "../src/lib/i18n.svelte";
import { ranking } from "../src/table/result";
import { withPlayerNames } from "../src/table/seatNames";
import { lies, picking, scene, zoneOf } from "./nightfall";

const choice = (verb: string, args: number[], cards: number[] = []): Choice =>
  ({ move: `${verb} ${args.join(" ")}`, text: msg(verb, verb), verb, args, cards });

describe("the seats", () => {
  it("go clockwise from my left, my own last", () => {
    expect(around(scene([], { order: [1, 2, 0] }, 1))).toEqual([2, 0, 1]);
    expect(around(scene([], { order: [1, 2, 0] }))).toEqual([1, 2, 0]);
    expect(around(scene([], {}, 0))).toEqual([1, 2, 0]);
  });

  it("are meant by the answers that name them, an attack by the minion in hand", () => {
    const attack = [choice("attack", [7, 1], [7]), choice("attack", [8, 1], [8])];
    expect(forSeat(picking(attack, 8), 1)?.move).toBe("attack 8 1");
    expect(forSeat(picking(attack), 1)).toBeUndefined();
    expect(forSeat(picking(attack.slice(0, 1)), 1)?.move).toBe("attack 7 1");
    expect(forSeat(picking([choice("pickSeat", [2])]), 2)?.verb).toBe("pickSeat");
    expect(choiceTarget(choice("attack", [7, 1]))).toEqual({ seat: 1 });
    expect(choiceTarget(choice("link", [7]))).toEqual({});
  });
});

describe("archives", () => {
  const told = scene([], {
    archive: [4, -1, 1, 0], archiveOwner: [0, 1, -1, -1], archiveLeft: [7, 7, 2, 0], archiveCost: [5, 0, 3, 3], archiveOpen: [1, 3, 7, 7],
  });

  it("belong to a seat or to all, and are gone when they are empty", () => {
    expect(commons(told).map((one) => one.number)).toEqual([2]);
    expect(privates(told, 0).map((one) => one.face)).toEqual([4]);
    expect(archives(told)).toHaveLength(3);
  });

  it("may be opened to others", () => {
    expect(archives(told).map((one) => one.open(0))).toEqual([true, true, true]);
    expect(archives(told).map((one) => one.open(1))).toEqual([false, true, true]);
  });

  it("are chosen to claim from, or as a target", () => {
    expect(forArchive(picking([choice("claim", [2])]), 2)?.verb).toBe("claim");
    expect(forArchive(picking([choice("pickPlace", [2])]), 2)?.verb).toBe("pickPlace");
    expect(forArchive(picking([choice("claim", [2])]), 0)).toBeUndefined();
    expect(shortAnswer(choice("claim", [2]), told, t)).toBe("Claim Furious Melee (3)");
    expect(shortAnswer(choice("pass", []), told, t, "chain-link")).toBe("Add nothing");
    expect(shortAnswer(choice("pass", []), told, t, "something else")).toBeUndefined();
  });
});

describe("the chain", () => {
  const zones = [zoneOf("chain", undefined, [lies(5, 0, 0), lies(6, 1, 1)])];
  const figures = {
    phase: [2], chain: [5, 6], chainKicked: [0, 1], chainTimes: [1, 2], chainChooser: [0, 0], chainSeat: [0, 1, 2], chainTurn: [2, 1, 0], fits: [0b100010],
  };

  it("tells of each order whose it is, whether it is kicked, how often it acts and who aims it", () => {
    const told = scene(zones, figures, 1);
    expect(phase(told)).toBe("chain");
    expect(chain(told)).toMatchObject([{ seat: 0, kicked: false, times: 1, chooser: undefined }, { seat: 1, kicked: true, times: 2, chooser: 0 }]);
    expect(fits(told)?.map((one) => one.id)).toEqual(["yellow", "violet"]);
    expect(fits(scene([], {}))).toBeUndefined();
  });

  it("gives each seat one opportunity, and then resolves", () => {
    expect(turns(scene(zones, figures))).toEqual([{ seat: 0, state: "done" }, { seat: 1, state: "now" }, { seat: 2, state: "next" }]);
    expect(resolves(scene(zones, figures))).toBe(false);
    expect(resolves(scene(zones, { ...figures, chainTurn: [2, 2, 2] }))).toBe(true);
    expect(resolves(scene([], {}))).toBe(false);
  });

  it("shows what has resolved until it is gone, and forgets it then", () => {
    const memory = new ResolvedOrders();
    const [one, two] = chain(scene(zones, figures));
    if (!one || !two) throw new Error("no chain");
    const gone = (orders: typeof one[], closed: boolean) => memory.recall(orders, closed).map((order) => [order.card.row, order.gone]);
    expect(gone([one, two], false)).toEqual([[5, false], [6, false]]);
    expect(gone([one], true)).toEqual([[5, false], [6, true]]);
    expect(gone([one, two], true)).toEqual([[5, false], [6, false]]);
    expect(gone([two], true)).toEqual([[5, true], [6, false]]);
    expect(gone([], true)).toEqual([]);
    expect(gone([two], true)).toEqual([[6, false]]);
  });
});

describe("combat", () => {
  const zones = [zoneOf("play", 0, [lies(3, 0, 0)]), zoneOf("play", 1, [lies(4, 4, 1, 2), lies(9, 2, 1)])];
  const told = scene(zones, {
    minions: [3, 4, 9], health: [3, 2, 2], strength: [2, 3, 1], forced: [4], attackers: [3], attacked: [1], blockers: [4], blocked: [3], fighting: [3], fought: [1],
  });

  it("pairs attackers with those they attack and those who block", () => {
    expect(attacks(told)).toMatchObject([{ target: 1, now: true, done: false, attacker: { strength: 2 }, blockers: [{ left: 2, damage: 2, forced: true }] }]);
    expect([...engaged(told)]).toEqual([3, 4]);
    expect(minions(told, 1).map((one) => one.forced)).toEqual([true, false]);
  });

  it("is forgotten with the minions", () => {
    expect(attacks(scene([], { attackers: [3], attacked: [1] }))).toEqual([]);
  });
});

describe("the draft", () => {
  it("shows what I have picked, and what I have put out of the game", () => {
    const told = scene([zoneOf("archive", 0, [lies(3, 4)]), zoneOf("box", undefined, [lies(8, 1), lies(9, -1)])], { kept: [3] }, 0);
    expect(kept(told).map((card) => card.row)).toEqual([3]);
    expect(away(told).map((card) => card.row)).toEqual([8]);
    expect(away(scene([], {}))).toEqual([]);
  });
});

describe("what one may know", () => {
  const told = scene(
    [zoneOf("exile", undefined, [lies(1, 3), lies(2, 2), lies(4, 3)]), zoneOf("deck", 1, [lies(6, 4, 1), lies(7, 0, 1)])],
    { woundsUp: [12], woundsLeft: [42], woundTop: [3], held: [4, 4, 0], heldBy: [1, 1, 2], opened: [2], order: [2, 0, 1], bites: [1, 0, 2], burns: [0, 0, 1], bleeds: [0, 0, 0], untyped: [0, 0, 1] }, 0,
  );

  it("is the wound on top and how many lie below it face down", () => {
    expect(stack(told)).toMatchObject({ top: { slug: "wound-bite" }, down: 30 });
    expect(stack(scene([], { woundsUp: [0], woundsLeft: [9] }))).toEqual({ top: undefined, down: 9 });
  });

  it("are the exiled cards, each once", () => {
    expect(exiled(told).map((one) => [one.card.slug, one.times])).toEqual([["wound-bite", 2], ["charlotte-reyes", 1]]);
    expect(exiled(scene([], {}))).toEqual([]);
  });

  it("are cards seen in a deck, and known to be in a hand", () => {
    expect(lookedAt(told, 1).map((card) => card.row)).toEqual([6, 7]);
    expect(lookedAt(told, 0)).toEqual([]);
    expect(held(told, 1).map((one) => [one.card.slug, one.times])).toEqual([["vulko", 2]]);
    expect(held(told, 0)).toEqual([]);
  });

  it("are the wounds by type, the first player, and to whom archives are open", () => {
    expect(types(told, 2)).toEqual([2, 1, 0, 1]);
    expect(first(told)).toBe(2);
    expect(opened(told)).toEqual([2]);
  });
});

describe("the end", () => {
  it("lists the seats by their places, with wounds by type", () => {
    const told = scene([], { place: [2, 0, 1], wounds: [5, 6, 4], bites: [1, 2, 3], burns: [4, 4, 1], bleeds: [0, 0, 0], sums: [] });
    expect(tallies(told).map((one) => [one.seat, one.wounds, ...one.types])).toEqual([[2, 4, 3, 1, 0], [0, 5, 1, 4, 0], [1, 6, 2, 4, 0]]);
  });

  it("puts the fewest first where fewer is better", () => {
    expect(ranking([0, 1, 0], [7, 3, 5], true).map((place) => place.seat)).toEqual([1, 2, 0]);
    expect(ranking([0, 1, 0], [7, 3, 5]).map((place) => place.seat)).toEqual([1, 0, 2]);
  });
});

it("calls people by their names in a question", () => {
  const seats: Seat[] = ["Ana", "Bo"].map((name, seat) => ({ seat, kind: "person", name }));
  const question = { prompt: msg("Seat 2 attacks you", "La place 2 vous attaque"), choices: [{ ...choice("attack", [1, 0]), text: msg("attack seat 1", "attaquer la place 1") }], refusals: [], cautions: [] };
  const named = withPlayerNames(question as unknown as Question, seats);
  expect([named.prompt.en, named.prompt.fr]).toEqual(["Bo attacks you", "Bo vous attaque"]);
  expect(named.choices[0]?.text.fr).toBe("attaquer Ana");
});
