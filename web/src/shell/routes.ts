// Which page belongs to which path.
import type { Component } from "svelte";

type Props = Record<string, string>;
export type PageComponent = Component<Props>;
type Loader = () => Promise<{ default: PageComponent }>;

/** A page and the parameters of its path; another key is another page. */
interface Route {
  key: string;
  props: Props;
  load: Loader;
}

const loader = (load: () => Promise<unknown>) => load as Loader;

const ROUTES: [RegExp, Loader][] = [
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

const NOT_FOUND = loader(() => import("../pages/NotFound.svelte"));

export function match(path: string): Route {
  for (const [form, load] of ROUTES) {
    const found = form.exec(path);
    if (!found) continue;
    const given = Object.entries(found.groups ?? {}).filter((pair) => pair[1] !== undefined);
    return { key: form.source + (found.groups?.["id"] ?? ""), props: Object.fromEntries(given), load };
  }
  return { key: "nowhere", props: {}, load: NOT_FOUND };
}
