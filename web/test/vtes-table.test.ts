import { describe, expect, it } from "vitest";
import { action, played } from "../src/games/vtes/action";
import { combat, hasKind, packets, STRIKES } from "../src/games/vtes/combat";
import { held } from "../src/games/vtes/knownCards";
import { added, attachedTo, find, minions, recalled, uncontrolled } from "../src/games/vtes/minions";
import { votesOn, referendum } from "../src/games/vtes/referendum";
import { around, calledOf, colours, forSeat, opportunity, phase, points, relation } from "../src/games/vtes/seats";
import { actionOutcome, actionSentence } from "../src/games/vtes/actionText";
import { choiceTarget } from "../src/games/vtes/choiceTargets";
import { engaged, currentStage } from "../src/games/vtes/stage";
import { signed } from "../src/games/vtes/sums";
import { textForLevel, lastSentence, shortAnswer, questionText } from "../src/games/vtes/labels";
import { msg, setLocale } from "../src/lib/i18n.svelte";
import { cardState } from "../src/table/cardState";
import { BOOK, choice, lies, picking, scene, zoneOf } from "./vtes";

const same = (words: string) => msg(words, words);

describe("the ring", () => {
  it("goes clockwise from my prey to my predator, my own seat last", () => {
    const told = scene([], { phase: [3] }, {}, 3);
    expect(around(told)).toEqual([4, 0, 1, 2, 3]);
    expect([4, 0, 1, 2, 3].map((seat) => relation(told, seat))).toEqual(["prey", "grandPrey", "grandPredator", "predator", undefined]);
    expect(phase(told)).toBe("minion");
    expect(calledOf(told, 3)).toBe("you");
  });

  it("closes up over the ousted, until two are each other's prey and predator", () => {
    const closed = scene([], { alive: [1, 0, 0, 1, 0], prey: [3, -1, -1, 0, -1], predator: [3, -1, -1, 0, -1] }, {}, 0);
    expect([1, 3].map((seat) => relation(closed, seat))).toEqual([undefined, "both"]);
    expect(relation(scene([], {}), 1)).toBeUndefined();
  });

  it("knows halves of victory points, and what each is asked for", () => {
    const told = scene([], { halfPoints: [0, 1, 2, 5, 4], opportunity: [2], edge: [1] }, { opportunity: [same("to block")] });
    expect([0, 1, 2, 3, 4].map((seat) => points(told, seat))).toEqual(["0", "½", "1", "2½", "2"]);
    expect([opportunity(told, 2)?.en, opportunity(told, 1)]).toEqual(["to block", undefined]);
  });

  it("has the colours of decks, else of the first vampire that is shown", () => {
    const told = scene([zoneOf("ready", 1, [lies(3, 2, 0), lies(4, 0, 1)])], { seatClan: [2, -1, -1, -1, -1] });
    expect([0, 1, 2].map((seat) => colours(told, seat))).toEqual(["toreador", "ventrue", "noclan"]);
  });

  it("lights a seat that is bled or picked", () => {
    const bleeds = [choice("bleed", [7, 1], [7]), choice("pickSeat", [2])];
    expect(forSeat(picking(bleeds), 1)).toBeUndefined();
    expect(forSeat(picking(bleeds, 7), 1)?.move).toBe("bleed 7 1");
    expect(forSeat(picking(bleeds), 2)?.verb).toBe("pickSeat");
  });
});

const ZONES = [
  zoneOf("ready", 0, [lies(1, 0, 0, { counters: 6 }), lies(2, 1, 0, { counters: 4 })]),
  zoneOf("ready", 1, [lies(3, 2, 1, { counters: 5 }), lies(4, 6, 1, { counters: 2 })]),
  zoneOf("torpor", 1, [lies(5, 1, 1)]),
  zoneOf("attached", 1, [lies(6, 5, 1, { host: 3 })]),
  zoneOf("attached", 0, [lies(7, 5, 0, { host: 3 })]),
  zoneOf("uncontrolled", 0, [lies(8, 2, 0, { down: true, counters: 3 }), lies(9, -1, 0, { counters: 1 })]),
  zoneOf("limbo", 0, [lies(20, 3, 0)]),
];
const MINIONS = {
  minion: [1, 2, 3, 4, 5], capacity: [9, 6, 6, -1, 6], clan: [4, 0, 1, -1, 0], strength: [1, 1, 2, 1, 1], bleed: [1, 2, 1, 0, 1], stealth: [0, 0, 0, 0, 0], intercept: [0, 0, 1, 0, 0],
  votes: [2, 0, 0, 0, 0], title: [18, 0, 1, 0, 0], titleVotes: [2, 0, 0, 0, 0], locked: [2, 6], woken: [2], contestsTitle: [3],
  disciplineOn: [1, 1, 3], discipline: [4, 3, 0], disciplineLevel: [1, 2, 2], uncontrolled: [8, 9], need: [6, -1],
  addOn: [2], addBy: [-1], addWhat: [2], addAmount: [1], heldBy: [1], held: [4],
};

