import { describe, expect, it } from "vitest";
import { opened } from "./hall";
import { phone } from "./house";
import { sound } from "./sound";

const hall = opened();

const PAGES = ["/", "/tables", "/create", "/create/vendetta", "/account", "/cards/vendetta", "/cards/vendetta/tremere-cauldron-of-blood",
  "/rules/vendetta", "/rules/vendetta/VEN-PLN-05", "/credits", "/no-such-page"];

describe("every page", () => {
  for (const theme of ["dark", "light"] as const) {
    for (const small of [false, true]) {
      it(`has nothing serious against it, ${theme}, ${small ? "on a phone, in French" : "on a desk, in English"}`, async () => {
        const { context, page, errors } = await hall.visit({ theme, lang: small ? "fr" : "en" }, small ? phone : {});
        for (const path of PAGES) {
          await sound(page, path);
        }
        expect(errors).toEqual([]);
        await context.close();
      });
    }
  }
});

describe("the way back", () => {
  it("leads out of every page that was come to", async () => {
    const { context, page, errors } = await hall.visit();
    await page.goto("/tables");
    for (const [link, heading] of [["Rules", "Rules of which game?"], ["Cards", "Cards of which game?"], ["Replays", "Finished games"]] as const) {
      await page.getByRole("link", { name: link, exact: true }).first().click();
      await page.getByRole("heading", { level: 1, name: heading }).waitFor();
      await page.locator("#main:focus").waitFor();
      await page.goBack();
      await page.getByRole("heading", { level: 1, name: "Tables" }).waitFor();
      await page.waitForTimeout(400);
      expect(new URL(page.url()).pathname).toBe("/tables");
    }
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe("the home page", () => {
  it("loads within 200 KB compressed", async () => {
    const { context, page } = await hall.visit();
    let bytes = 0;
    const wire = await context.newCDPSession(page);
    await wire.send("Network.enable");
    wire.on("Network.loadingFinished", (done) => (bytes += done.encodedDataLength));
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    expect(bytes).toBeGreaterThan(20_000);
    expect(bytes).toBeLessThan(200 * 1024);
    await context.close();
  });

  it("changes its language in place", async () => {
    const { context, page } = await hall.visit();
    await page.goto("/");
    await page.getByRole("button", { name: "FR" }).click();
    await page.getByText("Les règles s’appliquent d’elles-mêmes.").waitFor();
    expect(await page.getAttribute("html", "lang")).toBe("fr");
    await page.reload();
    await page.getByText("Les règles s’appliquent d’elles-mêmes.").waitFor();
    await context.close();
  });

  it("sits a newcomer down with one click", async () => {
    const { context, page } = await hall.visit();
    await page.goto("/");
    await page.getByRole("button", { name: "Vendetta: Play against bots" }).click();
    await page.waitForURL(/\/table\/[0-9a-f]+$/);
    await context.close();
  });
});
