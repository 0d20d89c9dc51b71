package elysium.tabletop;

import elysium.kernel.Branchless;
import elysium.kernel.Move;
import elysium.kernel.StateCheck;
import elysium.kernel.Text;

/// The cards of a table: one row per card, one column per property, every column a range of the slab.
public abstract class CardTable<T extends CardTable<T>> extends CardFlags<T> {
    /// The kinds of event common to all card games; a game's own kinds begin at [#OWN_EVENTS].
    public static final int MOVED = 0, TURNED_UP = 1, TURNED_DOWN = 2, LOOKED = 3, SHUFFLED = 4, OWN_EVENTS = 16;

    final Layout layout;
    private final Zones zones;
    private final Book<T> book;
    final ValueCache<T> valueCache;
    private final ActiveTexts<T> activeTexts;
    private final Imagination<T> imagination;
    final Knowledge<T> knowledge;
    public final Ledger<T> ledger;
    public final LastingEffects<T> effects;
    public final Activities<T> activityStack;
    public final SecretNumbers<T> secretNumbers;
    public final Attachments<T> attachments;
    private final int face, zone, counters, flags, next, first, last, count;
    private final int triggerCounts, seatsWithTrigger, awaited, textModifierCounts, modifierCount;

    protected CardTable(Layout layout, Book<T> book, StateCheck<T> due, int players, long seed) {
        super(layout, due, players, seed);
        this.layout = layout;
        this.book = book;
        zones = layout.zones;
        activeTexts = new ActiveTexts<>(this);
        valueCache = new ValueCache<>(this, activeTexts);
        imagination = new Imagination<>(this);
        knowledge = new Knowledge<>(this);
        ledger = new Ledger<>(this);
        effects = new LastingEffects<>(this);
        activityStack = new Activities<>(this);
        secretNumbers = new SecretNumbers<>(this);
        attachments = new Attachments<>(this);
        face = layout.face;
        zone = layout.zone;
        counters = layout.counters;
        flags = layout.flags;
        next = layout.next;
        first = layout.first;
        last = layout.last;
        count = layout.count;
        triggerCounts = layout.triggerCounts;
        seatsWithTrigger = layout.triggerSeats;
        awaited = layout.effectTriggerCounts;
        textModifierCounts = layout.textModifierCounts;
        modifierCount = layout.effectModifierCounts + layout.values;
        clear();
    }

    /// Removes all cards, so that the next game of a series can begin.
    protected final void clear() {
        for (int z = 0; z < zones.size(); z++) {
            set(first + z, NONE);
            set(last + z, NONE);
            set(count + z, 0);
        }
        for (int card = 0; card < rows(); card++) knowledge.clearCard(card, activeTexts);
        set(layout.rowCount, 0);
    }

    // ---- rows

    public final Book<T> book() {
        return book;
    }

    public final int rows() {
        return get(layout.rowCount);
    }

    public final int face(int card) {
        return get(face + card);
    }

    public final Text name(int card) {
        return book.card(face(card)).name();
    }

    public final int printed(int card, int fact) {
        return book.printed(get(face + card), fact);
    }

    public final int zone(int card) {
        return get(zone + card);
    }

    /// The seat in whose area a card is.
    public final int controller(int card) {
        return zones.seat(get(zone + card));
    }

    public final int counters(int card) {
        return get(counters + card);
    }

    protected final void setCounters(int card, int number) {
        set(counters + card, number);
    }

    /// Writes to a rare column.
    protected final void setRare(int column, int card, int value) {
        int reach = column - 1;
        if (value != 0 && get(reach) <= card) set(reach, card + 1);
        set(column + card, value);
    }

    // ---- zones

    public final Zones zones() {
        return zones;
    }

    public final int first(int zone) {
        return get(first + zone);
    }

    public final int last(int zone) {
        return get(last + zone);
    }

    public final int next(int card) {
        return get(next + card);
    }

    public final int count(int zone) {
        return get(count + zone);
    }

    /// The next card when a seat's cards in two zones are visited one zone after the other.
    ///
    /// @param zones the first of the seats' first zones
    /// @param then the first of the seats' second zones
    protected final int next(int card, int zones, int then) {
        int at = get(zone + card);
        return Branchless.orElse(get(next + card),
                Branchless.ifBelow(at, zones + SEATS, get(first + at + then - zones)));
    }

    /// Copies the rows of a zone into a buffer and returns their number, for callers that move cards while they
    /// iterate.
    public final int copyRows(int zone, int[] buffer) {
        int n = 0;
        for (int card = first(zone); card != NONE; card = next(card)) buffer[n++] = card;
        return n;
    }

