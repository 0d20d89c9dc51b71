package elysium.vtes.decks;

import java.util.List;

/// Writes lists for other programs: JOL, Lackey, VDB links, JSON. [TournamentListWriter] writes the tournament
/// archive's format.
final class Formats {
    private static final int LONGEST = 7168;

    private Formats() {}

    /// An unambiguous name, with group and (ADV) where needed.
    static String exact(CardCatalogue.Card card) {
        if (!card.isCrypt()) return card.name();
        String group = card.group() == CardCatalogue.ANY_GROUP ? "ANY" : String.valueOf(card.group());
        return card.name() + " (G" + group + (card.advanced() ? " ADV)" : ")");
    }

    /// The same with a group only if another card has the name.
    static String told(CardCatalogue.Card card) {
        for (CardCatalogue.Card other : CardCatalogue.PRINTED.cards())
            if (other != card && other.isCrypt() && other.name().equals(card.name())) return exact(card);
        return card.name();
    }

    static String last(String name) {
        for (String article : new String[] {"The ", "An "})
            if (name.startsWith(article)) return name.substring(article.length()) + ", " + article.strip();
        return name;
    }

    static String jol(DeckList list) {
        StringBuilder out = new StringBuilder();
        for (DeckList.Entry entry : list.part(true)) line(out, entry.count() + "x " + told(entry.card()));
        line(out, "");
        for (DeckList.Entry entry : list.part(false)) line(out, entry.count() + "x " + entry.card().name());
        return out.toString();
    }

    static String lackey(DeckList list) {
        StringBuilder out = new StringBuilder();
        for (DeckList.Entry entry : list.part(false))
            line(out, entry.count() + "\t" + plain(last(entry.card().name())));
        line(out, "Crypt:");
        for (DeckList.Entry entry : list.part(true)) line(out, entry.count() + "\t" + plain(last(told(entry.card()))));
        return out.toString();
    }

    /// Removes accents, as Lackey's files do.
    private static String plain(String name) {
        return Ascii.of(name.replace("™", "(TM)").replace("/", "").replace('"', '\'').replace('—', '-'));
    }

    static String link(DeckList list) {
        StringBuilder out =
                new StringBuilder("https://vdb.im/decks/deck?name=").append(UrlEncoding.encoded(list.name()));
        out.append("&author=").append(UrlEncoding.encoded(list.author()));
        String about = list.description();
        out.append("&description=").append(UrlEncoding.encoded(about.substring(0, Math.min(LONGEST, about.length()))));
        String sign = "#";
        for (DeckList.Entry entry : list.sorted()) {
            out.append(sign).append(entry.card().id()).append('=').append(entry.count());
            sign = ";";
        }
        return out.toString();
    }

    static String json(DeckList list) {
        StringBuilder out = new StringBuilder("{\"name\":").append(Json.quoted(list.name()));
        out.append(",\"author\":").append(Json.quoted(list.author()));
        out.append(",\"description\":").append(Json.quoted(list.description())).append(",\"cards\":{");
        List<DeckList.Entry> all = list.sorted();
        for (int i = 0; i < all.size(); i++)
            out.append(i == 0 ? "" : ",").append('"').append(all.get(i).card().id()).append("\":")
                    .append(all.get(i).count());
        return out.append("}}\n").toString();
    }

    private static void line(StringBuilder out, String words) {
        out.append(words).append('\n');
    }
}
