package elysium.kit.proofs;

import java.util.List;
import elysium.kernel.Clause;
import elysium.kernel.Game;
import elysium.kernel.Notation;
import elysium.kernel.Setup;
import elysium.kernel.Text;
import elysium.kernel.Variant;
import elysium.tabletop.Card;
import elysium.tabletop.CardTable;
import elysium.tabletop.Instruction;
import elysium.tabletop.Mode;
import elysium.tabletop.Program;

/// A small sample game that proves one pattern of the real rules.
public abstract class Proof<T extends CardTable<T>> implements Game<T> {
    private final String id;
    private final List<Integer> seatCounts;

    protected Proof(String id, List<Integer> seatCounts) {
        this.id = id;
        this.seatCounts = seatCounts;
    }

    /// The clauses of all sample games.
    public enum Rule implements Clause {
        NOT_NOW, NOT_THAT, TOO_DEAR, USED;

        @Override public String id() {
            return "PROOF-" + name();
        }
    }

    public final Setup setup(int seats, long seed) {
        return new Setup(id, 1, seats, List.of(), seed);
    }

    @Override public final String id() {
        return id;
    }

    @Override public final Text title() {
        return new Text("Proof: " + id, "Preuve : " + id);
    }

    @Override public final int rulesVersion() {
        return 1;
    }

    @Override public final List<Integer> seatCounts() {
        return seatCounts;
    }

    @Override public final List<Variant> variants() {
        return List.of();
    }

    @Override public final void check(Setup setup) {
        if (!seatCounts.contains(setup.seats())) throw new IllegalArgumentException(id + " seats " + seatCounts);
    }

    @Override public final Notation<T> notation() {
        return (_, _, move, _) -> Long.toHexString(move);
    }

    @Override public final Text prompt(T table, int seat) {
        return new Text("Your move.", "À vous.");
    }

    @Override public final double evaluation(T table, int seat) {
        return 0.5;
    }

    /// A card without text, with the given facts and modes.
    public static <T extends CardTable<T>> Card<T> card(int number, String slug, List<Integer> facts,
            List<Mode<T>> modes) {
        return new Card<>(number, slug, new Text(slug, slug), Text.NONE, 0, facts, modes, List.of(),
                new Card.Masks(0, 0), Card.Source.RECONSTRUCTED, List.of());
    }

    /// The same card with a value modifier; `adds` is the bit set of its values.
    public static <T extends CardTable<T>> Card<T> always(Card<T> card, long adds, Instruction.ValueModifier<T> part) {
        return new Card<>(card.number(), card.slug(), card.name(), card.text(), card.kind(), card.facts(),
                card.modes(),
                List.of(part), new Card.Masks(card.masks().triggers(), adds), card.source(), card.rulings());
    }

    /// The same card with the moments it waits for, as a bit set.
    public static <T extends CardTable<T>> Card<T> heeding(Card<T> card, long moments) {
        return new Card<>(card.number(), card.slug(), card.name(), card.text(), card.kind(), card.facts(),
                card.modes(),
                card.modifiers(), new Card.Masks(moments, card.masks().modifiedValues()), card.source(),
                card.rulings());
    }

    /// A text that takes effect when its card is played.
    @SafeVarargs public static <T extends CardTable<T>> Mode<T> text(Instruction<T>... parts) {
        return at(CardTable.NONE, (_, _, _) -> false, parts);
    }

    /// A text that takes effect at a moment.
    @SafeVarargs public static <T extends CardTable<T>> Mode<T> at(int moment, Mode.Trigger<T> when,
            Instruction<T>... parts) {
        return Mode.of(moment, when, Program.none(), Program.none(), Program.of(parts));
    }
}
