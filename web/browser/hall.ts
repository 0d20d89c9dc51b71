// A server and a browser for the tests of one file.
import type { Browser, BrowserContextOptions } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { chrome, House, visit, type Liking, type Visit } from "./house";

export interface Hall {
  readonly house: House;
  readonly browser: Browser;
  /** Comes in with a browser window of one's own. */
  visit(likes?: Liking, options?: BrowserContextOptions): Promise<Visit>;
}

/** Opens both before the first test of the file, and closes them after the last. */
export function opened(): Hall {
  let house: House | undefined;
  let browser: Browser | undefined;
  const there = <T>(one: T | undefined): T => {
    if (!one) throw new Error("the hall opens with the first test");
    return one;
  };
  beforeAll(async () => {
    [house, browser] = await Promise.all([House.open(), chrome()]);
  });
  afterAll(async () => {
    await browser?.close();
    await house?.close();
  });
  return {
    get house() { return there(house); },
    get browser() { return there(browser); },
    visit: (likes, options) => visit(there(browser), there(house), likes, options),
  };
}
