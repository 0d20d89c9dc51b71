package elysium.vtes.show.text;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import elysium.kernel.Text;
import elysium.tabletop.Card;
import elysium.vtes.table.Trait;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Clan;
import elysium.vtes.table.vocabulary.Discipline;
import elysium.vtes.table.vocabulary.Fact;
import elysium.vtes.table.vocabulary.Kind;
import elysium.vtes.table.vocabulary.Sect;
import elysium.vtes.table.vocabulary.Title;

/// The printed facts of a card, other than its text, in words.
public final class CardFacts {
    private static final int EACH = 8, NEEDED_EACH = 16;

    private CardFacts() {}

    /// In one line.
    public static Text line(Card<Vtes> card) {
        return VtesPhrases.inBothLanguages(in -> String.join(" · ", of(card, in)));
    }

    public static List<String> of(Card<Vtes> card, VtesPhrases in) {
        List<String> facts = new ArrayList<>(List.of(CardKinds.of(card).name().in(in.lang())));
        if ((fact(card, Fact.KINDS) & Kind.VAMPIRE.bit()) != 0) crypt(card, in, facts);
        else library(card, in, facts);
        traits(card, in, facts);
        return facts;
    }

    private static void crypt(Card<Vtes> card, VtesPhrases in, List<String> facts) {
        if (fact(card, Fact.CLAN) != NONE) facts.add(Clan.of(fact(card, Fact.CLAN)).title().in(in.lang()));
        facts.add(in.say("capacity ", "capacité ") + fact(card, Fact.CAPACITY));
        facts.add(Sect.of(fact(card, Fact.SECT)).title().in(in.lang()));
        if (fact(card, Fact.TITLE) != 0) facts.add(in.title(fact(card, Fact.TITLE)));
        String disciplines = disciplines(card);
        if (!disciplines.isEmpty()) facts.add(disciplines);
        facts.add(fact(card, Fact.GROUP) == 0 ? in.say("any group", "tous les groupes")
                : in.say("group ", "groupe ") + fact(card, Fact.GROUP));
    }

    /// The codes of its Disciplines, those at the superior level in capitals.
    private static String disciplines(Card<Vtes> card) {
        StringBuilder out = new StringBuilder();
        for (int level = Discipline.SUPERIOR; level > 0; level--)
            for (Discipline discipline : Discipline.values()) {
                int d = discipline.ordinal(), has = fact(card, Fact.DISCIPLINES + d / EACH) >> d % EACH * 2 & 3;
                if (has == level) out.append(out.isEmpty() ? "" : " ").append(code(discipline, level));
            }
        return out.toString();
    }

    /// The code of a Discipline at a level.
    public static String code(Discipline discipline, int level) {
        return level == Discipline.SUPERIOR ? discipline.code().toUpperCase(Locale.ROOT) : discipline.code();
    }

    private static void library(Card<Vtes> card, VtesPhrases in, List<String> facts) {
        needs(card, in, facts);
        cost(fact(card, Fact.BLOOD_COST), in.blood(fact(card, Fact.BLOOD_COST)), in, facts);
        cost(fact(card, Fact.POOL_COST), in.pool(fact(card, Fact.POOL_COST)), in, facts);
        if ((fact(card, Fact.KINDS) & (Kind.ALLY.bit() | Kind.RETAINER.bit())) != 0) body(card, in, facts);
    }

    private static void cost(int cost, String said, VtesPhrases in, List<String> facts) {
        String much = cost == Fact.VARIABLE ? said.replace(String.valueOf(Fact.VARIABLE), "X") : said;
        if (cost != 0) facts.add(in.say("costs ", "coûte ") + much);
    }

    private static void body(Card<Vtes> card, VtesPhrases in, List<String> facts) {
        facts.add(in.life(fact(card, Fact.LIFE)));
        if ((fact(card, Fact.KINDS) & Kind.ALLY.bit()) == 0) return;
        facts.add(in.say("strength ", "force ") + fact(card, Fact.STRENGTH));
        facts.add(in.say("bleed ", "morsure ") + fact(card, Fact.BLEED));
    }

