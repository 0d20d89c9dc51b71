package elysium.vtes.rules;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Clause;
import elysium.tabletop.Book;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Part;
import elysium.vtes.table.Span;
import elysium.vtes.table.Vtes;
import org.jspecify.annotations.Nullable;

/// How often a text in play may be used: each card once in every such span (VTES-WORD-01), or each time.
///
/// @param span after which it may be used again, or NONE where it may be used each time
public record Uses(int span) implements Part.Needs<Vtes> {
    public static final Uses EACH_TURN = new Uses(Span.TURN), EACH_PHASE = new Uses(Span.PHASE),
            EACH_ACTION = new Uses(Span.ACTION), EACH_COMBAT = new Uses(Span.COMBAT), EACH_ROUND = new Uses(Span.ROUND),
            EACH_REFERENDUM = new Uses(Span.REFERENDUM), EACH_TIME = new Uses(NONE);
    private static final int MODES = 8;

    /// Nothing by itself: it is looked at before the use is noted, and read after.
    @Override public @Nullable Clause forbids(Vtes t, CardPlay<Vtes> play) {
        return null;
    }

    /// How often a text may be used.
    public static Uses of(Book<Vtes> book, int def, int mode) {
        Chance text = Chances.of(book).text(def, mode);
        return text == null ? EACH_TIME : text.uses();
    }

    public boolean used(Vtes t, int card, int mode) {
        return span != NONE && t.ledger.used(span, card, key(t, card, mode));
    }

    public void note(Vtes t, int card, int mode) {
        if (span != NONE) t.ledger.use(span, card, key(t, card, mode));
    }

    /// With its face, so that another card that comes to lie on the same row has not been used.
    private static int key(Vtes t, int card, int mode) {
        return t.face(card) * MODES + mode;
    }
}
