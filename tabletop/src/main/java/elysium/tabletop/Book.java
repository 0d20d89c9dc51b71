package elysium.tabletop;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// All card definitions of a game, by permanent number.
public final class Book<T extends CardTable<T>> {
    private final List<Card<T>> cards;
    private final Map<String, Card<T>> bySlug = new HashMap<>();
    private final int size;
    private final short[] printed; // ordered by fact, since most loops read one fact of many cards
    private final Instruction<T>[][][] instructions;
    private final Mode<T>[][] modes;
    private final Instruction.Precondition<T>[][][] conditions;
    private final Instruction.ValueModifier<T>[][] modifiers;
    private final long[] triggers, uprightTriggers, modifiedValues, partlyOwnSeatValues, ownSeatValues;
    private @Nullable Object derived;

    @SuppressWarnings("unchecked") public Book(List<Card<T>> cards, int facts) {
        this.cards = List.copyOf(cards);
        size = cards.size();
        printed = new short[cards.size() * facts];
        instructions = (Instruction<T>[][][]) new Instruction<?>[cards.size()][][];
        modes = (Mode<T>[][]) new Mode<?>[cards.size()][];
        conditions = (Instruction.Precondition<T>[][][]) new Instruction.Precondition<?>[cards.size()][][];
        modifiers = (Instruction.ValueModifier<T>[][]) new Instruction.ValueModifier<?>[cards.size()][];
        triggers = new long[cards.size()];
        uprightTriggers = new long[cards.size()];
        modifiedValues = new long[cards.size()];
        partlyOwnSeatValues = new long[cards.size()];
        ownSeatValues = new long[cards.size()];
        for (int i = 0; i < cards.size(); i++) bind(i, cards.get(i));
    }

    @SuppressWarnings("unchecked") private void bind(int number, Card<T> card) {
        if (card.number() != number)
            throw new IllegalArgumentException(
                    card.slug() + " has number " + card.number() + " but index " + number + " in the book");
        if (bySlug.put(card.slug(), card) != null)
            throw new IllegalArgumentException("two cards of the book have the slug " + card.slug());
        for (int f = 0; f < printed.length / size; f++) printed[f * size + number] = card.facts().get(f).shortValue();
        instructions[number] = (Instruction<T>[][]) new Instruction<?>[card.modes().size()][];
        conditions[number] = (Instruction.Precondition<T>[][]) new Instruction.Precondition<?>[card.modes().size()][];
        for (int m = 0; m < card.modes().size(); m++) {
            List<Instruction<T>> flat = card.modes().get(m).instructions();
            instructions[number][m] = flat.toArray((Instruction<T>[]) new Instruction<?>[0]);
            conditions[number][m] = conditions(card.modes().get(m).announcement());
        }
        modes[number] = card.modes().toArray((Mode<T>[]) new Mode<?>[0]);
        modifiers[number] =
                card.modifiers().toArray((Instruction.ValueModifier<T>[]) new Instruction.ValueModifier<?>[0]);
        triggers[number] = card.masks().triggers();
        uprightTriggers[number] = card.masks().uprightTriggers();
        modifiedValues[number] = card.masks().modifiedValues();
        long all = 0;
        for (Instruction.ValueModifier<T> part : card.modifiers()) {
            if (part.ownSeatOnly()) partlyOwnSeatValues[number] |= part.values();
            else all |= part.values();
        }
        ownSeatValues[number] = partlyOwnSeatValues[number] & ~all;
    }

    @SuppressWarnings("unchecked") private static <T extends CardTable<T>> Instruction.Precondition<T>[] conditions(
            Program<T> announced) {
        List<Instruction.Precondition<T>> found = new ArrayList<>();
        for (Instruction<T> part : announced.instructions())
            if (part instanceof Instruction.Precondition<T> condition) found.add(condition);
        return found.toArray((Instruction.Precondition<T>[]) new Instruction.Precondition<?>[0]);
    }

    public int size() {
        return cards.size();
    }

    public List<Card<T>> cards() {
        return cards;
    }

    public Card<T> card(int def) {
        return cards.get(def);
    }

    public @Nullable Card<T> bySlug(String slug) {
        return bySlug.get(slug);
    }

    /// The number of a card, which must exist.
    public int number(String slug) {
        Card<T> card = bySlug.get(slug);
        if (card == null) throw new IllegalArgumentException("no card is called " + slug + ": check the slug");
        return card.number();
    }

    /// A number printed on a card.
    public int printed(int def, int fact) {
        return printed[fact * size + def];
    }

    /// The flat list of instructions of a mode.
    public Instruction<T>[] instructions(int def, int mode) {
        return instructions[def][mode];
    }

    /// The preconditions that must hold before a mode is announced.
    public Instruction.Precondition<T>[] conditions(int def, int mode) {
        return conditions[def][mode];
    }

    /// The value modifiers of a card while its text is active.
    Instruction.ValueModifier<T>[] modifiers(int def) {
        return modifiers[def];
    }

    public Mode<T>[] modes(int def) {
        return modes[def];
    }

    /// Returns an object that `works` derives from the whole book. It is computed once and cached, so a table can ask
    /// for it at every step.
    public <X> X derived(Class<X> type, Function<Book<T>, X> works) {
        Object known = derived;
        if (known == null) {
            known = works.apply(this);
            derived = known;
        }
        return type.cast(known);
    }

    public long triggers(int def) {
        return triggers[def];
    }

    /// The moments that a card waits for only while it is not turned, as a bit set.
    public long uprightTriggers(int def) {
        return uprightTriggers[def];
    }

    public long modifiedValues(int def) {
        return modifiedValues[def];
    }

    /// The values that a card modifies only for cards of its own seat, as a bit set.
    long partlyOwnSeatValues(int def) {
        return partlyOwnSeatValues[def];
    }

    /// The values of which every modifier on the card is limited to cards of its own seat, as a bit set.
    long ownSeatValues(int def) {
        return ownSeatValues[def];
    }
}
