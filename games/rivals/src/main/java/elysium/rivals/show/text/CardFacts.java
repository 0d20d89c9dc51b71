package elysium.rivals.show.text;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Text;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.AttackKind;
import elysium.rivals.table.vocabulary.Clan;
import elysium.rivals.table.vocabulary.Discipline;
import elysium.rivals.table.vocabulary.Fact;
import elysium.rivals.table.vocabulary.Kind;
import elysium.tabletop.Card;
import elysium.tabletop.text.Phrases;

/// Describes the printed numbers of a card in words.
public final class CardFacts {
    private CardFacts() {}

    /// All facts on one line.
    public static Text line(Card<Rivals> card) {
        return RivalsPhrases.inBothLanguages(in -> String.join(" · ", of(card, in)));
    }

    public static List<String> of(Card<Rivals> card, RivalsPhrases in) {
        List<String> facts = new ArrayList<>(List.of(CardKinds.of(card).name().in(in.lang())));
        if (fact(card, Fact.CLAN) != NONE) facts.add(Clan.of(fact(card, Fact.CLAN)).title().in(in.lang()));
        if (is(card, Kind.VAMPIRE)) {
            facts.add(in.say("BP ", "PS ") + fact(card, Fact.BP));
            facts.add(attributes(card, in));
            if (!disciplines(card, in).isEmpty()) facts.add(disciplines(card, in));
        }
        play(card, in, facts);
        costs(card, in, facts);
        if (fact(card, Fact.MORTAL_BLOOD) > 0) facts.add(in.blood(fact(card, Fact.MORTAL_BLOOD)));
        if (fact(card, Fact.AGENDA) > 0) facts.add(in.agenda(fact(card, Fact.AGENDA)));
        if (fact(card, Fact.LIMIT) == Fact.UNIQUE && !is(card, Kind.VAMPIRE)) facts.add(in.say("unique", "unique"));
        if (fact(card, Fact.LIMIT) == Fact.ONE_A_PLAYER) facts.add(in.say("one a player", "une par joueur"));
        return facts;
    }

    private static void play(Card<Rivals> card, RivalsPhrases in, List<String> facts) {
        if (fact(card, Fact.REQUIREMENT) > 0)
            facts.add(in.say("needs BP ", "PS requise ") + fact(card, Fact.REQUIREMENT));
        if (is(card, Kind.ATTACK)) facts.add(in.say("attacks: ", "attaque : ") + kinds(fact(card, Fact.ATTACKS), in));
        if (is(card, Kind.REACTION))
            facts.add(in.say("answers: ", "répond à : ") + kinds(fact(card, Fact.REACTS), in));
        if (fact(card, Fact.DAMAGE) != NONE) facts.add(in.damage(fact(card, Fact.DAMAGE)));
        if (fact(card, Fact.SHIELD) > 0) facts.add(in.shields(fact(card, Fact.SHIELD)));
    }

    private static void costs(Card<Rivals> card, RivalsPhrases in, List<String> facts) {
        int influence = fact(card, Fact.INFLUENCE);
        if (influence > 0)
            facts.add(is(card, Kind.TITLE) ? in.say("costs ", "coûte ") + in.influence(influence)
                    : "+" + in.influence(influence));
        if (fact(card, Fact.PRESTIGE_COST) > 0)
            facts.add(in.say("costs ", "coûte ") + in.prestige(fact(card, Fact.PRESTIGE_COST)));
        if (fact(card, Fact.BLOOD_COST) > 0)
            facts.add(in.say("costs ", "coûte ") + in.blood(fact(card, Fact.BLOOD_COST)));
        if (fact(card, Fact.THRESHOLD) > 0)
            facts.add(in.say("resolves with ", "se résout avec ") + in.prestige(fact(card, Fact.THRESHOLD)));
    }

    private static String attributes(Card<Rivals> card, RivalsPhrases in) {
        return in.say("Physical ", "Physique ") + fact(card, Fact.PHYSICAL) + ", Social " + fact(card, Fact.SOCIAL)
                + ", Mental " + fact(card, Fact.MENTAL);
    }

    private static String disciplines(Card<Rivals> card, RivalsPhrases in) {
        List<String> all = new ArrayList<>();
        for (Discipline discipline : Discipline.values()) {
            int icons = fact(card, Fact.ICONS + discipline.ordinal());
            if (icons > 0) all.add(discipline.title().in(in.lang()) + Phrases.copies(icons));
        }
        return String.join(", ", all);
    }

    private static String kinds(int bits, RivalsPhrases in) {
        List<String> all = new ArrayList<>();
        for (AttackKind kind : AttackKind.values())
            if ((bits & kind.bit()) != 0) all.add(kind.title().in(in.lang()));
        return String.join(", ", all);
    }

    private static int fact(Card<?> card, int fact) {
        return card.facts().get(fact);
    }

    static boolean is(Card<?> card, Kind kind) {
        return (fact(card, Fact.KINDS) & kind.bit()) != 0;
    }

    static boolean has(Card<?> card, int trait) {
        return (fact(card, Fact.TRAITS) & trait) != 0;
    }
}
