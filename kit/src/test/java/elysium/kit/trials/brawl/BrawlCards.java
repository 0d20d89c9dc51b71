package elysium.kit.trials.brawl;

import static elysium.kernel.Table.NONE;

import java.util.List;
import elysium.kernel.Clause;
import elysium.kernel.Move;
import elysium.kernel.Text;
import elysium.kit.trials.Trial;
import elysium.tabletop.Book;
import elysium.tabletop.Card;
import elysium.tabletop.Instruction;
import elysium.tabletop.Mode;
import elysium.tabletop.Program;
import elysium.tabletop.Verbs;
import org.jspecify.annotations.Nullable;

/// The fighters and cards of Brawl, and when each card may be played.
final class BrawlCards {
    static final int FIGHTER = 0, FISTS = 1, QUICK_BLADE = 2, LONG_BOW = 3, TORCH = 4, LEECH = 5, STEP_BACK = 6,
            SHIELD = 7,
            FLURRY = 8, PRESS = 9, REVENGE = 10, FIRST_OF_HAND = QUICK_BLADE;
    /// The speeds at which strikes resolve, and the printed facts.
    static final int ENDS = 0, FIRST = 1, USUAL = 2, AFTER = 3, SPEEDS = 4;
    private static final int OTHER = 0, BLOW = 1, DAMAGE = 0, SPEED = 1, KIND = 2, RANGED = 3, MANOEUVRE = 4, FACTS = 5;
    private static final List<Integer> NO_FACTS = List.of(0, 0, 0, 0, 0);
    private static final Instruction.Choice<Brawl> PACKET = (t, play, out) -> {
        for (int p = 0; p < t.combat.packets(); p++)
            if (t.owner(t.combat.target(p)) == play.seat() && t.combat.amount(p) > 0)
                out.offer(Move.of(Verbs.PICK_NUMBER, p, Brawl.PACKET));
    };
    private static final Instruction.Effect<Brawl> PREVENTS = (t, play) -> t.combat.prevent(play.picked(Brawl.PACKET));
    private static final Instruction.Effect<Brawl> STRIKES_AGAIN =
            (t, play) -> t.combat.extra(t.combat.side(play.seat()), 1);
    private static final Instruction.Effect<Brawl> PRESSES = (t, _) -> t.combat.press();
    private static final Instruction.StartFrame<Brawl> FIGHTS = (t, play) -> new Combat(play.subject(),
            t.combat.fighter(1 - t.combat.side(play.seat())), Combat.Stage.BEGIN);

    static final Book<Brawl> BOOK = new Book<>(List.of(
            card(FIGHTER, new Text("Fighter", "Bagarreur"), OTHER, NO_FACTS, Program.none()),
            strike(FISTS, new Text("Fists", "Poings"), List.of(1, USUAL, Brawl.NORMAL, 0, 0)),
            strike(QUICK_BLADE, new Text("Quick Blade", "Lame vive"),
                    List.of(2, FIRST, Brawl.NORMAL, 0, 0)),
            strike(LONG_BOW, new Text("Long Bow", "Arc long"), List.of(2, USUAL, Brawl.NORMAL, 1, 1)),
            strike(TORCH, new Text("Torch", "Torche"), List.of(1, USUAL, Brawl.AGGRAVATED, 0, 0)),
            strike(LEECH, new Text("Leech", "Sangsue"), List.of(1, AFTER, Brawl.NORMAL, 1, 0)),
            strike(STEP_BACK, new Text("Step Back", "Recul"), List.of(0, ENDS, Brawl.NORMAL, 1, 0)),
            card(SHIELD, new Text("Shield", "Bouclier"), OTHER, NO_FACTS, Program.of(PACKET, PREVENTS)),
            card(FLURRY, new Text("Flurry", "Rafale"), OTHER, NO_FACTS, Program.of(STRIKES_AGAIN)),
            card(PRESS, new Text("Press", "Poursuite"), OTHER, NO_FACTS, Program.of(PRESSES)),
            card(REVENGE, new Text("Revenge", "Revanche"), OTHER, NO_FACTS, Program.of(FIGHTS))), FACTS);

    private BrawlCards() {}

    static int damage(int def) {
        return BOOK.printed(def, DAMAGE);
    }

    static int speed(int def) {
        return BOOK.printed(def, SPEED);
    }

    static int kind(int def) {
        return BOOK.printed(def, KIND);
    }

    static @Nullable Clause forbidsManoeuvre(Brawl t, int side, int card) {
        if (BOOK.printed(t.face(card), MANOEUVRE) == 0) return BrawlClause.NO_MANOEUVRE;
        return t.combat.committed(side) == NONE ? null : BrawlClause.ONE_CARD_TO_MANOEUVRE;
    }

    /// A side committed by its manoeuvre cannot choose; for additional strikes it is free again (VTES-STK-06).
    static @Nullable Clause forbidsStrike(Brawl t, int side, int def, boolean first) {
        if (BOOK.card(def).kind() != BLOW) return BrawlClause.NOT_A_STRIKE;
        if (first && t.combat.committed(side) != NONE) return BrawlClause.COMMITTED;
        return t.combat.longRange() && BOOK.printed(def, RANGED) == 0 ? BrawlClause.OUT_OF_RANGE : null;
    }

    static @Nullable Clause forbidsPrevention(Brawl t, int side, int hurt, int card) {
        if (t.face(card) != SHIELD) return BrawlClause.OTHER_STEP;
        return side == hurt ? null : BrawlClause.NOT_YOUR_DAMAGE;
    }

    static @Nullable Clause forbidsFlurry(Brawl t, int side, int card) {
        if (t.face(card) != FLURRY) return BrawlClause.OTHER_STEP;
        return t.combat.extra(side) == 0 ? null : BrawlClause.ONE_SOURCE;
    }

    static @Nullable Clause forbidsRevenge(Brawl t, int seat, int card) {
        if (t.face(card) != REVENGE) return BrawlClause.OTHER_STEP;
        if (t.ledger.used(Brawl.TURN, seat, REVENGE)) return BrawlClause.ONCE_A_TURN;
        int rival = t.combat.fighter(1 - t.combat.side(seat));
        return t.ready(rival) && avenger(t, seat) != NONE ? null : BrawlClause.NOBODY_TO_FIGHT;
    }

    /// The first of a seat's ready fighters outside the current combat.
    static int avenger(Brawl t, int seat) {
        int fighting = t.combat.fighter(t.combat.side(seat));
        for (int fighter = t.first(Brawl.READY + seat); fighter != NONE; fighter = t.next(fighter))
            if (fighter != fighting) return fighter;
        return NONE;
    }

    private static Card<Brawl> strike(int number, Text name, List<Integer> facts) {
        return card(number, name, BLOW, facts, Program.none());
    }

    private static Card<Brawl> card(int number, Text name, int kind, List<Integer> facts,
            Program<Brawl> then) {
        Instruction.Effect<Brawl> shows = (t, play) -> t.spend(play.card());
        Mode<Brawl> mode = Mode.of(0, (_, _, _) -> false, Program.none(), Program.of(shows), then);
        return new Card<>(number, Trial.slug(name), name, Text.NONE, kind, facts, List.of(mode), List.of(),
                new Card.Masks(0, 0),
                Card.Source.RECONSTRUCTED, List.of());
    }
}
