// Writes, for each list of icon names in src/icons, a style sheet with one mask an icon, and the list for the credits.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const folder = new URL("../src/icons/", import.meta.url);
const made = new URL("made/", folder);
const all = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");

function shape(name) {
  const alias = all.aliases?.[name];
  const icon = all.icons[alias ? alias.parent : name];
  if (!icon) throw new Error(`no icon is called ${name}`);
  return icon;
}

function rule(name) {
  const icon = shape(name);
  const size = icon.width ?? all.width ?? 512;
  const body = icon.body.replaceAll("currentColor", "#000");
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${size} ${size}'>${body.replaceAll('"', "'")}</svg>`;
  const url = svg.replaceAll("%", "%25").replaceAll("#", "%23").replaceAll("<", "%3C").replaceAll(">", "%3E");
  return `.i-${name}{--i:url("data:image/svg+xml,${url}")}\n`;
}

mkdirSync(made, { recursive: true });
const used = new Set();
for (const file of readdirSync(folder).filter((name) => name.endsWith(".json"))) {
  const names = [...new Set(JSON.parse(readFileSync(new URL(file, folder), "utf8")))].sort();
  names.forEach((name) => used.add(name));
  writeFileSync(new URL(file.replace(/json$/, "css"), made), names.map(rule).join(""));
}
writeFileSync(new URL("used.json", made), JSON.stringify([...used].sort()));
