package elysium.vtes.rules.card;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import elysium.tabletop.Book;
import elysium.vtes.table.Trait;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Discipline;
import elysium.vtes.table.vocabulary.Fact;
import elysium.vtes.table.vocabulary.Moment;
import org.jspecify.annotations.Nullable;

/// The texts of a book that players use by choice, by card and by window: what any hidden hand might hold.
public final class UsableTexts {
    private static final UsableText[] NONE_AT_ALL = {};
    private static final TextGroup[] NOTHING = {};

    private final @Nullable UsableText[][] textCount;
    private final TextGroup[][][] fromHand = new TextGroup[Moment.COUNT][Role.COUNT][];
    private final int[] known, mastered, wanted, barred;
    private final long[] played, used, hands = new long[Role.COUNT];
    private long allHands, handWindowsOutOfTurn, allUsed, hostWindows, inPlayWindowsOutOfTurn;
    private final boolean mandatory, hasWakingCard;
    private int traits;

    private UsableTexts(Book<Vtes> book) {
        textCount = new UsableText[book.size()][];
        known = new int[book.size()];
        mastered = new int[book.size()];
        wanted = new int[book.size()];
        barred = new int[book.size()];
        played = new long[book.size()];
        used = new long[book.size()];
        boolean must = false, wakens = false;
        for (int def = 0; def < book.size(); def++) {
            learn(book, def);
            traits |= Trait.printed(book, def);
            textCount[def] = new UsableText[book.card(def).modes().size()];
            for (int mode = 0; mode < textCount[def].length; mode++) {
                Usage how = Usage.of(book, def, mode);
                if (how == null) continue;
                UsableText text = new UsableText(book, def, mode, how);
                textCount[def][mode] = text;
                place(def, text);
                must |= how.is(Usage.MANDATORY);
                wakens |= how.is(Usage.WAKES);
            }
        }
        mandatory = must;
        hasWakingCard = wakens;
        for (int moment = 0; moment < Moment.COUNT; moment++) gather(moment);
    }

    /// The printed Disciplines of a card as bit sets, at any level and at the superior one.
    private void learn(Book<Vtes> book, int def) {
        for (int d = 0; d < Discipline.COUNT; d++) {
            int level = Discipline.printed(book.printed(def, Fact.DISCIPLINES + Discipline.number(d)), d);
            if (level >= Discipline.INFERIOR) known[def] |= 1 << d;
            if (level >= Discipline.SUPERIOR) mastered[def] |= 1 << d;
        }
    }

    /// Indexes a text by the windows in which it is played or used.
    private void place(int def, UsableText text) {
        if (text.isPlayed()) {
            boolean first = played[def] == 0;
            wanted[def] = first ? text.requiredRoles() : wanted[def] & text.requiredRoles();
            barred[def] = first ? text.forbiddenRoles() : barred[def] & text.forbiddenRoles();
            played[def] |= 1L << text.moment();
        }
        if (text.isUsed()) used[def] |= 1L << text.moment();
        if (text.isUsed() && !text.isOwnTurnOnly()) inPlayWindowsOutOfTurn |= 1L << text.moment();
        if (text.isUsed() && text.usage().is(Usage.OF_HOST)) hostWindows |= 1L << text.moment();
        allUsed |= used[def];
    }

    private void gather(int moment) {
        List<UsableText> cards = new ArrayList<>();
        for (@Nullable UsableText[] card : textCount)
            for (UsableText text : card)
                if (text != null && text.moment() == moment && text.isPlayed()) cards.add(text);
        Map<List<UsableText>, TextGroup[]> known = new HashMap<>();
        for (int role = 0; role < Role.COUNT; role++) {
            if (!Role.exists(role)) continue;
            List<UsableText> inHand = serving(cards, role);
            fromHand[moment][role] = known.computeIfAbsent(inHand, UsableTexts::groups);
            if (!inHand.isEmpty()) hands[role] |= 1L << moment;
            allHands |= hands[role];
            if ((role & Role.OWN_TURN) == 0) handWindowsOutOfTurn |= hands[role];
        }
    }

    private static List<UsableText> serving(List<UsableText> texts, int role) {
        List<UsableText> some = new ArrayList<>();
        for (UsableText text : texts) if (text.isUsefulInRole(role)) some.add(text);
        return some;
    }

    /// Groups texts for the same minions, the least demanding first: one usable text is enough.
    private static TextGroup[] groups(List<UsableText> texts) {
        List<UsableText> left = new ArrayList<>(texts);
        left.sort(Comparator.comparingInt(UsableText::strictness));
        List<TextGroup> groups = new ArrayList<>();
        while (!left.isEmpty()) {
            UsableText first = left.getFirst();
            List<UsableText> group = new ArrayList<>();
            for (UsableText text : left) if (text.canGroupWith(first)) group.add(text);
            left.removeAll(group);
            groups.add(new TextGroup(group.toArray(NONE_AT_ALL)));
        }
        return groups.toArray(NOTHING);
    }

    /// The texts of a book, cached.
    public static UsableTexts of(Book<Vtes> book) {
        return book.derived(UsableTexts.class, UsableTexts::new);
    }

    /// A text of a card, or null if it is not used by choice.
    public @Nullable UsableText text(int def, int mode) {
        return textCount[def][mode];
    }

    /// The number of texts of a card.
    public int textCount(int def) {
        return textCount[def].length;
    }

    /// The texts a seat in a role might hold for a window, grouped by their minions.
    public TextGroup[] inHand(int role, int moment) {
        return fromHand[moment][role];
    }

    /// The windows in which any card is used from a hand, as a bit set.
    public long handWindows() {
        return allHands;
    }

    /// The same for seats other than the active one.
    public long handWindowsOutOfTurn() {
        return handWindowsOutOfTurn;
    }

    /// The same for a role.
    public long handWindowsOfRole(int role) {
        return hands[role];
    }

    /// The windows in which any card in play is used, as a bit set.
    public long inPlayWindows() {
        return allUsed;
    }

    /// The windows in which any text in play is used in another's turn, as a bit set.
    public long inPlayWindowsOutOfTurn() {
        return inPlayWindowsOutOfTurn;
    }

    /// The windows in which a text is used by the controller of its card's host, as a bit set.
    public long hostWindows() {
        return hostWindows;
    }

    /// The windows in which a card is played from hand, as a bit set.
    public long handWindowsOf(int def) {
        return played[def];
    }

    /// Whether a card in hand may be playable in a role.
    public boolean fitsRole(int def, int role) {
        return (wanted[def] & ~role | barred[def] & role) == 0;
    }

    /// The windows in which a card is used in play, as a bit set.
    public long inPlayWindowsOf(int def) {
        return used[def];
    }

    /// Whether any card wakes a minion.
    public boolean hasWakingCard() {
        return hasWakingCard;
    }

    /// The printed Disciplines of a card, as a bit set.
    public int disciplines(int def) {
        return known[def];
    }

    /// Those of them at the superior level.
    public int superiorDisciplines(int def) {
        return mastered[def];
    }

    /// Whether any action is mandatory.
    boolean anyMandatory() {
        return mandatory;
    }

    /// Whether any card has one of some traits; otherwise no search is needed.
    public boolean hasTrait(int some) {
        return (traits & some) != 0;
    }
}
