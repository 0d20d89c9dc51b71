package elysium.rivals.flow.attack;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.STREETS;

import elysium.kernel.Answers;
import elysium.kernel.Clause;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.rivals.flow.UntimelyMoves;
import elysium.rivals.rules.PromiseRules;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.clause.AttackClause;
import elysium.rivals.table.clause.RivalsClause;
import elysium.rivals.table.event.AttackEventKind;
import elysium.rivals.table.vocabulary.Verb;
import elysium.tabletop.Verbs;
import org.jspecify.annotations.Nullable;

/// A claim of Prince of the City: each foe in turn may attack the claimant once; if it survives, it gains the Title.
///
/// @param asked how many foes have been asked
public record Claim(int claimant, int asked) implements Frame<Rivals> {

    /// Offers each vampire of a coterie as claimant, while the Prince is in The Streets.
    public static void offer(Rivals t, int seat, Offers out) {
        if (!out.collectsRefusals() && t.count(STREETS + seat) == 0) return;
        int prince = t.city.openPrince();
        if (prince == NONE && !out.collectsRefusals()) return;
        for (int card = t.coteries.firstOf(seat); card != NONE; card = t.coteries.nextOf(card))
            out.offer(Move.of(Verb.CLAIM, card), forbids(t, prince, card));
    }

    private static @Nullable Clause forbids(Rivals t, int prince, int vampire) {
        if (prince == NONE) return RivalsClause.PRINCE_NOT_OPEN;
        if (!t.turn.mayAct(false)) return RivalsClause.NO_ACTION_LEFT;
        if (t.readiness.exhausted(vampire)) return RivalsClause.NOT_READY;
        return t.coteries.inStreets(vampire) ? null : RivalsClause.CLAIM_FROM_STREETS;
    }

    /// Exhausts the claimant; foes are asked from the left (RIV-PRC-02, RIV-PRC-03).
    public static void begin(Rivals t, int vampire) {
        t.logCard(AttackEventKind.CLAIMS, t.controller(vampire), vampire, 0);
        t.turn.spendAction(false);
        t.readiness.exhaust(vampire);
        t.push(new Claim(vampire, 0));
    }

    @Override public void resume(Rivals t) {
        int foe = (t.turn.active() + asked + 1) % t.players();
        if (!t.coteries.inCoterie(claimant) || t.city.openPrince() == NONE) {
            t.leave();                                   // the card stays where it is (RIV-PRC-09)
        } else if (foe == t.turn.active()) {
            t.become(Crowning.of(t.city.openPrince(), claimant));
        } else if (!t.turn.protectedFrom(t.turn.active()) && anyReady(t, foe)
                && PromiseRules.forbidsAttack(t, foe, t.turn.active()) == null) {
                    t.ask(foe);
                } else {
                    t.become(new Claim(claimant, asked + 1));
                }
    }

    private static boolean anyReady(Rivals t, int seat) {
        for (int card = t.coteries.firstOf(seat); card != NONE; card = t.coteries.nextOf(card))
            if (!t.readiness.exhausted(card)) return true;
        return false;
    }

    @Override public void options(Rivals t, int seat, Offers out) {
        out.offer(Move.of(Verbs.PASS));
        for (int card = t.coteries.firstOf(seat); card != NONE; card = t.coteries.nextOf(card))
            out.offer(Move.of(Verb.ATTACK, card), t.readiness.exhausted(card) ? AttackClause.ATTACKER_READY : null);
        if (out.collectsRefusals()) UntimelyMoves.refuse(t, seat, out);
    }

    @Override public void onAnswers(Rivals t, Answers answers) {
        int foe = (t.turn.active() + asked + 1) % t.players();
        long move = answers.of(foe);
        t.become(new Claim(claimant, asked + 1));
        if (Move.verb(move) == Verb.ATTACK) Attack.onClaimant(t, Move.a(move), claimant);
        else t.log(AttackEventKind.TOLERATED, foe, NONE, 0);
    }
}
