// Which page belongs to which path.
import type { Component } from "svelte";

type Props = Record<string, string>;
export type Shown = Component<Props>;
type Loader = () => Promise<{ default: Shown }>;

/** A page, and what its path tells it; another key is another page. */
interface Way {
  key: string;
  props: Props;
  load: Loader;
}

const loader = (load: () => Promise<unknown>) => load as Loader;

const WAYS: [RegExp, Loader][] = [
  [/^\/$/, loader(() => import("../pages/Home.svelte"))],
  [/^\/create(?:\/(?<game>[a-z]+))?$/, loader(() => import("../pages/Create.svelte"))],
  [/^\/tables$/, loader(() => import("../pages/Tables.svelte"))],
  [/^\/table\/(?<id>[0-9a-f]+)$/, loader(() => import("../pages/Table.svelte"))],
  [/^\/replays$/, loader(() => import("../pages/Replays.svelte"))],
  [/^\/replay\/(?<id>[0-9a-f]+)$/, loader(() => import("../pages/Replay.svelte"))],
  [/^\/rules(?:\/(?<game>[a-z]+)(?:\/(?<clause>[A-Z0-9-]+))?)?$/, loader(() => import("../pages/Rules.svelte"))],
  [/^\/cards(?:\/(?<game>[a-z]+)(?:\/(?<slug>[a-z0-9-]+))?)?$/, loader(() => import("../pages/Cards.svelte"))],
  [/^\/account$/, loader(() => import("../pages/Account.svelte"))],
  [/^\/keys$/, loader(() => import("../pages/Keys.svelte"))],
  [/^\/credits$/, loader(() => import("../pages/Credits.svelte"))],
];

const NOWHERE = loader(() => import("../pages/Nowhere.svelte"));

export function match(path: string): Way {
  for (const [form, load] of WAYS) {
    const found = form.exec(path);
    if (!found) continue;
    const given = Object.entries(found.groups ?? {}).filter((pair) => pair[1] !== undefined);
    return { key: form.source + (found.groups?.["id"] ?? ""), props: Object.fromEntries(given), load };
  }
  return { key: "nowhere", props: {}, load: NOWHERE };
}
