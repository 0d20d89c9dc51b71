// What axe-core finds on a page that is serious.
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Found {
  id: string;
  impact: string;
  help: string;
  nodes: { target: string[]; html: string }[];
}

/** The serious and critical findings, one line each. */
export async function faults(page: Page): Promise<string[]> {
  await page.evaluate(source);
  const found = await page.evaluate(async () => {
    const axe = (globalThis as unknown as { axe: { run(): Promise<{ violations: Found[] }> } }).axe;
    return (await axe.run()).violations;
  });
  return found
    .filter((fault) => fault.impact === "serious" || fault.impact === "critical")
    .flatMap((fault) => fault.nodes.map((node) => `${fault.id}: ${fault.help} (${node.target.join(" ")}) ${node.html.slice(0, 120)}`));
}