    /// Creates a card; the viewers in `told` know that its owner has it.
    protected final int create(int def, int seat, int into, int told) {
        int card = get(layout.rowCount);
        if (card == layout.room.rows()) throw new IllegalStateException("no free row for a card: raise Room.rows");
        set(layout.rowCount, card + 1);
        set(face + card, def);
        setOwner(card, seat);
        attachments.initialize(card);
        int below = last(into);
        link(card, into, false);
        setKnowledge(card, told | audienceOf(into, card), audienceOf(into, card) & ~handViewers(into));
        if (zones.visibility(into) == Visibility.DISCARDS) knowledge.cover(below, into);
        if (isActive(card)) activeTexts.add(card);
        return card;
    }

    /// Moves a card to the end of a zone, and updates who has seen it and who can still follow it.
    public final void move(int card, int to) {
        place(card, to, false, false);
    }

    /// Moves a card to the front of a zone.
    public final void moveFirst(int card, int to) {
        place(card, to, true, false);
    }

    /// Moves a card face down to the end of a zone.
    public final void moveFaceDown(int card, int to) {
        place(card, to, false, true);
    }

    private void place(int card, int to, boolean front, boolean down) {
        int from = get(zone + card), saw = viewersOf(card);
        boolean wasHeld = zones.visibility(from) == Visibility.HELD || isFaceDown(card);
        boolean spoke = isActive(card),
                goesOn = spoke && !down && zones.seat(from) == zones.seat(to) && isTextActiveIn(to, card);
        if (spoke && !goesOn) activeTexts.remove(card);
        unlink(card);
        set(flags + card, down ? get(flags + card) | DOWN : get(flags + card) & ~DOWN);
        int below = last(to);
        link(card, to, front);
        int sees = audienceOf(to, card);
        Visibility hides = zones.visibility(to);
        setKnowledge(card, seenBy(card) | saw | sees,
                hides == Visibility.OPEN || hides == Visibility.PILE ? saw | sees : 0);
        if (!goesOn && isActive(card)) activeTexts.add(card);
        emit(MOVED, card, from, to, face(card), saw | sees);
        if (zones.visibility(from) == Visibility.DISCARDS) knowledge.uncover(from);
        if (hides == Visibility.DISCARDS && !front) knowledge.cover(below, to);
        if (hides == Visibility.PILE && wasHeld) knowledge.forgetHeld(card, saw);
        if (hides == Visibility.HELD) knowledge.swapWithRandom(card, to);
    }

    public final void turnUp(int card) {
        if (!isFaceDown(card)) return;
        set(flags + card, get(flags + card) & ~DOWN);
        int sees = audienceOf(zone(card), card);
        setKnowledge(card, seenBy(card) | sees, pinnedBy(card) | sees);
        if (isActive(card)) activeTexts.add(card);
        emit(TURNED_UP, card, NONE, zone(card), face(card), viewersOf(card));
    }

    /// Turns a card face down in its place; viewers who saw it still know it.
    public final void turnDown(int card) {
        if (isFaceDown(card)) return;
        if (isActive(card)) activeTexts.remove(card);
        int saw = viewersOf(card);
        set(flags + card, get(flags + card) | DOWN);
        setPinnedBy(card, saw);
        emit(TURNED_DOWN, card, NONE, zone(card), face(card), saw);
    }

    protected final void setFlag(int card, int flag, boolean on) {
        boolean matters = (flag & (DOWN | BLANK)) != 0 || (flag & TURNED) != 0 && book.uprightTriggers(face(card)) != 0,
                spoke = matters && isActive(card);
        long heeded = spoke ? activeTexts.moments(card) : 0;
        set(flags + card, on ? get(flags + card) | flag : get(flags + card) & ~flag);
        if (matters) activeTexts.changed(card, spoke, heeded);
    }

    /// Shows a card to some seats. They know it as long as it stays; of a card in a hand they know only that it is
    /// held.
    public final void showTo(int card, int seats) {
        boolean held = zones.visibility(zone(card)) == Visibility.HELD;
        setKnowledge(card, seenBy(card) | seats, held ? pinnedBy(card) : pinnedBy(card) | seats);
        emit(LOOKED, card, NONE, zone(card), face(card), seats);
    }

    /// Shuffles a zone, so that a row reveals neither its card nor where it came from.
    public final void shuffle(int zone) {
        knowledge.shuffleRows(zone, zones.visibility(zone) == Visibility.PILE);
        emit(SHUFFLED, NONE, NONE, zone, NONE, EVERYONE);
    }

    // ---- visibility and active texts

    /// The viewers who see the card of a row, as a bit set.
    public final int viewersOf(int card) {
        return audienceOf(get(zone + card), card) | pinnedBy(card);
    }

    /// The viewers that see a card because of the zone, if it lies there face up.
    final int viewersOf(int zone, int card) {
        return audienceOf(zone, card);
    }

