// The pictures of the README and the docs: a game of two people and two bots, taken at good moments.
import type { Browser, Page } from "playwright-core";
import type { Frame, TableCard, ReplayInfo, View } from "../src/lib/protocol";
import { applyDiff } from "../src/table/applyDiff";
import { ASKED, askedAt } from "./asked-pictures";
import { chrome, House, phone, until, visit, type Visit } from "./house";
import { chainAt } from "./nightfall-pictures";
import { Player, seeded } from "./player";
import { shoot } from "./shooting";

const GAMES = 6;
/** Where Inès and Bastien sit. */
const BOTH = [0, 2];

interface Sitter extends Visit {
  player: Player;
}

/** The two who play: Inès at a desk in English, Bastien on a phone in French. */
interface Company {
  ines: Sitter;
  bastien: Sitter;
}

/** Something worth showing: when it is there, what is done to show it best, and whose screen it is. */
interface Moment {
  name: string;
  whose: keyof Company;
  there(player: Player): boolean;
  pose(sitter: Sitter): Promise<void>;
}

// ---- moments

function view(player: Player): View | null {
  return player.heard.reduce<View | null>((before, said) => (said.type === "view" ? applyDiff(before, said) : before), null);
}

const figure = (player: Player, name: string): number[] => view(player)?.outline?.numbers[name] ?? [];
const round = (player: Player): number => Number(/\d/.exec(view(player)?.outline?.title.en ?? "")?.[0] ?? 0);
const positions = (seen: View | null): TableCard[] => (seen?.zones ?? []).filter((zone) => zone.name === "position").flatMap((zone) => zone.cards);
const laid = (player: Player): TableCard[] => positions(view(player));
const asks = (player: Player, kind: string): boolean => player.myTurn && player.question?.kind === kind;

/** The cards that no choice names, though a refusal does. */
function barred(player: Player): number[] {
  const can = new Set(player.question?.choices.flatMap((choice) => choice.cards));
  return (player.question?.refusals ?? []).flatMap((refusal) => refusal.cards).filter((row) => !can.has(row));
}

/** How many cards can be played. */
const playable = (player: Player) => new Set(player.question?.choices.map((choice) => choice.cards[0])).size;

/** Whether there is a card that cannot be used, or not in every way. */
const refused = (player: Player): boolean => barred(player).length > 0 || player.question?.refusals.some((one) => one.verb === "play") === true;

/** Plays card after card with all the Blood there is, so that soon something cannot be paid any more. */
async function spend(sitter: Sitter): Promise<void> {
  const { page, player } = sitter;
  if (!player.question?.kind.startsWith("planning")) return player.click();
  if (player.question.kind === "planning-card") await takeUp(sitter, "first");
  const most = page.locator(".acts .numbers").first().locator(".btn").last();
  if (player.question.kind === "planning-blood" && (await most.isVisible())) await most.click({ timeout: 3000 });
  await page.locator(".acts .btn.go").click({ timeout: 3000 });
}

/** Points at a card that cannot be used, or at a way in which one cannot. */
async function askWhy({ page, player }: Sitter): Promise<void> {
  const [row] = barred(player);
  if (row !== undefined) return page.locator(`[data-row="${row}"]`).hover();
  const way = player.question?.refusals.find((one) => one.verb === "play");
  await page.locator(`[data-row="${way?.cards[0]}"] button`).first().click();
  await page.locator(".ways [aria-disabled=true]").first().hover();
}

async function takeUp({ page }: Sitter, where: "first" | "last"): Promise<void> {
  await page.locator(".fan [data-pick=card] button").first().click({ timeout: 3000 });
  await page.locator("[data-pick=way]")[where]().click({ timeout: 3000 });
}

const theme = (page: Page, name: string) => page.evaluate((name) => void (document.documentElement.dataset["theme"] = name), name);

const MOMENTS: Moment[] = [
  {
    name: "planning",
    whose: "ines",
    there: (player) => asks(player, "planning-card") && round(player) > 1 && laid(player).length > 4 && playable(player) > 2,
    pose: (sitter) => takeUp(sitter, "last"),
  },
  {
    name: "why-not",
    whose: "ines",
    there: (player) => asks(player, "planning-card") && laid(player).length > 3 && refused(player),
    pose: askWhy,
  },
  {
    name: "phone",
    whose: "bastien",
    there: (player) => asks(player, "planning-card") && round(player) > 1 && laid(player).length > 4 && playable(player) > 2,
    pose: (sitter) => takeUp(sitter, "first"),
  },
  {
    name: "sealed",
    whose: "ines",
    there: (player) => player.question?.kind === "token" && round(player) > 1 && BOTH.every((seat) => player.question?.asked.includes(seat)),
    pose: async ({ player }) => {
      if (player.myTurn) await player.settled();
      await until(async () => player.question?.answer !== undefined);
    },
  },
  {
    name: "light",
    whose: "ines",
    there: (player) => player.myTurn && round(player) > 1 && (figure(player, "resolving")[0] ?? -1) > 0 && laid(player).filter((card) => !card.down).length > 5,
    pose: ({ page }) => theme(page, "light"),
  },
];

// ---- taking

/** Comes in under a name, and lays a table from the page's own origin. */
async function lay(page: Page, name: string, wish: object): Promise<string> {
  await page.goto("/credits");
  return page.evaluate(async ([name, wish]) => {
    const headers = { "X-Elysium": "pictures", "Content-Type": "application/json" };
    const send = (path: string, body: unknown) => fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
    await send("/api/session", { name });
    return ((await (await send("/api/tables", { game: "vendetta", ...(wish as object) })).json()) as { id: string }).id;
  }, [name, wish] as const);
}