describe("minions", () => {
  const told = scene(ZONES, MINIONS, { title: [same("Prince of Melbourne"), same(""), same("primogen"), same(""), same("")], add: [same("text")] }, 0);

  it("have their numbers as they are now", () => {
    const [alexa, gelasia] = minions(told, 0, "ready");
    expect(alexa).toMatchObject({ capacity: 9, votes: 2, title: { en: "Prince of Melbourne" }, idle: false, locked: false });
    expect(alexa?.disciplines.map((one) => [one.discipline.code, one.level])).toEqual([["dom", 2], ["for", 1]]);
    expect(gelasia).toMatchObject({ locked: true, woken: true, bleed: 2, title: undefined });
    expect(find(told, 4)).toMatchObject({ capacity: undefined, seat: 1 });
    expect(find(told, 3)).toMatchObject({ contestsTitle: true, idle: true, intercept: 1 });
    expect(find(told, 5)?.region).toBe("torpor");
    expect([find(told, -1), find(told, 99)]).toEqual([undefined, undefined]);
    const more = scene(ZONES, { ...MINIONS, merged: [2], recalledBy: [6] }, { sect: [same("Camarilla"), same("Anarch")], recalled: [same("Nassir")] }, 0);
    expect(minions(more, 0, "ready").map((one) => [one.merged, one.sect?.en])).toEqual([[false, "Camarilla"], [true, "Anarch"]]);
    expect([recalled(more, 6)?.en, recalled(more, 7)]).toEqual(["Nassir", undefined]);
  });

  it("bear what anybody put on them", () => {
    expect(attachedTo(told, 3).map((card) => card.row)).toEqual([6, 7]);
  });

  it("wait uncontrolled, with their capacity where one may know it", () => {
    expect(uncontrolled(told, 0)).toMatchObject([{ need: 6 }, { need: undefined }]);
  });

  it("say why their numbers are not as printed", () => {
    expect(added(told, 2)).toMatchObject([{ what: "bleed", amount: 1, text: { en: "text" } }]);
    expect(held(told, 1).map((card) => card.slug)).toEqual(["eyes-of-argus"]);
  });

  it("play the card in hand: they are lit with it, and its ways are told apart", () => {
    const plays = [1, 2].flatMap((minion) => [0, 1].map((mode) => choice("play", [30, minion, mode], [30, minion], msg(`play X with Y (${mode ? "superior" : "inferior"})`, `jouer (${mode ? "supérieur" : "inférieur"})`))));
    const [alexa] = minions(told, 0, "ready");
    if (!alexa) throw new Error("nobody is ready");
    expect(cardState(told, alexa.card, picking(plays)).lit).toBe(false);
    expect(cardState(told, alexa.card, picking(plays, 30)).lit).toBe(true);
    expect(plays.map((one) => [choiceTarget(one).place, choiceTarget(one).way?.en])).toEqual([[1, "inferior"], [1, "superior"], [2, "inferior"], [2, "superior"]]);
    expect(choiceTarget(choice("play", [30, -1, 0], [30]))).toEqual({});
  });
});

const ACTION = {
  actionStep: [2], actionKind: [0], actor: [2], actionSeat: [0], actionCard: [20], actionLevel: [1], actionTargets: [], actionAt: [1], bled: [1], actionBlood: [0], actionPool: [1],
  actionStealth: [2], actionStealthBy: [-1, 20], actionStealthPart: [1, 1], actionIntercept: [1], actionInterceptBy: [3], actionInterceptPart: [1],
  actionBleed: [3], actionBleedBy: [2, 20], actionBleedPart: [1, 2], blocker: [3], blockState: [1], blockLacks: [1], blockSeats: [1], blockSaid: [1], outcome: [0],
};

