package elysium.kernel;

/// A text for players in both languages.
public record Text(String en, String fr) {
    public static final Text NONE = new Text("", "");

    public String in(Lang lang) {
        return switch (lang) {
            case EN -> en;
            case FR -> fr;
        };
    }

    public boolean isEmpty() {
        return en.isEmpty() && fr.isEmpty();
    }
}
