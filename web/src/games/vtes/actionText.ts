// The current action in one sentence, and its result if it is not blocked.
import type { Text } from "../../lib/protocol";
import { formatList as listed, msg, t } from "../../lib/i18n.svelte";
import { figure, info, isMine, type Scene } from "../../table/scene";
import type { Action, ActionKind } from "./action";
import { calledOf } from "./seats";
import { cardName } from "./minions";

/** With a card, at a minion or card; `you` where the viewer is bled. */
const DEEDS: Record<ActionKind, Text> = {
  bleed: msg("{who} bleeds {whom} for {n}{with}.", "{who} mord {whom} pour {n}{with}."),
  hunt: msg("{who} hunts{with}.", "{who} chasse{with}."),
  equip: msg("{who} equips{with}.", "{who} s'équipe{with}."),
  takeEquipment: msg("{who} takes equipment{on}.", "{who} prend de l'équipement{on}."),
  employ: msg("{who} employs a retainer{with}.", "{who} emploie un compagnon{with}."),
  recruit: msg("{who} recruits an ally{with}.", "{who} recrute un allié{with}."),
  political: msg("{who} calls a referendum{with}.", "{who} appelle un référendum{with}."),
  leaveTorpor: msg("{who} leaves torpor.", "{who} sort de torpeur."),
  rescue: msg("{who} comes to the rescue{on}.", "{who} porte secours{on}."),
  diablerise: msg("{who} commits diablerie{on}.", "{who} commet la diablerie{on}."),
  card: msg("{who} acts{with}{on}.", "{who} agit{with}{on}."),
  becomeAnarch: msg("{who} becomes Anarch.", "{who} devient Anarch."),
  huntDown: msg("{who} hunts down a marked minion{on}.", "{who} traque un serviteur marqué{on}."),
};
const YOU = msg("{who} bleeds you for {n}{with}.", "{who} vous mord pour {n}{with}.");
const WITH = msg(", with {card}", ", avec {card}");
const LEVELS: Record<number, Text> = { 1: msg(" (inferior)", " (inférieur)"), 2: msg(" (superior)", " (supérieur)") };
const ON = msg(": {cards}", " : {cards}");
const SOMEBODY = msg("a minion", "un serviteur");

export function actionSentence(scene: Scene, action: Action): string {
  const name = cardName(scene, action.row);
  const mine = action.bled !== undefined && isMine(scene, action.bled);
  return t(action.kind === "bleed" && mine ? YOU : DEEDS[action.kind], {
    who: t(name ?? SOMEBODY), whom: action.bled === undefined ? "" : calledOf(scene, action.bled), n: action.bleed?.total ?? 0,
    with: using(scene, action), on: targets(scene, action),
  });
}

function using(scene: Scene, action: Action): string {
  const card = info(scene, action.card);
  const level = LEVELS[action.level];
  return card ? t(WITH, { card: t(card.name) + (level ? t(level) : "") }) : "";
}

function targets(scene: Scene, action: Action): string {
  const cards = action.targets.flatMap((card) => info(scene, card) ?? []).map((card) => t(card.name));
  return cards.length > 0 ? t(ON, { cards: listed(cards) }) : "";
}

const OUTLOOK = {
  pool: msg("If nobody blocks: pool {from}, then {to}.", "Sans blocage : réserve {from}, puis {to}."),
  oust: msg("If nobody blocks: pool {from}, and {who, select, you {you are} other {they are}} ousted.", "Sans blocage : réserve {from}, et {who, select, you {vous êtes} other {ce Mathusalem est}} éliminé."),
  blood: msg("{n} blood", "{n, plural, one {# point de sang} other {# points de sang}}"),
  reserve: msg("{n} pool", "{n, plural, one {# point de réserve} other {# points de réserve}}"),
  cost: msg("Cost if it succeeds: {cost}.", "Coût en cas de succès : {cost}."),
};

/** The result of a successful action: the pool lost, and the cost. */
export function actionOutcome(scene: Scene, action: Action): string[] {
  const cost = [...(action.blood > 0 ? [t(OUTLOOK.blood, { n: action.blood })] : []), ...(action.pool > 0 ? [t(OUTLOOK.reserve, { n: action.pool })] : [])];
  return [
    ...(action.kind === "bleed" && action.bled !== undefined && action.bleed && action.blocked !== "yes" ? [drained(scene, action.bled, action.bleed.total)] : []),
    ...(cost.length > 0 ? [t(OUTLOOK.cost, { cost: listed(cost) })] : []),
  ];
}

function drained(scene: Scene, seat: number, bleed: number): string {
  const from = figure(scene.view, "pool", seat);
  const to = from - bleed;
  return to > 0 ? t(OUTLOOK.pool, { from, to }) : t(OUTLOOK.oust, { from, who: isMine(scene, seat) ? "you" : "other" });
}
