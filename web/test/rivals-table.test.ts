import { describe, expect, it } from "vitest";
import { attack, engaged, sums, total, written } from "../src/games/rivals/attack";
import { cardState } from "../src/table/cardState";
import { auction, claim, conflict, deals, harm } from "../src/games/rivals/conflict";
import { attachedTo, characters, city, find, foreign, held, isHaven, parties, plot, homeSize } from "../src/games/rivals/coterie";
import { EVENTS } from "../src/games/rivals/events";
import { inDeck, extraFacts } from "../src/games/rivals/extraFacts";
import { around, forParty, forSeat, numberOf, phase, rivalsOf, seatsOf, choiceTarget, vampires } from "../src/games/rivals/seats";
import { shortAnswer, questionText } from "../src/games/rivals/labels";
import type { Choice } from "../src/lib/protocol";
import { msg } from "../src/lib/i18n.svelte";
import { pairedChoice } from "../src/table/choices";
import { lies, picking, scene, zoneOf } from "./rivals";

const choice = (verb: string, args: number[], cards: number[] = []): Choice =>
  ({ move: `${verb} ${args.join(" ")}`, text: msg(verb, verb), verb, args, cards });

describe("the seats", () => {
  it("go clockwise from my left, my own last, and name their Rivals", () => {
    const told = scene([], { order: [1, 2, 0], rival: [0b010, 0b101, 0], phase: [2] }, {}, 1);
    expect(around(told)).toEqual([2, 0, 1]);
    expect([rivalsOf(told, 0), rivalsOf(told, 1), rivalsOf(told, 2)]).toEqual([[1], [0, 2], []]);
    expect(phase(told)).toBe("actions");
    expect(seatsOf(0b1010, 3)).toEqual([1]);
  });

  it("have numbers from the first player on, and vampires in hand that their backs tell", () => {
    const told = scene([], { order: [1, 2, 0], vampires: [3, 0, 1] }, {}, 0);
    expect([numberOf(told, 0), numberOf(told, 1), numberOf(told, 2)]).toEqual([3, 1, 2]);
    expect([vampires(told, 0), vampires(told, 2), vampires(scene([], {}), 0)]).toEqual([3, 1, 0]);
    expect(numberOf(scene([], {}), 0)).toBe(0);
  });

  it("tell what is true of a player now and then", () => {
    const told = scene([], { ownToken: [0, 1, 0], beaten: [2, 0, 0] });
    expect(extraFacts(told, 0)).toMatchObject([{ text: { en: "Mortals defeated this turn" }, value: "2" }]);
    expect(extraFacts(told, 1).map((one) => one.text.fr)).toEqual(["Détient le jeton Rival qui le désigne"]);
    expect(extraFacts(told, 2)).toEqual([]);
    told.view.state = { capped: [1], supply: [4, 0, 7, 0, 0, 0], foreign: [0, 3, 0, 0, 0, 0] };
    expect(extraFacts(told, 0).slice(1).map((one) => [one.text.en, one.value])).toEqual([["Tokens left in the supply", "4"], ["Prestige in the colour of n1", "3"]]);
  });

  it("know cards in decks by their place", () => {
    const told = scene([], { inDeckOf: [0, 0, 1], inDeck: [0, 1, 0], inDeckPlace: [1, 4, 2], inDeckCard: [5, 0, 6] });
    expect(inDeck(told, 0, "library").map((one) => [one.card.slug, one.place])).toEqual([["core-greed", 1]]);
    expect(inDeck(told, 0, "faction").map((one) => [one.card.slug, one.place])).toEqual([["core-hydra", 4]]);
    expect(inDeck(told, 2, "library")).toEqual([]);
  });

  it("have hidden Havens that differ from hidden Agendas", () => {
    const told = scene([], { havenDown: [4] });
    expect([isHaven(told, 4), isHaven(told, 5)]).toEqual([true, false]);
  });

  it("are meant by answers about them, with the card in hand where there is one", () => {
    const shown = [choice("show", [7, 1], [7]), choice("pickSeat", [2])];
    expect(forSeat(picking(shown), 1)).toBeUndefined();
    expect(forSeat(picking(shown, 7), 1)?.move).toBe("show 7 1");
    expect(forSeat(picking(shown), 2)?.verb).toBe("pickSeat");
    expect(choiceTarget(choice("draw", [0]))).toEqual({});
  });
});