    public final boolean sees(int viewer, int card) {
        return viewer == OMNISCIENT || (viewersOf(card) >> viewer & 1) != 0;
    }

    private int audienceOf(int zone, int card) {
        return switch (zones.visibility(zone)) {
            case OPEN -> isFaceDown(card) ? 0 : EVERYONE;
            case HELD -> 1 << zones.seat(zone) | handViewers(zone);
            case DRAWN -> 1 << zones.seat(zone);
            case DISCARDS -> card == last(zone) ? EVERYONE : 1 << zones.seat(zone);
            case PILE -> 0;
        };
    }

    /// Whether a card's text is active: face up, not blanked and in a zone where texts of its kind are active.
    public final boolean isActive(int card) {
        return (get(flags + card) & (DOWN | BLANK)) == 0 && isTextActiveIn(get(zone + card), card);
    }

    private boolean isTextActiveIn(int zone, int card) {
        return zones.hasActiveTexts(zone) && !isTextInactive(zone, get(face + card));
    }

    /// The card that a text speaks of: the host if the text is lent to it, otherwise the card itself.
    public final int textSubject(int card) {
        int host = attachments.hostOf(card);
        return host != NONE && lendsText(card) ? host : card;
    }

    /// Visits every active text of a card: its own, and those that attached cards lend to it.
    public final void forEachText(int self, TextVisitor out) {
        if (isActive(self)) out.visit(self, self);
        for (int card = attachments.firstOn(self); card != NONE; card = attachments.nextOn(card))
            if (lendsText(card) && isActive(card)) out.visit(card, self);
    }

    /// Whether any active text or lasting effect waits for a moment.
    public final boolean hasTrigger(int moment) {
        return get(triggerCounts + moment) != 0;
    }

    /// Whether any active text in a seat's area waits for a moment; NONE stands for the common area.
    public final boolean hasTrigger(int moment, int seat) {
        return (get(seatsWithTrigger + moment) >> seat + 1 & 1) != 0;
    }

    /// The seats in whose areas an active text waits for a moment, as a bit set.
    public final int seatsWithTrigger(int moment) {
        return get(seatsWithTrigger + moment) >> 1;                // bit 0 is the common area
    }

    /// Whether a lasting effect waits for a moment.
    public final boolean hasWaitingEffect(int moment) {
        return get(awaited + moment) != 0;
    }

    /// Whether any active text modifies a value.
    public final boolean hasModifiers(int value) {
        return get(textModifierCounts + value) != 0;
    }

    /// The number of active texts and lasting effects that modify a value.
    public final int modifierCount(int value) {
        return get(modifierCount + value);
    }

    /// The current value for a subject: the sum of all active texts and lasting effects.
    public final int value(int value, int subject) {
        return valueCache.get(value, subject);
    }

    @Override public final View view(int viewer) {
        return View.of(this, viewer);
    }

    @Override public final void imagine(int viewer, long seed) {
        hideFlowFrom(viewer, seed);
        imagination.deal(viewer);
    }

    @Override protected final void changeRows() {
        Concealment<T> others = new Concealment<>(this);
        others.permuteHands();
        for (int seat = 0; seat < players(); seat++)
            if (sealed(seat) != 0) seal(seat, others.renamed(sealed(seat)));
    }

    @Override public final boolean revealedSince(T earlier, int seat) {
        return knowledge.revealedSince(earlier, seat) || secretNumbers.revealedSince(earlier) != 0;
    }

    @Override public final long withFaces(long move) {
        int rows = rowOperands(Move.verb(move)), a = Move.a(move), b = Move.b(move);
        long out = (rows & 1) != 0 && a >= 0 ? Move.withA(move, face(a)) : move;
        return (rows & 2) != 0 && b >= 0 ? Move.withB(out, face(b)) : out;
    }

    /// Whether a move names the row of a card.
    public final boolean names(long move, int card) {
        int rows = rowOperands(Move.verb(move));
        return (rows & 1) != 0 && Move.a(move) == card || (rows & 2) != 0 && Move.b(move) == card;
    }

    final T typedThis() {
        return self();
    }

    private void link(int card, int to, boolean front) {
        set(zone + card, to);
        int end = get(last + to);
        set(next + card, front ? get(first + to) : NONE);
        if (front || end == NONE) set(first + to, card);
        else set(next + end, card);
        if (!front || end == NONE) set(last + to, card);
        set(count + to, get(count + to) + 1);
    }

    private void unlink(int card) {
        int from = get(zone + card), after = get(next + card), before = NONE;
        for (int other = get(first + from); other != card; other = get(next + other)) before = other;
        set(Branchless.orElse(before, first + from - next) + next, after);
        if (after == NONE) set(last + from, before);
        set(count + from, get(count + from) - 1);
    }
}