describe("an action", () => {
  const told = scene(ZONES, { ...MINIONS, ...ACTION, pool: [30, 17, 30, 30, 30] }, { actionStealth: [same("innate"), same("Lost in Crowds")], actionBleed: [same("base"), same("Govern")] }, 1);

  it("tells stealth against intercept, each with its parts", () => {
    const now = action(told);
    expect(now).toMatchObject({ step: 2, kind: "bleed", seat: 0, bled: 1, blocked: "attempt", lacks: 1, blocking: [{ seat: 1, said: "now" }] });
    expect(now?.stealth).toMatchObject({ total: 2, parts: [{ row: undefined, amount: 1, text: { en: "innate" } }, { row: 20, amount: 1 }] });
    expect(now?.intercept?.total).toBe(1);
    expect(now?.blocker?.card.row).toBe(3);
    expect([signed(2), signed(-1)]).toEqual(["+2", "−1"]);
    expect(action(scene(ZONES, MINIONS))).toBeUndefined();
  });

  it("is told in a sentence, with what it brings if nobody blocks", () => {
    const now = action(told);
    if (!now) throw new Error("no action");
    expect(actionSentence(told, now)).toBe("Gelasia Fotiou bleeds you for 3, with Govern the Unaligned (inferior).");
    expect(actionOutcome(told, now)).toEqual(["If nobody blocks: pool 17, then 14.", "Cost if it succeeds: 1 pool."]);
    expect(actionSentence({ ...told, me: 2 }, now)).toContain("bleeds n1 for 3");
    setLocale("fr");
    expect(actionSentence(told, now)).toBe("Gelasia Fotiou vous mord pour 3, avec Diriger les indécis (inférieur).");
    setLocale("en");
    const last = scene(ZONES, { ...MINIONS, ...ACTION, pool: [30, 3, 30, 30, 30] }, {}, 1);
    expect(actionOutcome(last, now)[0]).toBe("If nobody blocks: pool 3, and you are ousted.");
  });

  it("puts the two minions on the stage", () => {
    expect(currentStage(told)).toBe("action");
    expect([...engaged(told)].sort()).toEqual([2, 3]);
    expect([currentStage(scene(ZONES, MINIONS)), engaged(scene(ZONES, MINIONS)).size]).toEqual(["calm", 0]);
  });

  it("shows the card that is being played", () => {
    expect(played(scene(ZONES, { played: [20], playedSeat: [0], playedBy: [2], playedLevel: [2] }))).toMatchObject({ seat: 0, by: 2, level: 2 });
    expect(played(scene(ZONES, { played: [-1] }))).toBeUndefined();
  });
});

describe("a combat", () => {
  const told = scene(ZONES, {
    ...MINIONS, ...ACTION, combatStep: [4], round: [2], combatants: [2, 3], combatSeats: [0, 1], range: [1], rangeSet: [1], maneuverLast: [1], strikeChosen: [1, 0], strikeKinds: [1 | 64, 0],
    strikeCard: [-1, -1], strikeAim: [3, -1], strikeDamage: [3, 0], strikeSumSide: [0, 0], strikeSumBy: [-1, 20], strikeSumPart: [1, 2], maneuvers: [1, 0], presses: [0, 1],
    additional: [0, 0], prevents: [0, 2], pressOn: [0], fighterStrength: [1, 2], packetOn: [3], packetFrom: [2], packetAmount: [3], packetKinds: [64],
  }, { strike: [same("hand strike, 3 damage"), same("")], strikeSum: [same("strength"), same("Roundhouse")], packet: [same("hand strike")] }, 1);

  it("tells range, strikes, where damage comes from and what is left", () => {
    const now = combat(told);
    expect(now).toMatchObject({ step: 4, round: 2, range: "long", settled: true, last: 1, goesOn: false });
    const [acting, opposing] = now?.sides ?? [];
    expect(acting).toMatchObject({ row: 2, strength: 1, maneuvers: 1, strike: { damage: 3, aim: 3, card: undefined } });
    expect(acting?.strike?.parts).toMatchObject([{ amount: 1, text: { en: "strength" } }, { amount: 2, row: 20 }]);
    expect(opposing).toMatchObject({ presses: 1, prevents: 2, strike: undefined });
    expect(hasKind(acting?.strike?.kinds ?? 0, STRIKES.aggravated)).toBe(true);
    expect(packets(told)).toMatchObject([{ on: 3, amount: 3, kinds: 64 }]);
  });

  it("is the innermost thing on the stage", () => {
    expect(currentStage(told)).toBe("combat");
    expect([...engaged(told)].sort()).toEqual([2, 3]);
  });
});

