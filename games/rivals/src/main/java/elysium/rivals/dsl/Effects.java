package elysium.rivals.dsl;

import static elysium.kernel.Table.NONE;

import elysium.rivals.flow.DrawCards;
import elysium.rivals.rules.attack.Blocking;
import elysium.rivals.rules.attack.Mitigation;
import elysium.rivals.table.GameLayout;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Kind;
import elysium.rivals.table.vocabulary.Scope;
import elysium.tabletop.CardPlay;
import elysium.tabletop.ControlFlow;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;

/// The effects shared by many cards of Rivals, named as on a card.
public final class Effects {
    /// The names of stored choices.
    public static final int TARGET = 0, CHOICE = 1, AMOUNT = 2, SECOND = 3;

    /// A number computed when a text acts.
    @FunctionalInterface
    public interface Count {
        int of(Rivals t, CardPlay<Rivals> play);
    }

    /// Ledger keys of things done once a turn; no mode has such a number.
    public static final int HUNTED = 101, PLOTTED = 102, TAMED = 103, DETACHING = 104, SOCIALIZED = 105, HELPED = 106;

    private Effects() {}

    public static Count just(int amount) {
        return (_, _) -> amount;
    }

    /// The character that a text refers to: its bearer, or the Leader for a Haven (RIV-HAV-04).
    public static int bearer(Rivals t, int card) {
        int host = t.attachments.hostOf(card);
        if (host != NONE) return host;
        return t.facts.is(card, Kind.HAVEN) ? t.coteries.leader(t.controller(card)) : card;
    }

    public static int bearer(Rivals t, CardPlay<Rivals> play) {
        return bearer(t, play.card());
    }

    // ---- prestige, agenda, cards

    public static Instruction.Effect<Rivals> gain(int prestige) {
        return gain(just(prestige));
    }

    public static Instruction.Effect<Rivals> gain(Count prestige) {
        return (t, play) -> t.prestige.gain(play.seat(), prestige.of(t, play));
    }

    public static Instruction.Effect<Rivals> score(int agenda) {
        return score(just(agenda));
    }

    public static Instruction.Effect<Rivals> score(Count agenda) {
        return (t, play) -> t.agendas.score(play.seat(), agenda.of(t, play), play.card());
    }

    /// Draws cards from either deck (RIV-DRW-01).
    public static Instruction.StartFrame<Rivals> draw(int cards) {
        return (_, play) -> new DrawCards(play.seat(), cards, false);
    }

    // ---- blood

    public static Instruction.Effect<Rivals> mendBearer(int blood) {
        return mendBearer(just(blood));
    }

    public static Instruction.Effect<Rivals> mendBearer(Count blood) {
        return (t, play) -> t.blood.mend(bearer(t, play), blood.of(t, play));
    }

    public static Instruction.Effect<Rivals> mendParty(int blood) {
        return (t, play) -> {
            int bearer = bearer(t, play);
            for (int card = t.coteries.firstOf(play.seat()); card != NONE; card = t.coteries.nextOf(card))
                if (t.coteries.sameParty(bearer, card)) t.blood.mend(card, blood);
        };
    }

    public static Instruction.Effect<Rivals> mend(CardChoice aim, Count blood) {
        return (t, play) -> t.blood.mend(aim.of(t, play), blood.of(t, play));
    }

    // ---- cards of one's own

    /// Discards a card from the hand.
    public static Program<Rivals> discard(CardChoice aim) {
        Instruction.Effect<Rivals> discard = (t, play) -> t.discard(aim.of(t, play));
        return aim.pick(discard);
    }

    public static Instruction.Effect<Rivals> takeBack(CardChoice aim) {
        return (t, play) -> t.returnToHand(aim.of(t, play));
    }

    /// The top card of the Library, or NONE.
    public static int top(Rivals t, CardPlay<Rivals> play) {
        return t.first(GameLayout.LIBRARY + play.seat());
    }

    public static Instruction.Effect<Rivals> revealTop() {
        return (t, play) -> {
            if (top(t, play) != NONE) t.reveal(top(t, play));
        };
    }

    // ---- attacks and damage

    public static Instruction.Effect<Rivals> prevent(int damage) {
        return (t, _) -> Mitigation.prevent(t, damage);
    }

    /// The bearer blocks, wherever it is.
    public static Instruction.Effect<Rivals> blockFromAfar() {
        return (t, play) -> Blocking.blockFromAfar(t, bearer(t, play));
    }

    // ---- choices

    /// Asks yes or no, and reads the rest after yes.
    public static Program<Rivals> may(Program<Rivals> rest) {
        return ControlFlow.may(CHOICE, rest);
    }

    // ---- once a turn

    /// Notes for this turn that the card has done something.
    public static Instruction.Effect<Rivals> mark(int what) {
        return (t, play) -> t.ledger.use(Scope.TURN, play.card(), what);
    }
}
