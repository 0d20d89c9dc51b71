package elysium.vendetta.flow;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.Verbs;
import elysium.vendetta.rules.Bank;
import elysium.vendetta.rules.Draining;
import elysium.vendetta.table.EventKind;
import elysium.vendetta.table.Value;
import elysium.vendetta.table.Vendetta;
import elysium.vendetta.table.Verb;

/// The Frenzy of a player with an empty Pool: the player who caused it is rewarded, and a random card of the Alliance
/// is Drained.
public record Frenzy(int seat, Stage at) implements Frame.Abandonable<Vendetta> {
    private static final int URN_BLOOD = 3;

    /// A Relic may prevent it; it begins; a card may be flipped instead; a card is Drained.
    public enum Stage {
        URN, BEGINS, SHIELD, DRAIN
    }

    @Override public boolean isValid(Vendetta t) {
        return t.seats.isAlive(seat);
    }

    @Override public void resume(Vendetta t) {
        switch (at) {
            case URN -> {
                if (t.firstModifyingCard(Value.URN, seat) != NONE) t.ask(seat);
                else t.become(new Frenzy(seat, Stage.BEGINS));
            }
            case BEGINS -> {
                t.log(EventKind.FRENZY, seat, t.pools.cause(seat), 0);
                reward(t);
                t.pools.setCause(seat, NONE);
                t.become(new Frenzy(seat, Stage.SHIELD));
            }
            case SHIELD -> {
                if (shield(t) != NONE) t.ask(seat);
                else t.become(new Frenzy(seat, Stage.DRAIN));
            }
            case DRAIN -> {
                drain(t);
                over(t);
            }
        }
    }

    @Override public void options(Vendetta t, int who, Offers out) {
        int card = at == Stage.URN ? t.firstModifyingCard(Value.URN, seat) : shield(t);
        out.offer(Move.of(Verb.USE, card));
        out.offer(Move.of(Verbs.PASS));
    }

    @Override public void onAnswers(Vendetta t, Answers answers) {
        long move = answers.of(seat);
        if (Move.verb(move) == Verbs.PASS) {
            t.become(new Frenzy(seat, at == Stage.URN ? Stage.BEGINS : Stage.DRAIN));
            return;
        }
        if (at == Stage.URN) t.logCard(EventKind.RELIC, seat, Move.a(move));
        t.turnDown(Move.a(move));
        Bank.gain(t, seat, at == Stage.URN ? URN_BLOOD : 1);
        if (at == Stage.URN) t.pools.setCause(seat, NONE);
        over(t);
    }

    private void over(Vendetta t) {
        t.pools.setInFrenzy(seat, false);
        t.leave();
    }

    /// Gives 1 Influence and all bonuses to the player who caused it, if any (VEN-FRZ-03); for a teammate's Frenzy no
    /// Influence (VEN-TAG-08).
    private void reward(Vendetta t) {
        int cause = t.pools.cause(seat);
        if (cause == NONE || !t.seats.isAlive(cause)) return;
        int pair = cause << 4 | seat, prize = 1 + t.value(Value.PRIZE, pair), spoils = t.value(Value.SPOILS, pair);
        if (t.evening.teammate(cause) != seat) Bank.gainInfluence(t, cause, prize);
        Bank.gain(t, cause, spoils);
    }

    /// The card that may be flipped instead of Draining, at the Location being resolved.
    private int shield(Vendetta t) {
        int card = t.firstModifyingCard(Value.SHIELD, seat);
        return card != NONE && t.evening.resolvingPlace() != NONE && t.locations.of(card) == t.evening.resolvingPlace()
                ? card
                : NONE;
    }

    private void drain(Vendetta t) {
        int prey = Draining.cardForFrenzy(t, seat);
        if (prey != NONE) {
            Draining.drain(t, seat, prey);
            return;
        }
        Bank.loseInfluence(t, seat, 1);
        Bank.gain(t, seat, 1);
    }
}
