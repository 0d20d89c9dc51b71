package elysium.vtes.flow;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.GameLayout.ASH;
import static elysium.vtes.table.GameLayout.ASIDE;
import static elysium.vtes.table.GameLayout.HAND;
import static elysium.vtes.table.GameLayout.LIBRARY;

import elysium.kernel.Answers;
import elysium.kernel.Clause;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.Verbs;
import elysium.vtes.rules.card.Arrival;
import elysium.vtes.rules.card.UsableTexts;
import elysium.vtes.rules.turn.HandSizes;
import elysium.vtes.table.Trait;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.clause.VtesClause;
import elysium.vtes.table.event.PoliticsEventKind;
import elysium.vtes.table.vocabulary.Discipline;
import elysium.vtes.table.vocabulary.Fact;
import elysium.vtes.table.vocabulary.Verb;
import org.jspecify.annotations.Nullable;

/// A Methuselah may take a card with a trait from hand, ash heap or library and put it on a vampire. The library is
/// shuffled and the hand refilled (VTES-DIA-05, VTES-TRT-10).
///
/// @param host the vampire that gets the card
public record FetchCard(int seat, int host, int trait, Stage at) implements Frame.Abandonable<Vtes> {
    public enum Stage {
        WHERE, LIBRARY, DONE
    }

    public static FetchCard of(int seat, int host, int trait) {
        return new FetchCard(seat, host, trait, Stage.WHERE);
    }

    @Override public boolean isValid(Vtes t) {
        return t.seats.isAlive(seat);
    }

    /// Whether such a card may exist, judging by public information.
    public boolean cardMightExist(Vtes t) {
        if (!t.regions.isMinion(host) || !UsableTexts.of(t.book()).hasTrait(trait)) return false;
        if (t.count(HAND + seat) > 0 || t.count(LIBRARY + seat) > 0) return true;
        for (int card = t.first(ASH + seat); card != NONE; card = t.next(card))
            if (t.facts.is(card, trait)) return true;
        return false;
    }

    @Override public void resume(Vtes t) {
        if (at == Stage.LIBRARY || at == Stage.WHERE && cardMightExist(t)) t.ask(seat);
        else t.leave();
    }

    @Override public void options(Vtes t, int who, Offers out) {
        out.offer(Move.of(Verbs.PASS));
        if (at == Stage.LIBRARY) {
            offer(t, ASIDE + seat, out);
            return;
        }
        offer(t, HAND + seat, out);
        offer(t, ASH + seat, out);
        if (t.count(LIBRARY + seat) > 0) out.offer(Move.of(Verb.SEARCH));
    }

    private void offer(Vtes t, int zone, Offers out) {
        for (int card = t.first(zone); card != NONE; card = t.next(card))
            if (t.facts.is(card, trait) && !HandSizes.isDuplicate(t, card))
                out.offer(Move.of(Verbs.PICK_CARD, card), forbids(t, card));
    }

    /// A vampire cannot learn a Discipline that it already has at superior level (VTES-MAS-14).
    private @Nullable Clause forbids(Vtes t, int card) {
        if (trait != Trait.DISCIPLINE) return null;
        int gives = t.printed(card, Fact.GIVES);
        boolean known = gives >= 0 && t.identity.level(host, Discipline.of(gives)) >= Discipline.SUPERIOR;
        return known ? VtesClause.SUPERIOR_ALREADY : null;
    }

    @Override public void onAnswers(Vtes t, Answers answers) {
        long move = answers.of(seat);
        if (Move.verb(move) == Verb.SEARCH) {
            t.log(PoliticsEventKind.SEARCHED, seat, NONE, t.count(LIBRARY + seat));
            while (t.first(LIBRARY + seat) != NONE) t.move(t.first(LIBRARY + seat), ASIDE + seat);
            t.become(new FetchCard(seat, host, trait, Stage.LIBRARY));
            return;
        }
        if (Move.verb(move) == Verbs.PICK_CARD) put(t, Move.a(move));
        if (at == Stage.LIBRARY) putBack(t);
        t.become(new FetchCard(seat, host, trait, Stage.DONE));
    }

    private void put(Vtes t, int card) {
        t.bearers.attach(card, host, seat);
        Arrival.afterEntering(t, card);
    }

    private void putBack(Vtes t) {
        while (t.first(ASIDE + seat) != NONE) t.move(t.first(ASIDE + seat), LIBRARY + seat);
        t.shuffle(LIBRARY + seat);
    }
}
