package elysium.nightfall.flow;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.table.GameLayout.ARCHIVE;
import static elysium.nightfall.table.GameLayout.ARCHIVES;
import static elysium.nightfall.table.GameLayout.ASIDE;
import static elysium.nightfall.table.GameLayout.BOX;
import static elysium.nightfall.table.GameLayout.COMMONS;
import static elysium.nightfall.table.GameLayout.DEALT;
import static elysium.nightfall.table.GameLayout.DECK;
import static elysium.nightfall.table.GameLayout.PRIVATE;
import static elysium.nightfall.table.GameLayout.WOUNDS;

import elysium.nightfall.rules.Archives;
import elysium.nightfall.rules.Piles;
import elysium.nightfall.table.Fact;
import elysium.nightfall.table.Kind;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.VariantFlags;

/// Sets up a game: wounds, starting decks, draft cards, and the archives after the draft.
final class Dealing {
    private static final int WOUNDS_EACH = 10, STARTERS_EACH = 2, COMMONS_LAID = 8, DEALT_EACH = 4, DEALT_IF_OPEN = 3;

    private Dealing() {}

    /// The set-up before the draft.
    static void setUp(Nightfall t) {
        for (int def = 0; def < t.book().size(); def++)
            switch (Kind.of(t.book().printed(def, Fact.KIND))) {
            case STARTER -> starters(t, def);
            case WOUND -> wounds(t, def);
            case MINION, ACTION -> draftCard(t, def);
            }
        t.shuffle(WOUNDS);
        t.wounds.setFaceUpCount(Math.min(WOUNDS_EACH * t.players(), t.count(WOUNDS)));
        t.shuffle(ASIDE);
        if (t.night.has(VariantFlags.QUICK)) {
            QuickStart.deal(t);
            return;
        }
        if (t.night.has(VariantFlags.OPEN)) {
            fill(t);
            for (int archive = COMMONS; archive < ARCHIVES; archive++) Archives.reveal(t, archive);
        }
        for (int seat = 0; seat < t.players(); seat++)
            for (int i = 0; i < (t.night.has(VariantFlags.OPEN) ? DEALT_IF_OPEN : DEALT_EACH); i++)
                t.move(t.first(ASIDE), DEALT + seat);
    }

    private static void starters(Nightfall t, int def) {
        for (int seat = 0; seat < t.players(); seat++)
            for (int i = 0; i < STARTERS_EACH; i++) t.addCard(def, seat, DECK + seat);
    }

    private static void wounds(Nightfall t, int def) {
        for (int i = 0; i < t.book().printed(def, Fact.COPIES); i++) t.addCard(def, NONE, WOUNDS);
    }

    private static void draftCard(Nightfall t, int def) {
        boolean promotional = t.book().printed(def, Fact.PROMOTIONAL) != 0;
        if (!promotional || t.night.has(VariantFlags.LISAVETA)) t.addCard(def, Nightfall.DRAFT, ASIDE);
    }

    /// The next free common archive.
    static int freeCommon(Nightfall t) {
        int archive = COMMONS;
        while (Archives.exists(t, archive)) archive++;
        return archive;
    }

    /// Fills the commons with draft cards up to eight (NF-DRAFT-05).
    private static void fill(Nightfall t) {
        for (int archive = freeCommon(t); archive < COMMONS + COMMONS_LAID; archive++)
            t.moveFaceDown(t.first(ASIDE), ARCHIVE + archive);
    }

    /// The set-up after the draft: reveals archives, shuffles decks, draws hands.
    static void finishSetUp(Nightfall t) {
        if (!t.night.has(VariantFlags.FOUNDATIONS)) fill(t);
        while (t.first(ASIDE) != NONE) t.move(t.first(ASIDE), BOX);
        for (int archive = t.night.has(VariantFlags.SECRET) ? COMMONS : 0; archive < ARCHIVES; archive++)
            Archives.reveal(t, archive);
        for (int seat = 0; seat < t.players(); seat++) {
            t.shuffle(DECK + seat);
            Piles.draw(t, seat, Nightfall.HAND_SIZE);
        }
    }

    /// Puts a draft card face down as a future archive of a seat.
    static void keepForArchive(Nightfall t, int card, int seat, int which) {
        t.moveFaceDown(card, ARCHIVE + seat * PRIVATE + which);
    }
}
