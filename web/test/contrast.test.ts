// The contrasts that the look promises, computed from the tokens with the formula of WCAG 2.
import { describe, expect, it } from "vitest";
import moons from "../src/games/nightfall/moons.css?raw";
import look from "../src/styles/look.css?raw";
import tokens from "../src/styles/tokens.css?raw";

const css = tokens.replace(/\/\*[\s\S]*?\*\//g, "");

function colours(selector: string): Record<string, string> {
  const from = css.indexOf(`${selector} {`);
  if (from < 0) throw new Error(`no rule ${selector} in tokens.css`);
  const block = css.slice(from, css.indexOf("}", from));
  return Object.fromEntries([...block.matchAll(/--([a-z0-9-]+):\s*(#[0-9a-f]{6})\b/g)].map((hit) => [hit[1], hit[2]]));
}

const dark = colours(":root");
const themes: Record<string, Record<string, string>> = { dark, light: { ...dark, ...colours(':root[data-theme="light"]') } };

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, two: string): number {
  const [light, shade] = [luminance(one), luminance(two)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (shade + 0.05);
}

/** Words on their ground need 4.5, edges and focus 3. */
const WORDS: [string, string][] = [
  ["text", "bg"], ["text", "surface"], ["text", "surface-2"], ["text", "can-soft"], ["text-2", "bg"], ["text-2", "surface"],
  ["text-2", "surface-2"], ["text-2", "can-soft"], ["text-3", "bg"], ["text-3", "surface"], ["text-3", "surface-2"],
  ["text-2", "surface-3"], ["can", "bg"], ["can", "surface-2"], ["can", "can-soft"], ["on-can", "can"],
  ["harm", "bg"], ["harm", "surface-2"], ["on-harm", "harm-fill"], ["calm", "surface"],
  ["on-paper", "paper"], ["on-paper", "paper-rest"], ["on-paper", "paper-dusk"], ["on-paper-2", "paper"], ["on-paper-2", "paper-rest"],
  ["paper-harm", "paper"], ["paper-harm", "paper-rest"],
  ["on-inkcard", "inkcard"], ["on-inkcard", "inkcard-lift"], ["on-inkcard-2", "inkcard"], ["on-inkcard-2", "inkcard-lift"],
  ["on-inkcard-dusk", "inkcard-dusk"],
];
const EDGES: [string, string][] = [["line-strong", "bg"], ["focus", "bg"], ["focus", "surface"], ["focus", "surface-2"]];
const CLANS = Object.keys(dark).filter((name) => `${name}-line` in dark && !/^(line|paper|inkcard|back)$/.test(name));

/** The words of a spine. */
const SPINE = /\.card \.spine \{[^}]*[^-]color: (#[0-9a-f]{6})/.exec(look)?.[1] ?? "";

describe.each(Object.entries(themes))("in the %s theme", (_, theme) => {
  const measured = (one: string, two: string) => {
    const [a, b] = [theme[one], theme[two]];
    if (!a || !b) throw new Error(`no token --${a ? two : one}`);
    return contrast(a, b);
  };

  it.each(WORDS)("%s can be read on %s", (words, ground) => {
    expect(measured(words, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(EDGES)("%s can be seen on %s", (edge, ground) => {
    expect(measured(edge, ground)).toBeGreaterThanOrEqual(3);
  });

  it.each(CLANS)("%s has a fill and a line that can be read", (clan) => {
    expect(contrast(SPINE, theme[clan] ?? "")).toBeGreaterThanOrEqual(4.5);
    expect(measured(`${clan}-line`, "bg")).toBeGreaterThanOrEqual(4.5);
    expect(measured(`${clan}-line`, "surface")).toBeGreaterThanOrEqual(4.5);
  });
});

/** The moons of Nightfall are seen on their own dark disc, whatever lies below. */
const DISC = /\.moon \{[^}]*background: (#[0-9a-f]{6});/.exec(moons)?.[1] ?? "";

it.each(Object.keys(dark).filter((name) => name.startsWith("nf-")))("%s can be seen on the disc of a moon", (name) => {
  expect(contrast(dark[name] ?? "", DISC)).toBeGreaterThanOrEqual(4.5);
});

it("knows every clan", () => {
  expect(CLANS).toHaveLength(15);
});

it("computes as the standard does", () => {
  expect(contrast("#ffffff", "#000000")).toBeCloseTo(21, 5);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});