describe("a referendum", () => {
  const told = scene(ZONES, {
    ...MINIONS, pollStep: [3], pollCaller: [1], pollSeat: [0], pollCard: [20], pollHunted: [-1], votesFor: [3], votesAgainst: [2],
    voteSeat: [0, 0, 1, 2], voteRow: [1, -1, 3, -1], voteSource: [0, 1, 0, 2], voteAmount: [2, 1, 2, 1], voteSide: [1, 1, 2, 0], pollTurn: [0, 1, 2], pollSaid: [0, 1, 0],
  }, { pollTitle: [same("Kine Resources Contested")], terms: [same("n1 burns 2 pool"), same("")], vote: [same("Alexa Draper"), same("political card"), same("The Dowager"), same("the Edge")] });

  it("has its terms, and votes for and against with their sources", () => {
    const now = referendum(told);
    if (!now) throw new Error("no referendum");
    expect(now).toMatchObject({ step: 3, yes: 3, no: 2, hunted: undefined, terms: [{ en: "n1 burns 2 pool" }] });
    expect(votesOn(now, "for").map((vote) => [vote.seat, vote.source, vote.amount])).toEqual([[0, "minion", 2], [0, "card", 1]]);
    expect(votesOn(now, "open").map((vote) => vote.source)).toEqual(["edge"]);
    expect(now.turn.find((one) => one.now)?.seat).toBe(1);
    expect([currentStage(told), engaged(told).size]).toEqual(["referendum", 0]);
  });
});

describe("the words of the card in hand", () => {
  const argus = BOOK[4];
  if (!argus) throw new Error("no card");

  it("are those of the level at which it is played", () => {
    const at = (level: string) => choice("play", [30, 1, 0], [30, 1], same(`play (${level})`));
    expect(textForLevel(argus, at("superior")).en).toBe("Only once. [AUS] It wakes.");
    expect(textForLevel(argus, at("inferior")).fr).toBe("Une seule fois. [aus] +2 en interception.");
    expect(textForLevel(argus, undefined).en).toContain("[aus]");
    const kept = { ...argus, text: msg("[aus] Look.\n[AUS] It stays.\n(Superior.) Open hand.", "[aus] Regardez.\n[AUS] Elle reste.\n(Supérieur.) Main ouverte.") };
    expect([textForLevel(kept, at("inferior")).en, textForLevel(kept, at("superior")).fr]).toEqual(["[aus] Look.", "[AUS] Elle reste. (Supérieur.) Main ouverte."]);
  });

  it("are plain where nothing is done", () => {
    expect(shortAnswer(choice("pass", []), "range")).toBe("No maneuver");
    expect([shortAnswer(choice("pass", []), "order"), shortAnswer(choice("block", [3], [3]), "range")]).toEqual([undefined, undefined]);
  });

  it("leave out of the question what the stage shows", () => {
    expect(lastSentence("Aunt Linda of n1 hunts, at 1 stealth. Do you attempt to block, and with whom?")).toBe("Do you attempt to block, and with whom?");
    expect(lastSentence("Ryan strikes. How does Dr. Stephen Norton strike?")).toBe("How does Dr. Stephen Norton strike?");
    const fight = scene(ZONES, { ...MINIONS, combatStep: [1], combatants: [2, 3] }, {}, 0);
    const { question } = picking([]);
    expect(questionText(fight, { ...picking([]), question: { ...question, prompt: same("They fight. Maneuver? (1 left.)") } }).ask).toBe("Maneuver?");
  });

  it("stand under the question", () => {
    const told = scene([zoneOf("hand", 0, [lies(30, 4)])], {}, {}, 0);
    expect(questionText(told, picking([choice("play", [30, 1, 0], [30, 1])], 30)).hint).toContain("Auspex (superior) It wakes.");
    expect(questionText(told, picking([]))).toEqual({});
    const influence = { ...picking([]), question: { ...picking([]).question, kind: "influence", prompt: same("Influence phase: what do you do? (4 transfers left.)") } };
    expect(questionText(told, influence).hint).toMatch(/^4 transfers left\. Pool moved onto a vampire/);
    const taken = { ...influence, card: 30, question: { ...influence.question, choices: [choice("transfer", [30], [30])] } };
    expect(questionText(told, taken).hint, "with a vampire taken up").toBe(questionText(told, influence).hint);
  });
});