    /// The requirements: clan, title, sect, capacity, Disciplines.
    private static void needs(Card<Vtes> card, VtesPhrases in, List<String> facts) {
        List<String> needs = new ArrayList<>();
        for (int clan : new int[] {fact(card, Fact.NEEDS_CLAN), fact(card, Fact.NEEDS_OTHER_CLAN)})
            if (clan != NONE) needs.add(Clan.of(clan).title().in(in.lang()));
        for (Title title : Title.values())
            if ((fact(card, Fact.NEEDS_TITLE) & title.bit()) != 0) needs.add(title.title().in(in.lang()));
        if (fact(card, Fact.NEEDS_SECT) != NONE)
            needs.add(Sect.of(fact(card, Fact.NEEDS_SECT)).title().in(in.lang()));
        if (fact(card, Fact.NEEDS_CAPACITY) > 0)
            needs.add(in.say("capacity ", "capacité ") + fact(card, Fact.NEEDS_CAPACITY));
        if (!needs.isEmpty()) facts.add(in.say("requires ", "requiert : ") + in.listOr(needs));
        List<String> disciplines = new ArrayList<>();
        for (Discipline discipline : Discipline.values())
            if (needs(card, discipline)) disciplines.add(discipline.title().in(in.lang()));
        if (disciplines.isEmpty()) return;
        facts.add(fact(card, Fact.NEEDS_ALL) != 0 ? in.list(disciplines) : in.listOr(disciplines));
    }

    /// Whether a library card requires a Discipline.
    static boolean needs(Card<?> card, Discipline discipline) {
        int d = discipline.ordinal();
        return (fact(card, Fact.NEEDS_DISCIPLINES + d / NEEDED_EACH) >> d % NEEDED_EACH & 1) != 0;
    }

    private static void traits(Card<Vtes> card, VtesPhrases in, List<String> facts) {
        int traits = fact(card, Fact.TRAITS) & 0xFFFF | fact(card, Fact.MORE_TRAITS) << 16;
        add(traits, Trait.UNIQUE, in.say("unique", "unique"), facts);
        add(traits, Trait.HUNTING_GROUND, in.say("hunting ground", "terrain de chasse"), facts);
        if ((traits & Trait.HUNTING_GROUND) == 0) add(traits, Trait.LOCATION, in.say("location", "lieu"), facts);
        add(traits, Trait.TRIFLE, in.say("trifle", "triviale"), facts);
        add(traits, Trait.OUT_OF_TURN, in.say("out-of-turn", "hors-tour"), facts);
        add(traits, Trait.DISCIPLINE, in.say("Discipline", "Discipline"), facts);
        add(traits, Trait.TROPHY, in.say("trophy", "trophée"), facts);
        add(traits, Trait.ARCHETYPE, in.say("archetype", "archétype"), facts);
        add(traits, Trait.BURN_OPTION, in.say("burn option", "option de défausse"), facts);
        add(traits, Trait.WEAPON, in.say("weapon", "arme"), facts);
        add(traits, Trait.GUN, in.say("gun", "arme à feu"), facts);
        add(traits, Trait.VEHICLE, in.say("vehicle", "véhicule"), facts);
        add(traits, Trait.GRAPPLE, in.say("grapple", "prise"), facts);
        add(traits, Trait.BOON, in.say("boon", "faveur"), facts);
        add(traits, Trait.FRENZY, in.say("frenzy", "frénésie"), facts);
        add(traits, Trait.ANIMAL, in.say("animal", "animal"), facts);
        add(traits, Trait.MORTAL, in.say("mortal", "mortel"), facts);
        old(traits, in, facts);
    }

    /// The traits that only historical rules use.
    private static void old(int traits, VtesPhrases in, List<String> facts) {
        add(traits, Trait.ADVANCED, in.say("advanced", "avancé"), facts);
        add(traits, Trait.BLACK_HAND, in.say("Black Hand", "Main Noire"), facts);
        add(traits, Trait.BLOOD_CURSED, in.say("blood cursed", "malédiction du sang"), facts);
        add(traits, Trait.SLAVE, in.say("slave", "esclave"), facts);
        add(traits, Trait.INFERNAL, in.say("infernal", "infernal"), facts);
        add(traits, Trait.RED_LIST, in.say("Red List", "Liste rouge"), facts);
        add(traits, Trait.SCARCE, in.say("scarce", "rarissime"), facts);
        add(traits, Trait.STERILE, in.say("sterile", "stérile"), facts);
        add(traits, Trait.FLIGHT, in.say("flight", "vol"), facts);
    }

    private static void add(int traits, int trait, String word, List<String> facts) {
        if ((traits & trait) != 0) facts.add(word);
    }

    private static int fact(Card<?> card, int fact) {
        return card.facts().get(fact);
    }
}
