// The action under way in one sentence, and what it brings if nobody blocks it.
import type { Text } from "../../lib/protocol";
import { list as listed, pair, say } from "../../lib/words.svelte";
import { figure, info, isMine, type Scene } from "../../table/scene";
import type { Action, ActionKind } from "./action";
import { calledOf } from "./seats";
import { cardName } from "./minions";

/** With a card, at a minion or card; `you` where the viewer is bled. */
const DEEDS: Record<ActionKind, Text> = {
  bleed: pair("{who} bleeds {whom} for {n}{with}.", "{who} mord {whom} pour {n}{with}."),
  hunt: pair("{who} hunts{with}.", "{who} chasse{with}."),
  equip: pair("{who} equips{with}.", "{who} s'équipe{with}."),
  takeEquipment: pair("{who} takes equipment{on}.", "{who} prend de l'équipement{on}."),
  employ: pair("{who} employs a retainer{with}.", "{who} emploie un compagnon{with}."),
  recruit: pair("{who} recruits an ally{with}.", "{who} recrute un allié{with}."),
  political: pair("{who} calls a referendum{with}.", "{who} appelle un référendum{with}."),
  leaveTorpor: pair("{who} leaves torpor.", "{who} sort de torpeur."),
  rescue: pair("{who} comes to the rescue{on}.", "{who} porte secours{on}."),
  diablerise: pair("{who} commits diablerie{on}.", "{who} commet la diablerie{on}."),
  card: pair("{who} acts{with}{on}.", "{who} agit{with}{on}."),
  becomeAnarch: pair("{who} becomes Anarch.", "{who} devient Anarch."),
  huntDown: pair("{who} hunts down a marked minion{on}.", "{who} traque un serviteur marqué{on}."),
};
const YOU = pair("{who} bleeds you for {n}{with}.", "{who} vous mord pour {n}{with}.");
const WITH = pair(", with {card}", ", avec {card}");
const LEVELS: Record<number, Text> = { 1: pair(" (inferior)", " (inférieur)"), 2: pair(" (superior)", " (supérieur)") };
const ON = pair(": {cards}", " : {cards}");
const SOMEBODY = pair("a minion", "un serviteur");

export function sentence(scene: Scene, action: Action): string {
  const name = cardName(scene, action.row);
  const mine = action.bled !== undefined && isMine(scene, action.bled);
  return say(action.kind === "bleed" && mine ? YOU : DEEDS[action.kind], {
    who: say(name ?? SOMEBODY), whom: action.bled === undefined ? "" : calledOf(scene, action.bled), n: action.bleed?.total ?? 0,
    with: using(scene, action), on: targets(scene, action),
  });
}

function using(scene: Scene, action: Action): string {
  const card = info(scene, action.card);
  const level = LEVELS[action.level];
  return card ? say(WITH, { card: say(card.name) + (level ? say(level) : "") }) : "";
}

function targets(scene: Scene, action: Action): string {
  const cards = action.targets.flatMap((card) => info(scene, card) ?? []).map((card) => say(card.name));
  return cards.length > 0 ? say(ON, { cards: listed(cards) }) : "";
}

const OUTLOOK = {
  pool: pair("If nobody blocks: pool {from}, then {to}.", "Sans blocage : réserve {from}, puis {to}."),
  oust: pair("If nobody blocks: pool {from}, and {who, select, you {you are} other {they are}} ousted.", "Sans blocage : réserve {from}, et {who, select, you {vous êtes} other {ce Mathusalem est}} éliminé."),
  blood: pair("{n} blood", "{n} sang"),
  reserve: pair("{n} pool", "{n} réserve"),
  cost: pair("Cost if it succeeds: {cost}.", "Coût en cas de succès : {cost}."),
};

/** What comes if it succeeds: what the one who is bled loses, and what it costs. */
export function outlook(scene: Scene, action: Action): string[] {
  const cost = [...(action.blood > 0 ? [say(OUTLOOK.blood, { n: action.blood })] : []), ...(action.pool > 0 ? [say(OUTLOOK.reserve, { n: action.pool })] : [])];
  return [
    ...(action.kind === "bleed" && action.bled !== undefined && action.bleed && action.blocked !== "yes" ? [drained(scene, action.bled, action.bleed.total)] : []),
    ...(cost.length > 0 ? [say(OUTLOOK.cost, { cost: listed(cost) })] : []),
  ];
}

function drained(scene: Scene, seat: number, bleed: number): string {
  const from = figure(scene.view, "pool", seat);
  const to = from - bleed;
  return to > 0 ? say(OUTLOOK.pool, { from, to }) : say(OUTLOOK.oust, { from, who: isMine(scene, seat) ? "you" : "other" });
}
