package elysium.app.screen;

/// The colours of text around a drawn table.
public enum Paint {
    STRONG("1"), QUIET("2"), PROMPT("36"), WARNING("33"), TITLE("1;31");

    private static final String END = "\033[0m";
    private final String start;

    Paint(String code) {
        start = "\033[" + code + "m";
    }

    public String on(String words, boolean colour) {
        return colour ? start + words + END : words;
    }
}
