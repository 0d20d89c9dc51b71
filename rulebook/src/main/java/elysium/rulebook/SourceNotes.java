package elysium.rulebook;

import java.util.LinkedHashMap;
import java.util.Map;
import elysium.kernel.Lang;

/// Where clauses come from, in either language: pages of a rulebook, or the basis of a ruling.
final class SourceNotes {
    private static final Map<String, String> FRENCH = new LinkedHashMap<>();

    static {
        FRENCH.put("project ruling", "décision de ce projet");
        FRENCH.put("ruling", "décision");
        FRENCH.put("basis P: published décision of the game's rules directors",
                "base P : décision publiée par les responsables des règles du jeu");
        FRENCH.put("basis E: current English rulebook or its established reading",
                "base E : livret anglais actuel, ou sa lecture établie");
        FRENCH.put("basis J: decision of this project", "base J : décision de ce projet");
        FRENCH.put("after the tournament rules", "d'après les règles de tournoi");
        FRENCH.put("Glossary", "Glossaire");
        FRENCH.put("and p.", "et p.");
        FRENCH.put("see ", "voir ");
        FRENCH.put(", example", ", exemple");
        FRENCH.put(", tip", ", conseil");
        FRENCH.put(", note", ", remarque");
        FRENCH.put(", card", ", carte");
        FRENCH.put("card data:", "données de carte :");
        FRENCH.put("(third-party)", "(tiers)");
        FRENCH.put("(official)", "(officiel)");
        FRENCH.put("(stated-in-rulebook)", "(selon le livret)");
        FRENCH.put("(reconstructed)", "(reconstitué)");
        FRENCH.put("the second half,", "la seconde moitié,");
        FRENCH.put("the exception,", "l'exception,");
    }

    private SourceNotes() {}

    /// A source as the ledger has it, which is in English; headings of a rulebook stay as they are printed.
    static String in(Lang lang, String source) {
        String out = source;
        if (lang == Lang.FR)
            for (Map.Entry<String, String> each : FRENCH.entrySet()) out = out.replace(each.getKey(), each.getValue());
        return out;
    }
}
