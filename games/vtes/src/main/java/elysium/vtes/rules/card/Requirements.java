package elysium.vtes.rules.card;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Clause;
import elysium.tabletop.Book;
import elysium.vtes.rules.politics.Titles;
import elysium.vtes.table.GameLayout;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.clause.ActionClause;
import elysium.vtes.table.clause.VtesClause;
import elysium.vtes.table.vocabulary.Discipline;
import elysium.vtes.table.vocabulary.Fact;
import elysium.vtes.table.vocabulary.Title;
import elysium.vtes.table.vocabulary.Value;
import org.jspecify.annotations.Nullable;

/// Requirements of library cards on the minion that plays them (VTES-PLAY-10), checked only when the card is played
/// (VTES-RUL-36).
public final class Requirements {
    private static final int HALF = 16;                   // minion traits are the upper bits

    private Requirements() {}

    /// The clause that forbids a minion to play a card in a mode, judging by public information.
    public static @Nullable Clause forbids(Vtes t, int def, Usage how, int minion) {
        boolean played = how.as().fromHand();
        if (played && onlyVampires(t.book(), def, how) && !playsAsVampire(t, how, minion))
            return ActionClause.ONLY_VAMPIRES;
        Clause forbids = forbidsLevels(t, how, minion);
        return forbids != null || !played ? forbids : forbidsPrinted(t, def, minion);
    }

    /// Whether only a vampire may play it: it requires a Discipline, a clan or blood, or calls a referendum.
    static boolean onlyVampires(Book<Vtes> book, int def, Usage how) {
        return how.disciplines() != 0 || how.as() == Usage.As.POLITICAL_ACTION
                || book.printed(def, Fact.NEEDS_CLAN) != NONE || book.printed(def, Fact.BLOOD_COST) != 0;
    }

    /// Whether a minion is a vampire, or an ally that plays cards of its Disciplines as one (VTES-ALY-09).
    static boolean playsAsVampire(Vtes t, Usage how, int minion) {
        return t.facts.isVampire(minion) || how.disciplines() != 0 && t.value(Value.AS_VAMPIRE, minion) > 0;
    }

    /// Whether a minion is a vampire, or an ally that plays some cards as one.
    public static boolean playsAsVampire(Vtes t, int minion) {
        return t.facts.isVampire(minion) || t.value(Value.AS_VAMPIRE, minion) > 0;
    }

    /// The same as a yes or no, from printed facts where nothing modifies them.
    public static boolean hasDisciplines(Vtes t, Usage how, int minion) {
        if (t.modifierCount(Value.DISCIPLINE) > 0) return forbidsLevels(t, how, minion) == null;
        UsableTexts chances = UsableTexts.of(t.book());
        int face = t.face(minion);
        int has = how.level() >= Discipline.SUPERIOR ? chances.superiorDisciplines(face) : chances.disciplines(face);
        return (how.disciplines() & ~has) == 0;
    }

    /// All Disciplines of the mode are required at its level (VTES-PLAY-12, VTES-CRY-06).
    private static @Nullable Clause forbidsLevels(Vtes t, Usage how, int minion) {
        for (int rest = how.disciplines(); rest != 0; rest &= rest - 1) {
            int has = t.identity.level(minion, Discipline.of(Integer.numberOfTrailingZeros(rest)));
            if (has == Discipline.LACKING) return VtesClause.DISCIPLINES_NEEDED;
            if (has < how.level()) return VtesClause.INFERIOR_ONLY;
        }
        return null;
    }

    static @Nullable Clause forbidsPrinted(Vtes t, int def, int minion) {
        boolean met = clan(t, def, minion) && sect(t, def, minion) && title(t, def, minion) && traits(t, def, minion)
                && t.blood.capacity(minion) >= t.book().printed(def, Fact.NEEDS_CAPACITY);
        return met ? null : VtesClause.REQUIREMENT;
    }

    private static boolean clan(Vtes t, int def, int minion) {
        int clan = t.book().printed(def, Fact.NEEDS_CLAN), other = t.book().printed(def, Fact.NEEDS_OTHER_CLAN);
        return clan == NONE || t.identity.clan(minion) == clan || other != NONE && t.identity.clan(minion) == other;
    }

    private static boolean sect(Vtes t, int def, int minion) {
        int sect = t.book().printed(def, Fact.NEEDS_SECT);
        return sect == NONE || t.facts.isVampire(minion) && t.identity.sect(minion).ordinal() == sect;
    }

    private static boolean title(Vtes t, int def, int minion) {
        int titles = t.book().printed(def, Fact.NEEDS_TITLE);
        if (titles == 0) return true;
        int title = Titles.inForce(t, minion);
        return title != 0 && (titles & Title.in(title).bit()) != 0;
    }

    private static boolean traits(Vtes t, int def, int minion) {
        int traits = t.book().printed(def, Fact.NEEDS_TRAITS);
        return (t.facts.traitsOf(minion) >>> HALF & traits) == traits;
    }

    /// Whether a ready minion of a seat meets the requirements of a card in any mode, as masters need (VTES-PLAY-11).
    public static boolean isMetByAnyMinion(Vtes t, int seat, int def) {
        if (hasNone(t.book(), def)) return true;
        for (int minion = t.first(GameLayout.READY + seat); minion != NONE; minion = t.next(minion))
            if (forbidsPrinted(t, def, minion) == null) return true;
        return false;
    }

    static boolean hasNone(Book<Vtes> book, int def) {
        return book.printed(def, Fact.NEEDS_CLAN) == NONE && book.printed(def, Fact.NEEDS_TITLE) == 0
                && book.printed(def, Fact.NEEDS_SECT) == NONE && book.printed(def, Fact.NEEDS_CAPACITY) == 0
                && book.printed(def, Fact.NEEDS_TRAITS) == 0;
    }
}
