package elysium.nightfall.cards;

import java.util.Map;
import elysium.kernel.InvalidInputException;
import elysium.kernel.Text;
import elysium.nightfall.table.Color;

/// Checks that values are consistent: starting minions, kickers that can be kicked, 60 wounds in all.
final class ValueChecks {
    private static final int WOUNDS = 60;

    private final CardValues pack;
    private final Map<String, Integer> lines;

    private ValueChecks(CardValues pack, Map<String, Integer> lines) {
        this.pack = pack;
        this.lines = lines;
    }

    /// Throws [InvalidInputException] for the first fault.
    ///
    /// @param lines the line of each value, by card and field
    static void check(CardValues pack, Map<String, Integer> lines) {
        ValueChecks soundness = new ValueChecks(pack, lines);
        int wounds = 0;
        for (String card : pack.cards()) {
            if (pack.has(card, Field.COUNT)) wounds += pack.value(card, Field.COUNT);
            else if (pack.has(card, Field.KICKER)) soundness.checkKicker(card);
            else soundness.checkStarter(card);
        }
        if (wounds != WOUNDS)
            throw new InvalidInputException(
                    new Text("the wounds are " + wounds + " in all; there must be 60 (NF-COMP-05)",
                            "les Blessures sont " + wounds + " en tout ; il en faut 60 (NF-COMP-05)"));
    }

    private void checkStarter(String card) {
        if (Integer.bitCount(pack.value(card, Field.LINKS)) != 1)
            throw objection(card, Field.LINKS, "a starting minion links to exactly one color (NF-CARD-03)",
                    "une Créature de départ n'a qu'une couleur de lien (NF-CARD-03)");
        if (pack.value(card, Field.COST) != 0)
            throw objection(card, Field.COST, "a starting minion costs 0 (NF-START-01)",
                    "une Créature de départ coûte 0 (NF-START-01)");
    }

    /// Checks that an order of the kicker color links to the card, so that it can be kicked.
    private void checkKicker(String card) {
        int kicker = pack.value(card, Field.KICKER), color = pack.value(card, Field.COLOR);
        if (kicker == ValueParser.NEVER) return;
        for (String other : pack.cards())
            if (pack.has(other, Field.COLOR) && pack.value(other, Field.COLOR) == kicker
                    && (pack.value(other, Field.LINKS) >> color & 1) != 0)
                return;
        String from = Color.of(kicker).word(), to = Color.of(color).word();
        throw objection(card, Field.KICKER,
                "it can never fire, since no " + from + " order links to " + to + "; correct its links, or write none",
                "elle ne peut jamais se déclencher, aucune carte " + from + " n'ayant le lien " + to
                        + " ; corrigez les liens, ou écrivez none");
    }

    private InvalidInputException objection(String card, Field field, String en, String fr) {
        Integer line = lines.get(card + "." + field.word());
        String at = card + ", " + field.word() + ": ", chez = card + ", " + field.word() + " : ";
        if (line != null) return ValuesFile.objection(line, at + en, chez + fr);
        return new InvalidInputException(new Text(at + en, chez + fr));
    }
}
