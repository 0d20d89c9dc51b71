package elysium.tabletop;

import java.util.List;
import elysium.kernel.Move;
import elysium.kernel.Text;

/// A card table with a hand and a discard pile for each seat, and a book of three cards.
final class Cabinet extends CardTable<Cabinet> {
    static final int PLAIN = 0, GREEDY = 1, MIRROR = 2, REFLECTED = 0;
    private static final Zones ZONES = new Zones();
    static final int HAND = ZONES.addForEachSeat(Visibility.HELD, false),
            HEAP = ZONES.addForEachSeat(Visibility.OPEN, true);
    private static final Layout LAYOUT = new Layout(ZONES, new Layout.Room(8, 2, 2, 3, 4, 2), 1, 1);
    static final int PURSE = LAYOUT.slices.shown("purse", 1);
    private static final Instruction.ValueModifier<Cabinet> REFLECTS =
            (t, value, _, subject) -> 1 + t.value(value, subject + 1);

    private static final Book<Cabinet> BOOK = new Book<>(List.of(card(PLAIN, "plain", Program.none(), List.of()),
            card(GREEDY, "greedy", Program.of(pick(0), pick(1), pick(2), pick(3), pick(4)), List.of()),
            card(MIRROR, "mirror", Program.none(), List.of(REFLECTS))), 0);

    Cabinet() {
        super(LAYOUT, BOOK, _ -> false, 2, 1);
    }

    static Card<Cabinet> card(int number, String slug, Program<Cabinet> then,
            List<Instruction.ValueModifier<Cabinet>> always) {
        Mode<Cabinet> mode = Mode.of(0, (_, _, _) -> false, Program.none(), Program.none(), then);
        return new Card<>(number, slug, new Text(slug, slug), Text.NONE, 0, List.of(), List.of(mode), always,
                new Card.Masks(0, always.isEmpty() ? 0 : 1), Card.Source.RECONSTRUCTED, List.of());
    }

    private static Instruction.Choice<Cabinet> pick(int name) {
        return (_, _, out) -> out.offer(Move.of(Verbs.PICK_NUMBER, 10 + name, name));
    }

    int lay(int def, int zone) {
        return create(def, 0, zone, 0);
    }

    int purse() {
        return get(PURSE);
    }

    @Override protected Cabinet self() {
        return this;
    }

    @Override public Cabinet blank() {
        return new Cabinet();
    }

    @Override protected int triggerZone(int k, int seat, TriggerResolution<Cabinet> occurrence) {
        return NONE;
    }
}
