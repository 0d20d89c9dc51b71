package elysium.vtes.table;

import elysium.vtes.table.vocabulary.Fact;
import elysium.vtes.table.vocabulary.Kind;

/// Printed facts and traits, also of merged vampires.
public final class PrintedFacts extends VtesPart {
    static final int MERGED = OWN_FLAGS * 8;

    PrintedFacts(Vtes table) {
        super(table);
    }

    // ---- printed facts

    public boolean is(int card, Kind kind) {
        return (table.printed(card, Fact.KINDS) >> kind.ordinal() & 1) != 0;
    }

    /// Whether a card has one of some traits; a merged vampire also has those of its base card.
    public boolean is(int card, int traits) {
        if ((traits(table.face(card)) & traits) != 0) return true;
        return (traits & Trait.OF_TEXT) != 0 && isMerged(card) && (below(card) & traits) != 0;
    }

    /// The traits of a minion that library cards can require, as a bit set.
    public int traitsOf(int minion) {
        int own = traits(table.face(minion));
        return isMerged(minion) ? own | below(minion) : own;
    }

    private int below(int card) {
        int base = base(card);
        return base == NONE ? 0 : traits(table.face(base)) & Trait.OF_TEXT;
    }

    /// The printed traits of a card, as a bit set.
    public int traits(int def) {
        return Trait.printed(table.book(), def);
    }

    public boolean isVampire(int card) {
        return is(card, Kind.VAMPIRE);
    }

    public boolean isAlly(int card) {
        return is(card, Kind.ALLY);
    }

    /// Whether a minion or retainer is neither mortal nor animal (VTES-TERM-24).
    public boolean isMonster(int card) {
        return (isVampire(card) || isAlly(card) || is(card, Kind.RETAINER)) && !is(card, Trait.MORTAL | Trait.ANIMAL);
    }

    /// Whether a card is a crypt card; all of them have a capacity (VTES-CRY-10).
    public boolean isCryptDef(int def) {
        return table.book().printed(def, Fact.CAPACITY) > 0;
    }

    public boolean isUnique(int card) {
        return isCryptDef(table.face(card)) || is(card, Trait.UNIQUE);
    }

    /// The name of a card for uniqueness: an advanced vampire shares it with its base card.
    public int name(int card) {
        int shared = table.printed(card, Fact.NAMESAKE);
        return shared == NONE ? table.face(card) : shared;
    }

    // ---- merged vampires

    /// Whether two cards are merged into one vampire (VTES-ADV-02).
    public boolean isMerged(int card) {
        return hasFlag(card, MERGED);
    }

    public void setMerged(int card, boolean yes) {
        setFlag(card, MERGED, yes);
    }

    /// Whether a card is the base of a merged vampire and so not a card in its own right.
    public boolean isMergedBase(int card) {
        return table.attachments.hostOf(card) != NONE && isVampire(card);
    }

    /// The base card of a merged vampire, or NONE.
    private int base(int card) {
        int guest = table.attachments.firstOn(card);
        while (guest != NONE && !isVampire(guest)) guest = table.attachments.nextOn(guest);
        return guest;
    }

    /// A fact in the text of a card, or of the base card if the advanced card says nothing about it (VTES-ADV-06).
    ///
    /// @param nothing the printed value that means nothing
    public int text(int card, int fact, int nothing) {
        int said = table.printed(card, fact);
        if (said != nothing || !isMerged(card)) return said;
        int base = base(card);
        return base == NONE ? nothing : table.printed(base, fact);
    }
}
