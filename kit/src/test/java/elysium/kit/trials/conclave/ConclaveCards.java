package elysium.kit.trials.conclave;

import static elysium.kernel.Table.NONE;
import static elysium.kit.trials.conclave.Conclave.NEITHER;
import static elysium.kit.trials.conclave.Conclave.NO;
import static elysium.kit.trials.conclave.Conclave.SOURCE;
import static elysium.kit.trials.conclave.Conclave.TAX;
import static elysium.kit.trials.conclave.Conclave.VOTES;
import static elysium.kit.trials.conclave.Conclave.YES;

import java.util.List;
import elysium.kernel.Clause;
import elysium.kernel.Move;
import elysium.kernel.Text;
import elysium.kit.trials.Trial;
import elysium.tabletop.Book;
import elysium.tabletop.Card;
import elysium.tabletop.CardPlay;
import elysium.tabletop.EffectSource;
import elysium.tabletop.Instruction;
import elysium.tabletop.Mode;
import elysium.tabletop.Program;
import elysium.tabletop.Verbs;
import org.jspecify.annotations.Nullable;

/// The members and cards of Conclave, and when each card may be played.
final class ConclaveCards {
    static final int ELDER = 0, NEONATE = 1, SWAY = 2, SILENCE = 3, TURNCOAT = 4, TITHE = 5, WHISPER = 6,
            FIRST_OF_HAND = SWAY;
    private static final int NUMBER = 0;                  // votes of a member, influence of a modifier
    private static final Instruction.Choice<Conclave> OWN_MEMBER = (t, play, out) -> {
        for (int member = t.first(Conclave.READY + play.seat()); member != NONE; member = t.next(member))
            out.offer(Move.of(Verbs.PICK_CARD, member, SOURCE));
    };
    private static final Instruction.Choice<Conclave> VOTER = (t, _, out) -> {
        for (int seat = 0; seat < t.players(); seat++)
            for (int member = t.first(Conclave.READY + seat); member != NONE; member = t.next(member))
                out.offer(Move.of(Verbs.PICK_CARD, member, SOURCE), forbidsVoter(t, member));
    };
    private static final Instruction.Effect<Conclave> CANCELS =
            (t, play) -> t.ballots.change(t.ballots.of(play.picked(SOURCE)), NEITHER);
    private static final Instruction.Effect<Conclave> CHANGES = (t, play) -> {
        int ballot = t.ballots.of(play.picked(SOURCE));
        t.ballots.change(ballot, t.ballots.side(ballot) == YES ? NO : YES);
    };
    private static final Instruction.ValueModifier<Conclave> TAXES = (_, value, _, _) -> value == TAX ? 1 : 0;

    static final Book<Conclave> BOOK = new Book<>(List.of(
            card(ELDER, new Text("Elder", "Ancien"), 2, Program.none()),
            card(NEONATE, new Text("Neonate", "Nouveau-né"), 1, Program.none()),
            card(SWAY, new Text("Sway", "Ascendant"), 0, Program.of(OWN_MEMBER, new MoreVotes())),
            card(SILENCE, new Text("Silence", "Silence"), 0, Program.of(VOTER, CANCELS)),
            card(TURNCOAT, new Text("Turncoat", "Volte-face"), 0, Program.of(VOTER, CHANGES)),
            card(TITHE, new Text("Tithe", "Dîme"), 0, Program.of(TAXES)),
            card(WHISPER, new Text("Whisper", "Murmure"), 2, Program.none())), 1);

    private ConclaveCards() {}

    static int printedVotes(Conclave t, int member) {
        return t.printed(member, NUMBER);
    }

    static int influence(Conclave t, int card) {
        return t.face(card) == WHISPER ? t.printed(card, NUMBER) : 0;
    }

    static @Nullable Clause forbidsInPolling(Conclave t, int card) {
        return switch (t.face(card)) {
            case WHISPER -> ConclaveClause.NOT_IN_A_REFERENDUM;
            case SILENCE, TURNCOAT -> anyVoter(t) ? null : ConclaveClause.NOBODY_HAS_VOTED;
            default -> null;
        };
    }

    /// A cancelled vote can be neither changed nor cancelled again.
    private static @Nullable Clause forbidsVoter(Conclave t, int member) {
        int ballot = t.ballots.of(member);
        return ballot == NONE || t.ballots.side(ballot) == NEITHER ? ConclaveClause.HAS_NOT_VOTED : null;
    }

    private static boolean anyVoter(Conclave t) {
        for (int ballot = t.ballots.count() - 1; ballot >= 0; ballot--)
            if (t.ballots.side(ballot) != NEITHER) return true;
        return false;
    }

    private static Card<Conclave> card(int number, Text name, int printed, Program<Conclave> then) {
        Instruction.Effect<Conclave> shows = (t, play) -> t.move(play.card(), Conclave.ASHES + play.seat());
        Mode<Conclave> mode = Mode.of(0, (_, _, _) -> false, Program.none(), Program.of(shows), then);
        return new Card<>(number, Trial.slug(name), name, Text.NONE, 0, List.of(printed), List.of(mode), List.of(),
                new Card.Masks(0, 0), Card.Source.RECONSTRUCTED, List.of());
    }

    /// The chosen member has two more votes, which it need not cast (VTES-POL-12).
    private record MoreVotes() implements Instruction.ValueModifier<Conclave> {

        @Override public int amount(Conclave t, int value, EffectSource by, int subject) {
            return value == VOTES && subject == by.subject() ? 2 : 0;
        }

        @Override public int target(Conclave t, CardPlay<Conclave> play) {
            return play.picked(SOURCE);
        }
    }
}
