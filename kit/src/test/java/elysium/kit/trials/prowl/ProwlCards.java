package elysium.kit.trials.prowl;

import static elysium.kernel.Table.NONE;
import static elysium.kit.trials.prowl.Prowl.ACTION;
import static elysium.kit.trials.prowl.Prowl.BLEED;
import static elysium.kit.trials.prowl.Prowl.INTERCEPT;
import static elysium.kit.trials.prowl.Prowl.STEALTH;
import static elysium.kit.trials.prowl.Prowl.TARGET;
import static elysium.kit.trials.prowl.ProwlFrames.Moment.ANNOUNCED;
import static elysium.kit.trials.prowl.ProwlFrames.Moment.ATTEMPT;
import static elysium.kit.trials.prowl.ProwlFrames.Moment.BLOCKED;
import static elysium.kit.trials.prowl.ProwlFrames.Moment.UNBLOCKED;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import elysium.kernel.Clause;
import elysium.kernel.Move;
import elysium.kernel.Text;
import elysium.kit.trials.Trial;
import elysium.kit.trials.prowl.ProwlFrames.Moment;
import elysium.tabletop.Book;
import elysium.tabletop.Card;
import elysium.tabletop.Instruction;
import elysium.tabletop.Mode;
import elysium.tabletop.Program;
import elysium.tabletop.Verbs;
import org.jspecify.annotations.Nullable;

/// The minions and cards of Prowl, and when each card may be played.
final class ProwlCards {
    static final int PROWLER = 0, WATCHER = 1, SOFT_STEP = 2, KEEN_EYE = 3, PRESS_HARD = 4, FOREBODING = 5, DEFLECT = 6,
            SLIP_AWAY = 7, ROUSE = 8, FIRST_OF_HAND = SOFT_STEP;
    private static final int MINION = 0, MODIFIER = 1, REACTION = 2, POOR = 10;
    private static final Set<Moment> OPEN = EnumSet.of(ANNOUNCED, ATTEMPT, UNBLOCKED);
    private static final List<Set<Moment>> WHEN = List.of(Set.of(), Set.of(), OPEN, OPEN, OPEN, OPEN,
            EnumSet.of(UNBLOCKED), EnumSet.of(BLOCKED), EnumSet.of(ANNOUNCED));
    private static final Instruction.ValueModifier<Prowl> WATCHES =
            (_, value, by, subject) -> value == INTERCEPT && subject == by.card() ? 1 : 0;
    private static final Instruction.Choice<Prowl> ANOTHER_TARGET = (t, play, out) -> {
        for (int seat = 0; seat < t.players(); seat++)
            if (seat != play.seat() && seat != t.controller(t.actor()))
                out.offer(Move.of(Verbs.PICK_SEAT, seat, TARGET));
    };
    private static final Instruction.Effect<Prowl> REDIRECTS = (t, play) -> t.turn(play.picked(TARGET));
    private static final Instruction.Effect<Prowl> ENDS = (t, _) -> t.endAction();
    private static final Instruction.Effect<Prowl> WAKES = (t, play) -> t.wake(play.subject(), true);

    static final Book<Prowl> BOOK = new Book<>(List.of(
            minion(PROWLER, new Text("Prowler", "Rôdeur"), List.of()),
            minion(WATCHER, new Text("Watcher", "Veilleur"), List.of(WATCHES)),
            card(SOFT_STEP, new Text("Soft Step", "Pas feutré"), MODIFIER, Program.of(plus(STEALTH, 1))),
            card(KEEN_EYE, new Text("Keen Eye", "Œil vif"), REACTION, Program.of(plus(INTERCEPT, 1))),
            card(PRESS_HARD, new Text("Press Hard", "Insistance"), MODIFIER, Program.of(plus(BLEED, 2))),
            card(FOREBODING, new Text("Foreboding", "Présage"), MODIFIER,
                    Program.of((Instruction.ValueModifier<Prowl>) (t, value, _, _) -> value == BLEED ? dread(t) : 0)),
            card(DEFLECT, new Text("Deflect", "Renvoi"), REACTION, Program.of(ANOTHER_TARGET, REDIRECTS)),
            card(SLIP_AWAY, new Text("Slip Away", "Esquive"), MODIFIER, Program.of(ENDS)),
            card(ROUSE, new Text("Rouse", "Éveil"), REACTION, Program.of(WAKES))), 0);

