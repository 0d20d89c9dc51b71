package elysium.vtes.scenario;

import static elysium.kernel.Table.NONE;
import static elysium.tabletop.scenario.ScenarioValues.map;
import static elysium.tabletop.scenario.ScenarioValues.normalize;
import static elysium.tabletop.scenario.ScenarioValues.wrong;

import java.util.Map;
import elysium.tabletop.scenario.CardLists;
import elysium.tabletop.scenario.CardLookup;
import elysium.tabletop.scenario.Mismatches;
import elysium.vtes.rules.action.CurrentAction;
import elysium.vtes.rules.combat.CurrentCombat;
import elysium.vtes.rules.politics.CurrentReferendum;
import elysium.vtes.rules.politics.Titles;
import elysium.vtes.scenario.position.TitleText;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Clan;
import elysium.vtes.table.vocabulary.Discipline;
import elysium.vtes.table.vocabulary.Value;

/// Compares current values of minions with a scenario's expectations: `values: { Nassir: { bleed: 2, dominate: 1 } }`.
final class ValuesExpectations {
    private final Vtes t;
    private final CardLookup<Vtes> naming;
    private final Mismatches compare;

    ValuesExpectations(Vtes t, CardLookup<Vtes> naming, Mismatches compare) {
        this.t = t;
        this.naming = naming;
        this.compare = compare;
    }

    void all(Map<String, Object> expected) {
        expected.forEach((name, values) -> {
            int card = found(name);
            map(name, values).forEach((key, value) -> compare.expectEqual(name + "'s " + key, value(card, key), value));
        });
    }

    private int found(String name) {
        int def = naming.card(name);
        for (int row = 0; row < t.rows(); row++)
            if (t.face(row) == def && t.zone(row) != NONE && (t.regions.inPlay(row) || t.regions.isUncontrolled(row)))
                return row;
        throw wrong(name + " is neither in play nor uncontrolled");
    }

    private Object value(int card, String key) {
        return switch (key) {
            case "blood", "life", "counters" -> t.blood.of(card);
            case "capacity" -> t.blood.capacity(card);
            case "locked" -> t.minions.locked(card);
            case "woken" -> t.minions.woken(card);
            case "wounded" -> t.minions.wounded(card);
            case "bleed" -> CurrentAction.bleedOf(t, card);
            case "strength" -> CurrentCombat.strength(t, card);
            case "title" -> TitleText.words(t.identity.title(card));
            case "title in force" -> TitleText.words(Titles.inForce(t, card));
            case "contests title" -> t.identity.contestsTitle(card);
            case "sect" -> t.identity.sect(card).title().en();
            case "clan" -> t.identity.clan(card) == NONE ? CardLists.NOTHING
                    : Clan.of(t.identity.clan(card)).title().en();
            default -> counted(card, key);
        };
    }

    private int counted(int card, String key) {
        return switch (key) {
            case "stealth" -> acts(card) ? CurrentAction.stealth(t) : t.value(Value.STEALTH, card);
            case "intercept" -> CurrentAction.isInProgress(t) ? CurrentAction.intercept(t, card)
                    : t.value(Value.INTERCEPT, card);
            case "votes" -> CurrentReferendum.votes(t, card);
            case "level" -> t.notes.level(card);
            default -> discipline(card, key);
        };
    }

    private boolean acts(int card) {
        return CurrentAction.isInProgress(t) && CurrentAction.actor(t) == card;
    }

    private int discipline(int card, String key) {
        for (Discipline discipline : Discipline.values())
            if (normalize(discipline.title().en()).equals(key)) return t.identity.level(card, discipline);
        throw wrong("the fields of a card are blood, life, counters, capacity, locked, woken, wounded, bleed, strength,"
                + " title, title in force, contests title, sect, clan, stealth, intercept, votes, level or a Discipline, not '"
                + key + "'");
    }
}