describe("coteries", () => {
  const zones = [
    zoneOf("haven", 0, [lies(1, 0, 0, { counters: 4 })]),
    zoneOf("streets", 1, [lies(2, 1, 1, { counters: 3 }), lies(3, 0, 1)]),
    zoneOf("torpor", 1, [lies(4, 1, 1, { counters: 1 })]),
    zoneOf("attached", 1, [lies(5, 8, 1, { host: 2 })]),
    zoneOf("attached", 0, [lies(6, 2, 0, { host: 2, down: true })]),
    zoneOf("city", undefined, [lies(7, 8), lies(8, 9)]),
    zoneOf("ongoing", 0, [lies(9, -1, 0, { counters: 2 }), lies(10, 10)]),
  ];
  const told = scene(zones, {
    character: [1, 2, 3, 4], party: [0, 1, 2, -1], bp: [6, 4, 6, 3], physical: [2, 1, 2, 0], social: [1, 2, 1, 0], mental: [0, 0, 0, 0],
    secrecy: [1, 0, 2, 0], influence: [1, 0, 0, 0], exhausted: [2, 5], leader: [1], silent: [3], fear: [3], bountyOn: [2], bounty: [1],
    mortal: [7], mortalNeed: [4], event: [8], eventOf: [2], flockOn: [7], flockBy: [1], flockBlood: [1],
    heldBy: [1, 2, 1], held: [5, 6, 99], plot: [9], plotBy: [0b011], plotSeen: [0b111], plotNeeds: [-1],
  }, {}, 0);

  it("stand at home, in parties, or in torpor, with what is true of them now", () => {
    expect(characters(told, 0, "haven")).toMatchObject([{ leader: true, bp: 6, attributes: [2, 1, 0], secrecy: 1, influence: 1, exhausted: false }]);
    expect(characters(told, 1).map((one) => one.where)).toEqual(["streets", "streets", "torpor"]);
    expect(find(told, 2)).toMatchObject({ exhausted: true, bounty: 1, bp: 4 });
    expect(find(told, 3)).toMatchObject({ silent: true, fear: true, secrecy: 2 });
    expect(parties(told).map((party) => [party.seat, party.number, party.members.length])).toEqual([[1, 1, 1], [1, 2, 1]]);
  });

  it("bear what anybody attached to them", () => {
    expect(attachedTo(told, 2).map((card) => card.row)).toEqual([5, 6]);
    expect(attachedTo(told, 2).map((card) => foreign(told, card))).toEqual([false, true]);
    expect(foreign(told, lies(1, 0, 0))).toBe(false);
  });

  it("meet the city: what defeats a Mortal, whose marker ends an Event", () => {
    expect(city(told)).toMatchObject([{ need: 4, flock: [{ seat: 1, blood: 1 }] }, { need: undefined, marker: 2 }]);
  });

  it("hide Conspiracies, but not who has paid for them and who has seen them", () => {
    expect(plot(told, lies(9, -1))).toMatchObject({ by: 0b011, seen: 0b111, needs: undefined });
    expect(plot(told, lies(10, 10))).toBeUndefined();
  });

  it("tell what a foe is known to hold", () => {
    expect([held(told, 1), held(told, 2), held(told, 0)].map((cards) => cards.map((card) => card.slug))).toEqual([["core-greed"], ["core-lost-glory"], []]);
  });

  it("are taken up, or meant together with a card in hand", () => {
    const play = [choice("play", [20, 1], [20, 1]), choice("play", [20, 3], [20, 3])];
    const { question } = picking(play);
    expect([pairedChoice(question, undefined, 1), pairedChoice(question, 20, 20)]).toEqual([undefined, undefined]);
    expect(pairedChoice(question, 20, 3)?.move).toBe("play 20 3");
    const [home] = characters(told, 0, "haven");
    if (!home) throw new Error("nobody at home");
    expect(cardState(told, home.card, picking(play))).toMatchObject({ lit: false });
    const chosen: (string | undefined)[] = [];
    const held = cardState(told, home.card, picking(play, 20, { move: "play 20 1", choose: (move) => chosen.push(move) }));
    expect(held).toMatchObject({ lit: true, chosen: true });
    held.take();
    expect(chosen).toEqual(["play 20 1"]);
    expect(cardState(told, home.card, undefined).lit).toBe(false);
  });

  it("go into parties with a vampire in hand", () => {
    const moves = [choice("move", [1, 0], [1]), choice("move", [1, 2], [1])];
    expect(forParty(picking(moves), 2)).toBeUndefined();
    expect(forParty(picking(moves, 1), 2)?.move).toBe("move 1 2");
    expect(forParty(picking(moves, 1), 1)).toBeUndefined();
  });
});

