package elysium.vtes.cards;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import elysium.tabletop.Card;
import elysium.vtes.table.Trait;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.City;
import elysium.vtes.table.vocabulary.Clan;
import elysium.vtes.table.vocabulary.Discipline;
import elysium.vtes.table.vocabulary.Fact;
import elysium.vtes.table.vocabulary.Kind;
import elysium.vtes.table.vocabulary.ReplacementTime;
import elysium.vtes.table.vocabulary.Sect;
import elysium.vtes.table.vocabulary.Title;
import org.junit.jupiter.api.Test;

/// The printed facts of each card, line by line.
class PrintTest {
    private static final Map<String, Integer> TRAITS = traits();

    private static Map<String, Integer> traits() {
        Map<String, Integer> traits = new LinkedHashMap<>();
        traits.put("unique", Trait.UNIQUE);
        traits.put("location", Trait.LOCATION);
        traits.put("hunting ground", Trait.HUNTING_GROUND);
        traits.put("title", Trait.TITLE);
        traits.put("trifle", Trait.TRIFLE);
        traits.put("archetype", Trait.ARCHETYPE);
        traits.put("limited", Trait.LIMITED);
        traits.put("weapon", Trait.WEAPON);
        traits.put("gun", Trait.GUN);
        traits.put("vehicle", Trait.VEHICLE);
        traits.put("grapple", Trait.GRAPPLE);
        traits.put("boon", Trait.BOON);
        traits.put("frenzy", Trait.FRENZY);
        traits.put("animal", Trait.ANIMAL);
        return traits;
    }

    @Test void every_card_is_printed_as_in_the_list() throws IOException {
        List<String> printed = new ArrayList<>();
        for (Card<Vtes> card : VtesBook.BOOK.cards()) printed.add(card.slug() + ": " + String.join(", ", facts(card)));
        assertThat(printed).hasSize(140).isEqualTo(listed());
    }

    /// No card of the box has a trait besides those that the list names.
    @Test void no_card_has_a_trait_that_the_list_leaves_out() {
        int known = 0;
        for (int trait : TRAITS.values()) known |= trait;
        for (Card<Vtes> card : VtesBook.BOOK.cards()) assertThat(traits(card) & ~known).as(card.slug()).isZero();
    }

    private static List<String> listed() throws IOException {
        try (InputStream in = PrintTest.class.getResourceAsStream("/book/facts.txt")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), UTF_8).lines().toList();
        }
    }

    private static List<String> facts(Card<Vtes> card) {
        List<String> facts = new ArrayList<>();
        facts.add(kinds(card));
        if (fact(card, Fact.CLAN) >= 0) crypt(card, facts);
        TRAITS.forEach((name, bit) -> {
            if ((traits(card) & bit) != 0) facts.add(name);
        });
        needs(card, facts);
        cost(card, "blood ", Fact.BLOOD_COST, facts);
        cost(card, "pool ", Fact.POOL_COST, facts);
        if (fact(card, Fact.REPLACED) == ReplacementTime.UNLOCK) facts.add("replaced in the unlock phase");
        if (fact(card, Fact.REPLACED) == ReplacementTime.DISCARD) facts.add("replaced in the discard phase");
        if (fact(card, Fact.LIFE) > 0)
            facts.add("body " + body(card, Fact.LIFE) + " or " + body(card, Fact.SUPERIOR_LIFE));
        return facts;
    }

    private static String kinds(Card<Vtes> card) {
        List<String> kinds = new ArrayList<>();
        for (Kind kind : Kind.values())
            if ((fact(card, Fact.KINDS) & kind.bit()) != 0) kinds.add(kind.title().en());
        return String.join("/", kinds);
    }

    private static void crypt(Card<Vtes> card, List<String> facts) {
        facts.add(Clan.of(fact(card, Fact.CLAN)).title().en());
        facts.add("group " + fact(card, Fact.GROUP));
        facts.add("capacity " + fact(card, Fact.CAPACITY));
        facts.add(Sect.of(fact(card, Fact.SECT)).title().en());
        int title = fact(card, Fact.TITLE);
        if (title != 0) facts.add(Title.in(title).title().en() + city(title));
        facts.add(levels(card));
    }

    private static String city(int title) {
        return Title.in(title).bound() == Title.Of.CITY ? " of " + City.name(Title.place(title)).en() : "";
    }

    private static String levels(Card<Vtes> card) {
        List<String> levels = new ArrayList<>();
        for (Discipline one : Discipline.values()) {
            int level = fact(card, Fact.DISCIPLINES + one.ordinal() / 8) >> one.ordinal() % 8 * 2 & 3;
            if (level == Discipline.INFERIOR) levels.add(one.code());
            if (level == Discipline.SUPERIOR) levels.add(one.code().toUpperCase(Locale.ROOT));
        }
        return String.join(" ", levels);
    }

    private static void needs(Card<Vtes> card, List<String> facts) {
        if (fact(card, Fact.NEEDS_CLAN) >= 0) facts.add("needs " + Clan.of(fact(card, Fact.NEEDS_CLAN)).title().en());
        List<String> titles = new ArrayList<>(), codes = new ArrayList<>();
        for (Title title : Title.values())
            if ((fact(card, Fact.NEEDS_TITLE) & title.bit()) != 0) titles.add(title.title().en());
        for (Discipline one : Discipline.values())
            if ((fact(card, Fact.NEEDS_DISCIPLINES + one.ordinal() / 16) >> one.ordinal() % 16 & 1) != 0)
                codes.add(one.code());
        if (!titles.isEmpty()) facts.add("needs " + String.join(" or ", titles));
        if (!codes.isEmpty())
            facts.add("needs " + String.join(fact(card, Fact.NEEDS_ALL) != 0 ? " and " : " or ", codes));
    }

    private static void cost(Card<Vtes> card, String what, int fact, List<String> facts) {
        int cost = fact(card, fact);
        if (cost != 0) facts.add(what + (cost == Fact.VARIABLE ? "X" : cost));
    }

    /// Life, strength and bleed, which stand one after the other.
    private static String body(Card<Vtes> card, int life) {
        return fact(card, life) + "/" + fact(card, life + 1) + "/" + fact(card, life + 2);
    }

    private static int traits(Card<Vtes> card) {
        return fact(card, Fact.TRAITS) & 0xFFFF | fact(card, Fact.MORE_TRAITS) << 16;
    }

    private static int fact(Card<Vtes> card, int fact) {
        return VtesBook.BOOK.printed(card.number(), fact);
    }
}
