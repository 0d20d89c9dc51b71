package elysium.nightfall.show;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import elysium.kernel.Lang;
import elysium.kernel.Text;
import elysium.nightfall.table.Color;
import elysium.nightfall.table.Nightfall;

/// The language of a reader, and how seats, cards, colors and numbers of things are called in it.
record Tongue(Lang lang) {

    static Text both(Function<Tongue, String> said) {
        return new Text(said.apply(new Tongue(Lang.EN)), said.apply(new Tongue(Lang.FR)));
    }

    String say(String en, String fr) {
        return switch (lang) {
            case EN -> en;
            case FR -> fr;
        };
    }

    /// A seat by its number.
    String seat(int seat) {
        return say("seat ", "la place ") + (seat + 1);
    }

    /// Several seats, a bit each, with an "and" before the last.
    String seats(Nightfall t, int seats) {
        List<String> all = new ArrayList<>();
        for (int seat = 0; seat < t.players(); seat++)
            if ((seats >> seat & 1) != 0) all.add(seat(seat));
        return list(all);
    }

    String list(List<String> all) {
        return joined(all, say(" and ", " et "));
    }

    String either(List<String> all) {
        return joined(all, say(" or ", " ou "));
    }

    private String joined(List<String> all, String last) {
        if (all.isEmpty()) return say("nobody", "personne");
        if (all.size() == 1) return all.getFirst();
        return String.join(", ", all.subList(0, all.size() - 1)) + last + all.getLast();
    }

    String card(Nightfall t, int def) {
        return t.book().card(def).name().in(lang);
    }

    String words(Nightfall t, int def) {
        return t.book().card(def).words().in(lang);
    }

    /// A card that the reader did not see.
    String card() {
        return say("a card", "une carte");
    }

    String color(int color) {
        return color == NONE ? "" : Color.of(color).title().in(lang);
    }

    /// Colors, a bit each.
    List<String> colors(int mask) {
        List<String> all = new ArrayList<>();
        for (Color color : Color.values())
            if ((mask >> color.ordinal() & 1) != 0) all.add(color.title().in(lang));
        return all;
    }

    String cards(int n) {
        return n + say(n == 1 ? " card" : " cards", n == 1 ? " carte" : " cartes");
    }

    String wounds(int n) {
        return n + say(n == 1 ? " wound" : " wounds", n == 1 ? " Blessure" : " Blessures");
    }

    String damage(int n) {
        return n + say(" damage", n == 1 ? " dégât" : " dégâts");
    }

    String influence(int n) {
        return n + say(" influence", n < 2 ? " Point d'Influence" : " Points d'Influence");
    }

    /// A sentence begins with a capital.
    static String capital(String sentence) {
        return sentence.isEmpty() ? sentence
                : sentence.substring(0, 1).toUpperCase(Locale.ROOT) + sentence.substring(1);
    }
}