describe("an attack", () => {
  const zones = [zoneOf("streets", 0, [lies(1, 0), lies(2, 1)]), zoneOf("streets", 1, [lies(3, 1, 1)]), zoneOf("played", 0, [lies(9, -1)])];
  const figures = {
    character: [1, 2, 3], party: [1, 1, 1], bp: [6, 3, 3], step: [7], attacker: [1], attackSeat: [0], target: [3], aimed: [3], blocker: [-1], defendSeat: [1],
    attackKind: [0], attackCard: [9], attackParty: [2, 1], defendParty: [3],
    sumOn: [3, 3, 3, 3, 1], sumCard: [1, 9, 3, -1, 3], sumAmount: [2, 0, -1, 1, 1], sumHidden: [0, 1, 0, 1, 0], sumTotal: [0, 0, 0, 1, 0], sumAggravated: [0, 0, 0, 0, 1],
  };
  const names = { sum: ["Hydra, Physical", "Attack card", "Ty Smith, Physical", "Total", "Reaction"].map((text) => msg(text, text)) };

  it("tells where it stands, both parties and the cards", () => {
    const now = attack(scene(zones, figures, names));
    expect(now).toMatchObject({ step: 7, seat: 0, defender: 1, attacker: 1, target: 3, blocker: undefined });
    expect(now?.kind?.id).toBe("physical");
    expect(now?.attackers.map((one) => one.card.row)).toEqual([1, 2]);
    expect([now?.card?.row, now?.reaction]).toEqual([9, undefined]);
    expect(attack(scene(zones, { ...figures, reaction: [-1] }, names))?.reaction).toBeNull();
    expect([...engaged(scene(zones, figures, names))].sort()).toEqual([1, 2, 3]);
    expect(attack(scene(zones, {}))).toBeUndefined();
  });

  it("adds up what is known, and says what is not", () => {
    const [target, back] = sums(scene(zones, figures, names));
    if (!target || !back) throw new Error("no sums");
    expect(target.parts.map(written)).toEqual(["2", "?", "−1"]);
    expect(total(target)).toBe("? + 1");
    expect([back.on, back.parts[0]?.aggravated, total(back)]).toEqual([1, true, "1"]);
    expect(total({ on: 3, parts: [], total: { text: msg("", ""), amount: -2, hidden: false, aggravated: false } })).toBe("0");
    expect(total({ on: 3, parts: [], total: { text: msg("", ""), amount: -2, hidden: true, aggravated: false } })).toBe("? − 2");
  });
});

