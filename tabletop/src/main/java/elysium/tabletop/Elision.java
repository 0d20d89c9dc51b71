package elysium.tabletop;

/// French words that give way before a name: d'Ayelech, qu'Inès, du Cap, but de Yuri and de Horst.
public final class Elision {
    private static final String VOWELS = "aeiouàáâãäåèéêëìíîïòóôõöùúûüœæ";

    private Elision() {}

    /// Of a card or somebody.
    public static String of(String name) {
        return behind("de", name);
    }

    /// Of a place: its article melts with the word.
    public static String ofPlace(String name) {
        if (name.startsWith("Le ")) return "du " + name.substring(3);
        if (name.startsWith("Les ")) return "des " + name.substring(4);
        return behind("de", name);
    }

    /// A name behind `de` or `que`.
    public static String behind(String word, String name) {
        return isSoft(name) ? word.substring(0, word.length() - 1) + "'" + name : word + " " + name;
    }

    /// Whether a name begins with a vowel; a y counts as one where a consonant follows, as in Yves.
    private static boolean isSoft(String name) {
        if (name.isEmpty()) return false;
        if (Character.toLowerCase(name.charAt(0)) == 'y') return name.length() > 1 && !isVowel(name.charAt(1));
        return isVowel(name.charAt(0));
    }

    private static boolean isVowel(char letter) {
        return VOWELS.indexOf(Character.toLowerCase(letter)) >= 0;
    }
}
