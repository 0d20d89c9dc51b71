package elysium.rivals.flow.attack;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.rivals.flow.Attaching;
import elysium.rivals.flow.Moments;
import elysium.rivals.flow.Outing;
import elysium.rivals.rules.AttachmentRules;
import elysium.rivals.rules.attack.CurrentAttack;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.clause.RivalsClause;
import elysium.rivals.table.event.AttackEventKind;
import elysium.rivals.table.event.EventKind;
import elysium.rivals.table.vocabulary.Fact;
import elysium.rivals.table.vocabulary.Moment;
import elysium.rivals.table.vocabulary.Trait;
import elysium.rivals.table.vocabulary.Value;
import elysium.rivals.table.vocabulary.Verb;
import elysium.tabletop.Verbs;

/// The defeat of a Mortal by the current attack: its agenda, then its Burn or Attach (RIV-MOR-07).
public record MortalFalls(int mortal, Stage at) implements Frame<Rivals> {
    private static final int ATTACKER = 0, PARTY = 1;

    /// Score; triggered texts; burn or attach; choose who mends, if a text allows it; done.
    public enum Stage {
        SCORE, TEXTS, CHOICE, MENDS, DONE
    }

    static MortalFalls of(int mortal) {
        return new MortalFalls(mortal, Stage.SCORE);
    }

    @Override public void resume(Rivals t) {
        switch (at) {
            case SCORE -> score(t);
            case TEXTS -> {
                t.become(new MortalFalls(mortal, t.facts.is(mortal, Trait.ANTAGONIST) ? Stage.DONE : Stage.CHOICE));
                Moments.fire(t, Moment.MORTAL_DEFEATED, CurrentAttack.attackerSeat(t), mortal, t.turn.active());
            }
            case CHOICE, MENDS -> t.ask(CurrentAttack.attackerSeat(t));
            case DONE -> t.leave();
        }
    }

    /// Scores; an S.A.D. card goes to the City discard pile (RIV-CTY-06).
    private void score(Rivals t) {
        int seat = CurrentAttack.attackerSeat(t);
        t.become(new MortalFalls(mortal, Stage.TEXTS));
        t.logCard(EventKind.MORTAL_DEFEATED, seat, mortal, CurrentAttack.damageDealt(t));
        t.rivalTokens.beatMortal(seat);
        t.agendas.score(seat, t.printed(mortal, Fact.AGENDA), mortal);
        if (t.facts.is(mortal, Trait.ANTAGONIST)) t.discard(mortal);
    }

    @Override public void options(Rivals t, int seat, Offers out) {
        if (at == Stage.MENDS) {
            out.offer(Move.of(Verbs.PICK_NUMBER, ATTACKER));
            out.offer(Move.of(Verbs.PICK_NUMBER, PARTY));
        } else {
            out.offer(Move.of(Verb.BURN_MORTAL));
            out.offer(Move.of(Verb.ATTACH_MORTAL), hasRoom(t) ? null : RivalsClause.NO_ROOM);
        }
        Outing.offer(t, seat, out);
    }

    /// Whether a vampire has room for it; a text may let another member of the party attach it.
    private boolean hasRoom(Rivals t) {
        int attacker = CurrentAttack.attacker(t);
        if (AttachmentRules.hasRoomFor(t, mortal, attacker)) return true;
        if (t.value(Value.SWAPS_BEARER, attacker) == 0) return false;
        for (int card = t.coteries.firstOf(CurrentAttack.attackerSeat(t)); card != NONE; card = t.coteries.nextOf(card))
            if (t.coteries.sameParty(card, attacker) && AttachmentRules.hasRoomFor(t, mortal, card)) return true;
        return false;
    }

    @Override public void onAnswers(Rivals t, Answers answers) {
        long move = answers.of(CurrentAttack.attackerSeat(t));
        if (Outing.tryPerform(t, move)) return;
        switch (Move.verb(move)) {
            case Verb.ATTACH_MORTAL -> {
                t.logCard(AttackEventKind.MORTAL_ATTACHED, CurrentAttack.attackerSeat(t), mortal, 0);
                t.become(new MortalFalls(mortal, Stage.DONE));
                t.push(new Attaching(mortal, CurrentAttack.attacker(t), NONE));
            }
            case Verb.BURN_MORTAL -> {
                boolean swaps = t.value(Value.SWAPS_BURN, CurrentAttack.attacker(t)) > 0;
                if (swaps) t.become(new MortalFalls(mortal, Stage.MENDS));
                else burn(t, ATTACKER);
            }
            default -> burn(t, Move.a(move));
        }
    }

    /// Mends the printed amount on the attacker or, by a text, 1 on each member of its party (RIV-MOR-08).
    private void burn(Rivals t, int who) {
        int attacker = CurrentAttack.attacker(t), seat = CurrentAttack.attackerSeat(t);
        t.become(new MortalFalls(mortal, Stage.DONE));
        t.logCard(AttackEventKind.MORTAL_BURNED, seat, mortal, 0);
        t.burn(mortal);
        if (who == ATTACKER) {
            t.blood.mend(attacker, t.printed(mortal, Fact.MORTAL_BLOOD));
            return;
        }
        for (int card = t.coteries.firstOf(seat); card != NONE; card = t.coteries.nextOf(card))
            if (t.coteries.sameParty(card, attacker)) t.blood.mend(card, 1);
    }
}
