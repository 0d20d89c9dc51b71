package elysium.tabletop.terminal;

import elysium.tabletop.CardTable;
import elysium.tabletop.text.Phrases;

/// What a drawing needs: table, viewer, language, colours and panel. Each game extends it with the drawing of its
/// cards.
public interface Canvas<T extends CardTable<T>> {
    int NARROWEST = 80, LONGEST = 24;

    T t();

    int viewer();

    Drawing.Style style();

    Phrases phrases();

    AnsiColours colours();

    Panel panel();

    /// The panel to draw into, with a minimum width for legibility.
    static Panel panel(Drawing.Style style) {
        return new Panel(new AnsiColours(style.colour())::faint, Math.max(NARROWEST, style.width()));
    }

    /// Whether the viewer has a seat, and is not a spectator.
    default boolean seated() {
        return viewer() >= 0 && viewer() < t().players();
    }

    default boolean sees(int card) {
        return t().sees(viewer(), card);
    }

    default String say(String en, String fr) {
        return phrases().say(en, fr);
    }

    /// The name of a seat, clipped to `room` columns.
    default String name(int seat, int room) {
        boolean named = seat < style().names().size();
        return TerminalText.clip(named ? style().names().get(seat) : say("Seat ", "Place ") + (seat + 1), room);
    }

    /// The mark for the reader's own seat; empty if the seat's name already is "you".
    default String youMark(int seat) {
        return seat == viewer() && !isYou(seat) ? say(" (you)", " (vous)") : "";
    }

    private boolean isYou(int seat) {
        return seat < style().names().size() && style().names().get(seat).equalsIgnoreCase(say("you", "vous"));
    }

    /// The name of a seat inside a sentence; its number if it has no name or is called "you".
    default String nameInSentence(int seat) {
        if (isYou(seat)) return phrases().seat(seat) + say(" (you)", " (vous)");
        return seat < style().names().size() ? TerminalText.clip(style().names().get(seat), LONGEST)
                : phrases().seat(seat);
    }

    /// Whether the reader has seen the text of a card before.
    default boolean hasRead(int def) {
        return style().readCards().contains(def);
    }

    /// Says how to read card texts that were left out.
    default void drawLeftOutHint() {
        panel().line(colours().faint(say("? CARD: the text of a card · table: all texts again",
                "? CARTE : le texte d'une carte · table : tous les textes")));
    }
}