    private ProwlCards() {}

    /// The minion that would play a card: the acting one, the blocker, or the first that may react.
    static int player(Prowl t, int seat, int card) {
        int def = t.face(card);
        if (kind(def) == MODIFIER) return t.actor();
        if (def == KEEN_EYE) return t.blocker();
        for (int minion = t.first(Prowl.READY + seat); minion != NONE; minion = t.next(minion))
            if (def == ROUSE ? t.locked(minion) : t.mayReact(minion)) return minion;
        return NONE;
    }

    static @Nullable Clause forbids(Prowl t, int seat, int card, Moment moment) {
        int def = t.face(card);
        int side = kind(def) == MODIFIER ? t.controller(t.actor()) : t.against();
        if (seat != side) return ProwlClause.NOT_YOUR_SIDE;
        if (def == SOFT_STEP && !stealthNeeded(t, moment)) return ProwlClause.STEALTH_NOT_NEEDED;
        if (def == KEEN_EYE && !interceptNeeded(t, moment)) return ProwlClause.INTERCEPT_NOT_NEEDED;
        if (!WHEN.get(def).contains(moment)) return ProwlClause.OTHER_MOMENT;
        if (def == PRESS_HARD && limitReached(t) || def == FOREBODING && dread(t) > 0 && limitReached(t))
            return ProwlClause.LIMITED;
        int minion = player(t, seat, card);
        if (minion == NONE) return ProwlClause.NO_MINION_REACTS;
        return t.ledger.used(ACTION, minion, def) ? ProwlClause.ONCE_PER_ACTION : null;
    }

    private static boolean stealthNeeded(Prowl t, Moment moment) {
        return moment == ATTEMPT && t.intercept() >= t.stealth();
    }

    private static boolean interceptNeeded(Prowl t, Moment moment) {
        return moment == ATTEMPT && t.intercept() < t.stealth();
    }

    /// A limited card counts only while its bonus applies.
    private static boolean limitReached(Prowl t) {
        return t.bleed() > 1;
    }

    /// The bonus of the foreboding, computed anew each time the bleed is read (VTES-CRL-21).
    private static int dread(Prowl t) {
        return t.pool(t.against()) < POOR ? 1 : 0;
    }

    private static int kind(int def) {
        return BOOK.card(def).kind();
    }

    private static Instruction.ValueModifier<Prowl> plus(int which, int more) {
        return (_, value, by, subject) -> value == which && subject == by.subject() ? more : 0;
    }

    private static Card<Prowl> minion(int number, Text name, List<Instruction.ValueModifier<Prowl>> always) {
        return new Card<>(number, Trial.slug(name), name, Text.NONE, MINION, List.of(), List.of(), always,
                new Card.Masks(0, always.isEmpty() ? 0 : 1 << INTERCEPT), Card.Source.RECONSTRUCTED, List.of());
    }

    private static Card<Prowl> card(int number, Text name, int kind, Program<Prowl> then) {
        Instruction.Effect<Prowl> played = (t, play) -> {
            t.ledger.use(ACTION, play.subject(), play.def());
            t.move(play.card(), Prowl.ASHES + play.seat());
        };
        Mode<Prowl> mode = Mode.of(0, (_, _, _) -> false, Program.none(), Program.of(played), then);
        return new Card<>(number, Trial.slug(name), name, Text.NONE, kind, List.of(), List.of(mode), List.of(),
                new Card.Masks(0, 0), Card.Source.RECONSTRUCTED, List.of());
    }
}