async function sitter(visited: Visit, seed: number): Promise<Sitter> {
  return { ...visited, player: new Player(visited.page, seeded(seed)) };
}

/** Tables of others, so that the home page is not empty. */
async function company(browser: Browser, house: House): Promise<void> {
  const tables: [string, object][] = [
    ["Maud", { seats: ["me", "open", "open", "search"], clock: { kind: "live", minutes: 20, increment: 10 } }],
    ["Tomás", { seats: ["me", "open", "open", "open", "open"], options: ["locations"], clock: { kind: "slow", hours: 24 } }],
  ];
  for (const [name, wish] of tables) {
    const { context, page } = await visit(browser, house);
    await lay(page, name, wish);
    await context.close();
  }
}

async function together(browser: Browser, house: House, game: number): Promise<{ friends: Company; table: string }> {
  const ines = await sitter(await visit(browser, house), 20 + game);
  const bastien = await sitter(await visit(browser, house, { lang: "fr" }, phone), 40 + game);
  const table = await lay(ines.page, "Inès", { seats: ["me", "search", "open", "search"], options: ["locations"], clock: { kind: "live", minutes: 20, increment: 10 } });
  await ines.page.goto(`/table/${table}`);
  await lay(bastien.page, "Bastien", { seats: ["me", "open", "open"], listed: false });
  await bastien.page.goto(`/table/${table}`);
  await bastien.page.getByRole("button", { name: /S['’]asseoir ici/ }).click();
  return { friends: { ines, bastien }, table };
}

/** Both play on until it is somebody's moment; undefined when the game is over. */
async function reach(friends: Company, missing: Moment[]): Promise<Moment | undefined> {
  const found = () => missing.find((moment) => moment.there(friends[moment.whose].player));
  const sealed = missing.find((moment) => moment.name === "sealed");
  const held = () => found() !== undefined || (sealed?.there(friends.bastien.player) ?? false);
  const { ines, bastien } = friends;
  const answer = missing.some((moment) => moment.name === "why-not") ? () => spend(ines).catch(() => ines.player.click()) : undefined;
  await Promise.all([ines.player.playUntil(() => found() !== undefined, answer), bastien.player.playUntil(held)]);
  return found();
}

async function game(browser: Browser, house: House, number: number, missing: Set<string>): Promise<string> {
  const { friends, table } = await together(browser, house, number);
  const left = () => MOMENTS.filter((moment) => missing.has(moment.name));
  for (let moment = await reach(friends, left()); moment; moment = await reach(friends, left())) {
    const sitter = friends[moment.whose];
    await moment.pose(sitter);
    await shoot(sitter.page, moment.name);
    missing.delete(moment.name);
    await theme(sitter.page, "dark");
    await sitter.page.mouse.move(0, 0);
  }
  if (missing.delete("home")) await home(friends.ines.page);
  await Promise.all([friends.ines.context.close(), friends.bastien.context.close()]);
  return table;
}

async function home(page: Page): Promise<void> {
  await lay(page, "Inès", { seats: ["me", "search", "search", "search"] });
  await lay(page, "Inès", { seats: ["me", "search", "search"], clock: { kind: "slow", hours: 24 } });
  await page.goto("/");
  await page.getByText("Your turn").first().waitFor();
  await shoot(page, "home");
}

async function still(browser: Browser, house: House, path: string, name: string): Promise<void> {
  const { context, page } = await visit(browser, house);
  await page.goto(path);
  await page.locator("h1").first().waitFor();
  await shoot(page, name);
  await context.close();
}

/** The step of a game with the most cards open on the table. */
async function fullest(browser: Browser, house: House, table: string): Promise<number> {
  const { context, page } = await visit(browser, house);
  const get = async <T>(path: string) => (await (await page.request.get(`/api/tables/${table}/replay${path}`)).json()) as T;
  const { steps } = await get<ReplayInfo>("?viewer=all");
  const frames: Frame[] = [];
  while (frames.length <= steps) frames.push(...(await get<Frame[]>(`/frames?viewer=all&from=${frames.length}&count=50`)));
  await context.close();
  const open = (frame: Frame) => positions(frame.view).filter((card) => !card.down).length;
  return frames.reduce((best, frame) => (open(frame) > open(best) ? frame : best)).step;
}

/** Takes the pictures that are named, or all. */
export async function take(names: string[]): Promise<void> {
  const wanted = new Set(names.length > 0 ? names : ["home", ...MOMENTS.map((one) => one.name), "replay", "cards", "nightfall", "nightfall-phone", ...ASKED]);
  const [house, browser] = await Promise.all([House.open(), chrome()]);
  try {
    if (wanted.has("home")) await company(browser, house);
    if (wanted.delete("cards")) await still(browser, house, "/cards/vendetta", "cards");
    for (const name of ["nightfall", "nightfall-phone"] as const) if (wanted.delete(name)) await chainAt(browser, house, name);
    for (const name of ASKED) if (wanted.delete(name)) await askedAt(browser, house, name);
    let table = "";
    for (let number = 0; wanted.size > 0 && number < GAMES && !(table && wanted.size === 1 && wanted.has("replay")); number++)
      table = await game(browser, house, number, wanted);
    if (wanted.delete("replay")) await still(browser, house, `/replay/${table}?step=${await fullest(browser, house, table)}&viewer=all`, "replay");
    if (wanted.size > 0) throw new Error(`no good moment came for ${[...wanted].join(", ")}`);
  } finally {
    await browser.close();
    await house.close();
  }
}
