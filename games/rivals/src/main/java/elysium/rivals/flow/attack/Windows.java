package elysium.rivals.flow.attack;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Clause;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.rivals.flow.Abilities;
import elysium.rivals.rules.Texts;
import elysium.rivals.rules.Uses;
import elysium.rivals.rules.attack.CurrentAttack;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.clause.RivalsClause;
import elysium.rivals.table.event.EventKind;
import elysium.rivals.table.vocabulary.Moment;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Verbs;

/// The windows of an attack: abilities of cards in play, and texts of the Attack card.
final class Windows {
    private Windows() {}

    static boolean any(Rivals t, int seat, int window) {
        return Abilities.any(t, seat, window);
    }

    static void offer(Rivals t, int seat, int window, Offers out) {
        Abilities.offer(t, seat, window, out);
    }

    static void activate(Rivals t, int seat, long move, int window) {
        int card = Move.a(move), mode = Move.b(move);
        if (window != Moment.IN_ATTACK || card != CurrentAttack.attackCard(t)) {
            Abilities.activate(t, seat, move);
            return;
        }
        Uses.EACH_ATTACK.recordUse(t, card, mode);
        t.logCard(EventKind.USED, seat, card, t.face(CurrentAttack.attacker(t)));
        t.push(CardPlay.of(t, card, mode, seat, CurrentAttack.attacker(t)));
    }

    /// Whether the Attack card may have a usable text for step 9, by public information only.
    static boolean mayCardAct(Rivals t) {
        int mode = ofCardMode(t);
        return mode != NONE && !Uses.EACH_ATTACK.used(t, CurrentAttack.attackCard(t), mode)
                && Texts.mayBeUsed(t, ofCardPlay(t, mode));
    }

    static void offerOfCard(Rivals t, Offers out) {
        int mode = ofCardMode(t), card = CurrentAttack.attackCard(t);
        if (mode == NONE) return;
        boolean used = Uses.EACH_ATTACK.used(t, card, mode);
        Clause forbids = used ? RivalsClause.USED : Texts.forbids(t, ofCardPlay(t, mode));
        out.offer(Move.of(Verbs.ACTIVATE, card, mode), forbids);
    }

    private static int ofCardMode(Rivals t) {
        return Attack.mayCardAct(t) ? Texts.of(t, CurrentAttack.attackCard(t), Moment.IN_ATTACK) : NONE;
    }

    private static CardPlay<Rivals> ofCardPlay(Rivals t, int mode) {
        return CardPlay.of(t, CurrentAttack.attackCard(t), mode, CurrentAttack.attackerSeat(t),
                CurrentAttack.attacker(t));
    }
}
