package elysium.tabletop;

/// What is drawn, for whom, in which language and colours, and onto what; a game's own adds how it draws its cards.
public interface Canvas<T extends CardTable<T>> {
    int NARROWEST = 80, LONGEST = 24;

    T t();

    int viewer();

    Drawing.Style style();

    Phrases tongue();

    AnsiColours ink();

    Panel panel();

    /// The box to draw into, no narrower than a drawing can be read.
    static Panel panel(Drawing.Style style) {
        return new Panel(new AnsiColours(style.colour())::faint, Math.max(NARROWEST, style.width()));
    }

    /// Whether somebody at the table looks, and not a spectator.
    default boolean seated() {
        return viewer() >= 0 && viewer() < t().players();
    }

    default boolean sees(int card) {
        return t().sees(viewer(), card);
    }

    default String say(String en, String fr) {
        return tongue().say(en, fr);
    }

    /// The name at a seat, cut where it is too long.
    default String name(int seat, int room) {
        boolean named = seat < style().names().size();
        return TerminalText.clip(named ? style().names().get(seat) : say("Seat ", "Place ") + (seat + 1), room);
    }

    /// What marks the seat of the reader, unless its name says it.
    default String you(int seat) {
        return seat == viewer() && !isYou(seat) ? say(" (you)", " (vous)") : "";
    }

    private boolean isYou(int seat) {
        return seat < style().names().size() && style().names().get(seat).equalsIgnoreCase(say("you", "vous"));
    }

    /// How a sentence calls who sits at a seat: by name, or by the number where there is none but "you".
    default String called(int seat) {
        if (isYou(seat)) return tongue().seat(seat) + say(" (you)", " (vous)");
        return seat < style().names().size() ? TerminalText.clip(style().names().get(seat), LONGEST)
                : tongue().seat(seat);
    }

    /// Whether the reader has read what a card of the book says.
    default boolean hasRead(int def) {
        return style().read().contains(def);
    }

    /// How the words that were left out can be read again.
    default void leftOut() {
        panel().line(ink().faint(say("? CARD: what a card says · table: all of them again",
                "? CARTE : ce qu'elle dit · table : toutes de nouveau")));
    }
}
