package elysium.tabletop.terminal;

/// Paints text in terminal colours, or leaves it plain. No meaning is carried by colour alone.
public record AnsiColours(boolean on) {
    private static final String FAINT = "2", BOLD = "1", RED = "1;38;5;203", GOLD = "1;38;5;220", WARN = "38;5;208";
    private static final int[] SEATS = {209, 110, 108, 176, 179, 146};

    /// Text in the colour of a seat.
    public String seat(int seat, String text) {
        return bold(SEATS[seat % SEATS.length], text);
    }

    public String blood(String text) {
        return paint(RED, text);
    }

    public String gold(String text) {
        return paint(GOLD, text);
    }

    public String warn(String text) {
        return paint(WARN, text);
    }

    public String bold(String text) {
        return paint(BOLD, text);
    }

    public String faint(String text) {
        return paint(FAINT, text);
    }

    /// Bold text in one of the 256 terminal colours.
    public String bold(int colour, String text) {
        return paint("1;38;5;" + colour, text);
    }

    /// Text in one of the 256 terminal colours.
    public String colour(int colour, String text) {
        return paint("38;5;" + colour, text);
    }

    private String paint(String code, String text) {
        return on && !text.isEmpty() ? "\u001B[" + code + "m" + text + "\u001B[0m" : text;
    }
}
