package elysium.rivals.flow.turn;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.HAND;
import static elysium.rivals.table.GameLayout.HAVEN;

import elysium.kernel.Clause;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.rivals.flow.Abilities;
import elysium.rivals.flow.Burning;
import elysium.rivals.flow.DrawCards;
import elysium.rivals.flow.Moments;
import elysium.rivals.flow.Regrouping;
import elysium.rivals.flow.attack.Attack;
import elysium.rivals.flow.attack.Claim;
import elysium.rivals.rules.ActionCardRules;
import elysium.rivals.rules.Hands;
import elysium.rivals.rules.Recruiting;
import elysium.rivals.table.Coteries;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.clause.RivalsClause;
import elysium.rivals.table.vocabulary.Fact;
import elysium.rivals.table.vocabulary.Kind;
import elysium.rivals.table.vocabulary.Moment;
import elysium.rivals.table.vocabulary.Trait;
import elysium.rivals.table.vocabulary.Verb;

/// Offers the moves of the active player between two actions.
final class ActionOffers {
    private static final int PLAYED_NOW = Kind.VAMPIRE.bit() | Kind.ACTION.bit();

    private ActionOffers() {}

    /// Draw, recruit, play an Action card, attack, claim the Prince, use what is printed on cards (RIV-ACT-20).
    static void offerActions(Rivals t, int seat, Offers out) {
        if (!out.collectsRefusals() && !t.turn.mayAct(true)) {
            Abilities.offer(t, seat, Moment.IN_ACTIONS, out);
            return;                                       // all else takes an action, and would only be refused
        }
        DrawCards.offer(t, seat, out, t.turn.mayAct(true) ? null : RivalsClause.NO_ACTION_LEFT);
        long names = 0;
        for (int card = t.first(HAND + seat); card != NONE; card = t.next(card)) {
            boolean now = (t.printed(card, Fact.KINDS) & PLAYED_NOW) != 0;
            if (!now && !out.collectsRefusals()) continue;
            long before = names;
            names |= 1L << t.face(card);
            if (names == before && Hands.isDuplicate(t, card)) continue;
            if (t.facts.is(card, Kind.VAMPIRE))
                out.offer(Move.of(Verb.RECRUIT, card), Recruiting.forbids(t, seat, card));
            else if (t.facts.is(card, Kind.ACTION)) play(t, seat, card, out);
            else out.offer(Move.of(Verb.PLAY, card, NONE), ActionCardRules.forbidsNow(t, seat, card));
        }
        Attack.offer(t, seat, out);
        Claim.offer(t, seat, out);
        Abilities.offer(t, seat, Moment.IN_ACTIONS, out);
        Abilities.offer(t, seat, Moment.AS_ACTION, out);
    }

    /// Refuses a card once if no vampire may play it; else offers or refuses each vampire.
    private static void play(Rivals t, int seat, int card, Offers out) {
        RivalsClause always = ActionCardRules.forbids(t, seat, card);
        if (always != null || t.facts.is(card, Trait.UNHOSTED)) {
            Clause forbids = always != null ? always : ActionCardRules.forbids(t, seat, card, NONE);
            out.offer(Move.of(Verb.PLAY, card, NONE), forbids);
            return;
        }
        boolean plain = ActionCardRules.hasNoRequirement(t, card);
        for (int actor = t.coteries.firstOf(seat); actor != NONE; actor = t.coteries.nextOf(actor)) {
            if (t.readiness.exhausted(actor) && !out.collectsRefusals()) continue;
            out.offer(Move.of(Verb.PLAY, card, actor),
                    plain ? ActionCardRules.forbidsActor(t, card, actor)
                            : ActionCardRules.forbids(t, seat, card, actor));
        }
    }

    /// Moves of ready vampires to The Streets and between parties (RIV-PTY-09).
    static void offerMoves(Rivals t, int seat, Offers out) {
        long parties = Regrouping.parties(t, seat);
        for (int card = t.first(HAVEN + seat); card != NONE; card = t.next(card)) {
            RivalsClause forbids = t.readiness.exhausted(card) ? RivalsClause.EXHAUSTED_AT_HOME : null;
            if (forbids != null && !out.collectsRefusals()) continue;
            out.offer(Move.of(Verb.MOVE, card, Coteries.NEW_PARTY), forbids);
            Regrouping.join(t, card, parties, forbids, out);
        }
        Regrouping.offer(t, seat, parties, out);
    }

    /// Moves that are neither actions nor movement: burning attached cards, revealing the Agenda.
    static void offerOthers(Rivals t, int seat, Offers out) {
        Burning.offer(t, seat, out);
        if (t.turn.hidesAgendas() && Moments.hiddenAgenda(t, seat) != NONE) out.offer(Move.of(Verb.REVEAL_AGENDA));
    }
}
