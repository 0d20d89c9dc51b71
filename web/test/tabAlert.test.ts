import { beforeEach, expect, it, vi } from "vitest";

const link = { href: "/icon.svg", setAttribute: (_: string, href: string) => (link.href = href) };
const heard: (() => void)[] = [];
const page = {
  title: "Vendetta · Elysium",
  hidden: true,
  documentElement: { lang: "en", dataset: {}, classList: { toggle: () => false } },
  querySelector: () => link,
  addEventListener: (_: string, ear: () => void) => heard.push(ear),
};
const notes: { body: string; open: boolean }[] = [];

class FakeNotification {
  static permission = "granted";
  private note: (typeof notes)[number];
  constructor(_: string, { body }: { body: string }) {
    this.note = { body, open: true };
    notes.push(this.note);
  }
  close() {
    this.note.open = false;
  }
}

vi.stubGlobal("document", page);
vi.stubGlobal("Notification", FakeNotification);
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
const { alertTurn, clearAlert } = await import("../src/lib/tabAlert");
const { settings } = await import("../src/lib/settings.svelte");

function turn(hidden: boolean) {
  page.hidden = hidden;
  heard.forEach((ear) => ear());
}

beforeEach(() => {
  clearAlert();
  turn(true);
  notes.length = 0;
  settings.alerts = true;
  page.title = "Vendetta · Elysium";
});

it("marks title and icon, and calls once, while the page is hidden", () => {
  alertTurn("Withdraw?");
  alertTurn("Withdraw or stay?");
  expect(page.title).toBe("● Withdraw or stay?");
  expect(link.href).toBe("/icon-turn.svg");
  expect(notes.map((note) => note.body)).toEqual(["Withdraw?"]);
  turn(false);
  expect(page.title).toBe("Vendetta · Elysium");
  expect(link.href).toBe("/icon.svg");
  expect(notes[0]?.open).toBe(false);
});

it("is still while the page is seen, and marks it when it is left with the turn open", () => {
  turn(false);
  alertTurn("Your turn");
  expect([page.title, notes.length]).toEqual(["Vendetta · Elysium", 0]);
  turn(true);
  expect([page.title, notes.length]).toEqual(["● Your turn", 0]);
  clearAlert();
  expect(page.title).toBe("Vendetta · Elysium");
});

it("calls nobody who does not like it, and keeps a title that was changed meanwhile", () => {
  settings.alerts = false;
  alertTurn("Your turn");
  expect(notes).toEqual([]);
  page.title = "Rematch · Elysium";
  clearAlert();
  expect(page.title).toBe("Rematch · Elysium");
});
