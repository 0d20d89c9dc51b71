package elysium.vtes.decks;

/// Removes accents from text; keeps case.
final class Ascii {
    private static final String SIGNED = "ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöøùúûüýÿěłńżźśćęąšžčř",
            BARE = "AAAAAACEEEEIIIINOOOOOOUUUUYaaaaaaceeeeiiiinoooooouuuuyyelnzzsceaszcr";

    private Ascii() {}

    static String of(String words) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < words.length(); i++) {
            int at = SIGNED.indexOf(words.charAt(i));
            if (at >= 0) out.append(BARE.charAt(at));
            else if (words.charAt(i) == 'œ') out.append("oe");
            else out.append(words.charAt(i));
        }
        return out.toString();
    }
}
