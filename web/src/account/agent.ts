// Names a browser from its User-Agent header.
import { msg } from "../lib/i18n.svelte";
import type { Text } from "../lib/protocol";

const BROWSERS: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"], [/\b(?:OPR|Opera)\//, "Opera"], [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"], [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, "Chrome"], [/\bSafari\//, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/\bAndroid\b/, "Android"], [/\biPhone\b/, "iPhone"], [/\biPad\b/, "iPad"], [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"], [/\bMac OS X\b|\bMacintosh\b/, "macOS"], [/\bLinux\b/, "Linux"],
];
const UNKNOWN = msg("A browser", "Un navigateur");

/** A name such as "Firefox on Linux"; unknown parts are left out. */
export function agentName(agent: string): Text {
  const known = (all: [RegExp, string][]) => all.find(([sign]) => sign.test(agent))?.[1];
  const [browser, system] = [known(BROWSERS), known(SYSTEMS)];
  const en = browser ?? UNKNOWN.en, fr = browser ?? UNKNOWN.fr;
  return system ? { en: `${en} on ${system}`, fr: `${fr} sur ${system}` } : { en, fr };
}
