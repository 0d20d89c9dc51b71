package elysium.rivals.scenario;

import static elysium.kernel.Table.NONE;
import static elysium.tabletop.scenario.ScenarioValues.map;
import static elysium.tabletop.scenario.ScenarioValues.normalize;
import static elysium.tabletop.scenario.ScenarioValues.wrong;

import java.util.Map;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.AttackKind;
import elysium.rivals.table.vocabulary.Discipline;
import elysium.tabletop.scenario.CardLists;
import elysium.tabletop.scenario.Mismatches;

/// Compares values of characters with a scenario's expectations: `values: { Hydra: { bp: 7, potence: 2 } }`.
final class ValuesExpectations {
    private final Rivals t;
    private final RivalsCardLookup naming;
    private final Mismatches compare;

    ValuesExpectations(Rivals t, RivalsCardLookup naming, Mismatches compare) {
        this.t = t;
        this.naming = naming;
        this.compare = compare;
    }

    void all(Map<String, Object> expected) {
        expected.forEach((name, values) -> {
            int card = character(name);
            map(name, values).forEach((key, value) -> compare.expectEqual(name + "'s " + key, value(card, key), value));
        });
    }

    private int character(String name) {
        int def = naming.card(name);
        for (int row = 0; row < t.rows(); row++) if (t.face(row) == def && t.coteries.isCharacter(row)) return row;
        throw wrong(name + " is not in play");
    }

    private Object value(int card, String key) {
        return switch (key) {
            case "bp" -> t.blood.bp(card);
            case "blood" -> t.blood.of(card);
            case "secrecy" -> t.attributes.secrecy(card);
            case "influence" -> t.attributes.influence(card);
            case "guard" -> t.attributes.isGuard(card);
            case "wounded" -> t.blood.wounded(card);
            case "attachments" -> t.bearers.attachments(card);
            case "retainers" -> t.bearers.retainers(card);
            case "animals" -> t.bearers.animals(card);
            case "title" -> t.bearers.title(card) == NONE ? CardLists.NOTHING
                    : naming.name(t.face(t.bearers.title(card)));
            default -> named(card, key);
        };
    }

    private int named(int card, String key) {
        for (AttackKind kind : AttackKind.values())
            if (normalize(kind.title().en()).equals(key)) return t.attributes.attribute(card, kind);
        for (Discipline discipline : Discipline.values())
            if (normalize(discipline.title().en()).equals(key)) return t.attributes.icons(card, discipline);
        throw wrong("of a character one expects bp, blood, secrecy, influence, guard, wounded, attachments, retainers,"
                + " animals, title, an attribute or a Discipline, not '" + key + "'");
    }
}
