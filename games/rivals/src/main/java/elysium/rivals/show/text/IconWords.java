package elysium.rivals.show.text;

import java.util.Locale;
import elysium.kernel.Lang;
import elysium.kernel.Text;

/// Replaces the icon marks of card texts, such as `[blood]`, by words.
public final class IconWords {
    private static final String OF_ATTACKS = "(?sU).*\\b(attaques?|cartes?)( est)? $", SEVERAL = "(?s).*[sx] $";
    private static final String ONE = "(?s).*(^|[^0-9])[01][+]? $", MANY = "(?s).*[0-9X][+]? $";

    private IconWords() {}

    public static Text read(Text marked) {
        return new Text(read(marked.en(), Lang.EN), read(marked.fr(), Lang.FR));
    }

    static String read(String marked, Lang lang) {
        StringBuilder out = new StringBuilder();
        int at = 0;
        for (int from = marked.indexOf('['); from >= 0; from = marked.indexOf('[', at)) {
            int to = marked.indexOf(']', from);
            if (to < 0) break;
            out.append(marked, at, from);
            at = to + 1;
            out.append(word(marked.substring(from + 1, to), out.toString(), lang));
            if (heads(marked, from, at)) out.append(lang == Lang.EN ? ":" : " :");
        }
        return out.append(marked, at, marked.length()).toString();
    }

    /// Whether a mark is a condition at the start of a sentence, to be followed by a colon.
    private static boolean heads(String marked, int from, int after) {
        String before = marked.substring(0, from).strip(), next = marked.substring(after).strip();
        boolean first = before.isEmpty() || ".—".indexOf(before.charAt(before.length() - 1)) >= 0;
        return first && !next.isEmpty() && (Character.isUpperCase(next.charAt(0)) || next.charAt(0) == '+');
    }

    private static String word(String mark, String before, Lang lang) {
        boolean one = before.matches(ONE) || !before.matches(MANY);
        return switch (lang) {
            case EN -> english(mark, one);
            case FR -> french(mark, before, one);
        };
    }

    private static String english(String mark, boolean one) {
        return switch (mark) {
            case "bp" -> "BP";
            case "bp requirement" -> "BP requirement";
            case "shield" -> one ? "shield" : "shields";
            case "blood", "prestige", "agenda", "damage" -> mark;
            default -> capital(mark);
        };
    }

    private static String french(String mark, String before, boolean one) {
        return switch (mark) {
            case "blood" -> "Sang";
            case "prestige" -> "Prestige";
            case "agenda" -> "Cabale";
            case "damage" -> one && !before.matches("(?s).*(\\bdes?|—) $") ? "dégât" : "dégâts";
            case "shield" -> one ? "Bouclier" : "Boucliers";
            case "bp" -> "PS";
            case "bp requirement" -> "PS requise";
            case "physical", "social", "mental", "ranged" -> kind(mark, before);
            default -> discipline(mark);
        };
    }

    /// A kind of attack, agreeing with its noun in French.
    private static String kind(String mark, String before) {
        String said = before.replaceFirst(" \\S+ et $", " ");
        boolean attack = said.matches(OF_ATTACKS), several = said.matches(SEVERAL);
        String one = switch (mark) {
            case "physical" -> "Physique";
            case "ranged" -> attack ? "Distante" : "Distant";
            case "social" -> attack ? "Sociale" : several ? "Sociaux" : "Social";
            default -> attack ? "Mentale" : several ? "Mentaux" : "Mental";
        };
        return several && !one.endsWith("x") ? one + "s" : one;
    }

    private static String discipline(String mark) {
        return switch (mark) {
            case "animalism" -> "Animalisme";
            case "celerity" -> "Célérité";
            case "dominate" -> "Domination";
            case "fortitude" -> "Force d'âme";
            case "obfuscate" -> "Occultation";
            case "potence" -> "Puissance";
            case "presence" -> "Présence";
            case "protean" -> "Protéisme";
            case "blood sorcery" -> "Sorcellerie du sang";
            case "thin-blood alchemy" -> "Alchimie du sang clair";
            default -> capital(mark);
        };
    }

    private static String capital(String mark) {
        return mark.substring(0, 1).toUpperCase(Locale.ROOT) + mark.substring(1);
    }
}