describe("other things under way", () => {
  it("are conflicts with sides, fists and cards face down", () => {
    const zones = [zoneOf("played", 1, [lies(4, 5, 1), lies(5, -1, 1)])];
    const now = conflict(scene(zones, {
      conflict: [0], conflictCard: [4], exertSeat: [1, 2, 0], exertState: [2, 1, 0], exertShown: [2, 0, 0], exertSide: [1, -1, -1],
      exertFist: [-1, -1, -1], exertHides: [1, 0, 0], exertModifier: [5, -1, -1], yes: [2], no: [0],
    }));
    expect(now).toMatchObject({ sort: "scheme", yes: 2, no: 0, revealed: false });
    expect(now?.card?.face).toBe(5);
    expect(now?.seats).toMatchObject([
      { seat: 1, state: "done", side: "yes", fist: undefined, hides: true, shown: 2 }, { seat: 2, state: "now", side: undefined, hides: false }, { seat: 0, state: "next" },
    ]);
    expect(now?.seats[0]?.modifier?.row).toBe(5);
    expect(conflict(scene([], {}))).toBeUndefined();
  });

  it("are deals that bind or were kept", () => {
    const now = scene([], { dealBy: [1], dealTo: [0] }, { deals: [msg("a", "a")] });
    const ended = (step: number, kind: number, subject: number) =>
      ({ step, undone: false, events: [{ kind, subject, object: 0, amount: 1, face: -1, text: msg(`${step}`, `${step}`) }] });
    const back = { step: 5, undone: true, events: [] };
    const told = [ended(1, EVENTS.kept, 2), ended(2, EVENTS.turn, 1), ended(3, EVENTS.kept, 3), ended(4, EVENTS.kept, 1), back];
    expect(deals({ ...now, told }).map((deal) => [deal.by, deal.state])).toEqual([[1, "binding"], [3, "kept"], [2, "kept"]]);
    expect(deals(now)).toHaveLength(1);
    const over = scene([], { dealBy: [1], dealTo: [0], phase: [4] }, { deals: [msg("a", "a")] });
    expect(deals(over).map((deal) => deal.state)).toEqual(["kept"]);
  });

  it("are bids: open, given or passed", () => {
    const told = scene([zoneOf("haven", 0, [lies(1, 0)])], { auctionCard: [1], bidder: [0, 1, 2], bid: [3, -2, -1] });
    expect(auction(told)?.bids.map((one) => one.bid)).toEqual([3, null, undefined]);
  });

  it("are damage of the city and claims of the Prince", () => {
    expect(harm(scene([], { sadSeat: [0], sadLeft: [2], sadOn: [5], sadAmount: [1] }))).toEqual({ seat: 0, left: 2, on: [{ row: 5, amount: 1 }] });
    expect(claim(scene([], { claimant: [4], claimSeat: [1], claimDone: [2] }))).toEqual({ claimant: 4, seat: 1, done: [2] });
    expect([harm(scene([], {})), claim(scene([], {}))]).toEqual([undefined, undefined]);
  });
});

it("puts the words of the card in hand under the question, signs as words", () => {
  const told = scene([zoneOf("hand", 0, [lies(1, 0), lies(2, 8)])], {}, {}, 0);
  expect(questionText(told, picking([], 1)).hint).toBe("Attacker - Pay 1\u00a0blood: draw 1 card.");
  expect(questionText(told, picking([], 2))).toEqual({});
});

it("says how much prestige a Title still costs, and what passing means", () => {
  const told = scene([], { conflict: [1], conflictNeed: [5], exertSeat: [0], exertShown: [2] });
  expect(shortAnswer(choice("done", []), told, "title")).toBe("Pay 3 prestige");
  expect(shortAnswer(choice("done", []), told, "mend")).toBeUndefined();
  expect(shortAnswer(choice("pass", []), told, "deal")).toBe("Promise nothing");
});

it("draws the vampires of a foe so that none lies over another, as far as the room allows", () => {
  const [up, turned] = [{ exhausted: false }, { exhausted: true }];
  expect(homeSize(190, [up])).toBe(0.88);
  expect(homeSize(190, [up, turned, up]) * (84 + 118 + 84 + 3 * 6)).toBeLessThanOrEqual(190.01);
  expect(homeSize(190, [turned, turned, turned, turned, turned])).toBe(0.62);
  expect(homeSize(190, [])).toBe(0.88);
});
