package elysium.vtes.table;

import static elysium.vtes.table.GameLayout.ATTACHED;
import static elysium.vtes.table.GameLayout.CONTESTED;
import static elysium.vtes.table.GameLayout.PLAY;
import static elysium.vtes.table.GameLayout.READY;
import static elysium.vtes.table.GameLayout.TORPOR;
import static elysium.vtes.table.GameLayout.UNCONTROLLED;

import elysium.kernel.Branchless;
import elysium.kernel.StateCheck;
import elysium.tabletop.Book;

/// The part of the table for regions, printed facts, traits and the choices made when cards were played.
public abstract sealed class Regions extends Pools permits Minions {
    private static final int[] IN_PLAY = {READY, TORPOR, ATTACHED, PLAY};
    /// The bits of a card's status cell: its level, its sect and the zone it came from.
    private static final int LEVEL = 0, LEVELS = 3;
    static final int MERGED = OWN_FLAGS * 8;
    static final int SECT = 2, SECTS = 15, CAME_FROM = 6, CAME_FROMS = 0xFF;

    Regions(Book<Vtes> book, StateCheck<Vtes> due, int players, long seed) {
        super(book, due, players, seed);
    }

    // ---- regions

    final boolean in(int card, int zones) {
        int zone = zone(card);
        return zone >= zones && zone < zones + SEATS;
    }

    public final boolean isReady(int card) {
        return in(card, READY);
    }

    public final boolean inTorpor(int card) {
        return in(card, TORPOR);
    }

    public final boolean isUncontrolled(int card) {
        return in(card, UNCONTROLLED);
    }

    public final boolean isContested(int card) {
        return in(card, CONTESTED);
    }

    public final boolean isAttached(int card) {
        return in(card, ATTACHED);
    }

    /// Whether a card is in play, which means controlled (VTES-PLAY-15).
    public final boolean inPlay(int card) {
        int zone = zone(card);
        return zone >= READY && zone < PLAY + SEATS;
    }

    /// Whether a card is a minion in play, ready or in torpor.
    public final boolean isMinion(int card) {
        int zone = zone(card);
        return zone >= READY && zone < TORPOR + SEATS;
    }

    /// The first minion of a seat, ready ones before those in torpor, or NONE.
    public final int firstMinion(int seat) {
        return Branchless.orElse(first(READY + seat), first(TORPOR + seat));
    }

    public final int nextMinion(int card) {
        return next(card, READY, TORPOR);
    }

    public final int minions(int seat) {
        return count(READY + seat) + count(TORPOR + seat);
    }

    /// The k-th zone of a seat that holds cards in play, or NONE after the last.
    public static int playZone(int k, int seat) {
        return k < IN_PLAY.length ? IN_PLAY[k] + seat : NONE;
    }

    // ---- printed facts

    public final boolean is(int card, Kind kind) {
        return (printed(card, Fact.KINDS) >> kind.ordinal() & 1) != 0;
    }

    /// Whether a card has one of some traits; a merged vampire also has those of its base card.
    public final boolean is(int card, int traits) {
        if ((traits(face(card)) & traits) != 0) return true;
        return (traits & Trait.OF_TEXT) != 0 && merged(card) && (below(card) & traits) != 0;
    }

    /// The traits of a minion that library cards can require, as a bit set.
    public final int traitsOf(int minion) {
        int own = traits(face(minion));
        return merged(minion) ? own | below(minion) : own;
    }

    private int below(int card) {
        int base = base(card);
        return base == NONE ? 0 : traits(face(base)) & Trait.OF_TEXT;
    }

    /// The printed traits of a card, as a bit set.
    public final int traits(int def) {
        return Trait.printed(book(), def);
    }

    public final boolean isVampire(int card) {
        return is(card, Kind.VAMPIRE);
    }

    public final boolean isAlly(int card) {
        return is(card, Kind.ALLY);
    }

    /// Whether a minion or retainer is neither mortal nor animal (VTES-TERM-24).
    public final boolean isMonster(int card) {
        return (isVampire(card) || isAlly(card) || is(card, Kind.RETAINER)) && !is(card, Trait.MORTAL | Trait.ANIMAL);
    }

    /// Whether a card is a crypt card; all of them have a capacity (VTES-CRY-10).
    public final boolean isCryptDef(int def) {
        return book().printed(def, Fact.CAPACITY) > 0;
    }

    public final boolean isUnique(int card) {
        return isCryptDef(face(card)) || is(card, Trait.UNIQUE);
    }

    /// The name of a card for uniqueness: an advanced vampire shares it with its base card.
    public final int nameOf(int card) {
        int shared = printed(card, Fact.NAMESAKE);
        return shared == NONE ? face(card) : shared;
    }

    // ---- merged vampires

    /// Whether two cards are merged into one vampire (VTES-ADV-02).
    public final boolean merged(int card) {
        return flagged(card, MERGED);
    }

    public final void setMerged(int card, boolean yes) {
        flag(card, MERGED, yes);
    }

    /// Whether a card is the base of a merged vampire and so not a card in its own right.
    public final boolean isHalf(int card) {
        return hosts.of(card) != NONE && isVampire(card);
    }

    /// The base card of a merged vampire, or NONE.
    private int base(int card) {
        int guest = hosts.firstOn(card);
        while (guest != NONE && !isVampire(guest)) guest = hosts.nextOn(guest);
        return guest;
    }

    /// A fact in the text of a card, or of the base card if the advanced card says nothing about it (VTES-ADV-06).
    ///
    /// @param nothing the printed value that means nothing
    public final int text(int card, int fact, int nothing) {
        int said = printed(card, fact);
        if (said != nothing || !merged(card)) return said;
        int base = base(card);
        return base == NONE ? nothing : printed(base, fact);
    }

    // ---- choices

    /// The level at which a permanent was played: it never changes (VTES-RUL-37).
    public final int level(int card) {
        return status(card, LEVEL, LEVELS);
    }

    public final void setLevel(int card, int level) {
        status(card, LEVEL, LEVELS, level);
    }

    final int status(int card, int at, int mask) {
        return get(GameLayout.STATUS + card) >> at & mask;
    }

    final void status(int card, int at, int mask, int value) {
        if ((value & mask) != value) throw new IllegalStateException(value + " does not fit the status of a card");
        set(GameLayout.STATUS + card, get(GameLayout.STATUS + card) & ~(mask << at) | value << at);
    }

    /// The first choice remembered on a card.
    public final int note(int card) {
        return get(GameLayout.NOTE + card);
    }

    public final void setNote(int card, int choice) {
        remember(GameLayout.NOTE, card, choice);
    }

    /// Logs the choice for all players.
    private void remember(int column, int card, int choice) {
        if (get(column + card) == choice) return;
        rare(column, card, choice);
        logCard(EventKind.NOTED, controller(card), card, choice);
    }

    public final int second(int card) {
        return get(GameLayout.SECOND + card);
    }

    public final void setSecond(int card, int choice) {
        remember(GameLayout.SECOND, card, choice);
    }
}
