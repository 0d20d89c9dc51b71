package elysium.vtes.show.text;

import static elysium.kernel.Table.NONE;
import static elysium.kernel.Table.SPECTATOR;

import java.util.function.Function;
import elysium.kernel.Lang;
import elysium.kernel.Text;
import elysium.tabletop.text.Elision;
import elysium.tabletop.text.Phrases;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.City;
import elysium.vtes.table.vocabulary.Clan;
import elysium.vtes.table.vocabulary.Title;

/// Names the game's amounts, titles and cards in the reader's language.
public record VtesPhrases(Lang lang) implements Phrases {

    public static Text inBothLanguages(Function<VtesPhrases, String> said) {
        return Phrases.inBothLanguages(VtesPhrases::new, said);
    }

    /// A number with a minus sign instead of a hyphen.
    public static String number(int n) {
        return n < 0 ? "−" + -n : String.valueOf(n);
    }

    public String pool(int n) {
        return n + say(" pool", n < 2 ? " point de réserve" : " points de réserve");
    }

    public String blood(int n) {
        return n + say(" blood", n < 2 ? " point de sang" : " points de sang");
    }

    String life(int n) {
        return n + say(" life", n < 2 ? " point de vie" : " points de vie");
    }

    String counters(int n) {
        return n + say(n == 1 ? " counter" : " counters", n < 2 ? " compteur" : " compteurs");
    }

    public String damage(int n) {
        return n + say(" damage", n < 2 ? " dégât" : " dégâts");
    }

    public String aggravated(int n) {
        return n + say(" aggravated damage", n < 2 ? " dégât aggravé" : " dégâts aggravés");
    }

    public String environmental(int n) {
        return n + say(" environmental damage", n < 2 ? " dégât environnemental" : " dégâts environnementaux");
    }

    public String votes(int n) {
        return n + say(n == 1 ? " vote" : " votes", " voix");
    }

    public String ballots(int n) {
        return n + say(n == 1 ? " ballot" : " ballots", n < 2 ? " bulletin" : " bulletins");
    }

    public String transfers(int n) {
        return n + say(n == 1 ? " transfer" : " transfers", n < 2 ? " transfert" : " transferts");
    }

    public String masterActions(int n) {
        return n + say(n == 1 ? " master phase action" : " master phase actions",
                n < 2 ? " action de phase de maître" : " actions de phase de maître");
    }

    String discardActions(int n) {
        return n + say(n == 1 ? " discard phase action" : " discard phase actions",
                n < 2 ? " action de phase de défausse" : " actions de phase de défausse");
    }

    public String strikes(int n) {
        return n + say(n == 1 ? " additional strike" : " additional strikes",
                n < 2 ? " frappe additionnelle" : " frappes additionnelles");
    }

    public String maneuvers(int n) {
        return n + say(n == 1 ? " maneuver" : " maneuvers", n < 2 ? " manœuvre" : " manœuvres");
    }

    public String presses(int n) {
        return n + say(n == 1 ? " press" : " presses", n < 2 ? " poursuite" : " poursuites");
    }

    /// Victory points, from halves.
    public String points(int halves) {
        return halves(halves) + say(halves <= 2 ? " victory point" : " victory points",
                halves < 4 ? " point de victoire" : " points de victoire");
    }

    /// A number of halves as one number.
    public String halves(int halves) {
        String whole = halves / 2 == 0 && halves % 2 != 0 ? "" : String.valueOf(halves / 2);
        return halves % 2 == 0 ? whole : whole + "½";
    }

    public String range(int range) {
        return range == 0 ? say("close range", "au contact") : say("long range", "à distance");
    }

    /// The level at which a card is played, or an empty string.
    String level(int level) {
        return switch (level) {
            case 1 -> say("inferior", "inférieur");
            case 2 -> say("superior", "supérieur");
            default -> "";
        };
    }

    /// A title with its city, its clan or its number of votes.
    public String title(int title) {
        if (title == 0) return say("no title", "aucun titre");
        Title it = Title.in(title);
        String name = it.title().in(lang);
        int place = Title.place(title);
        return switch (it.bound()) {
            case CITY -> name + " " + of(City.name(place).in(lang));
            case CLAN -> say(name + " of clan ", name + " ") + Clan.of(place).title().in(lang);
            case VOTES -> votes(place);
            case NOTHING, GAME -> name;
        };
    }

    /// "of" a name; French elides or contracts: d'Ayelech, du Cap.
    public String of(String name) {
        return say("of " + name, Elision.of(name));
    }

    /// The name of a card that every player can see; otherwise the name of its back.
    public String named(Vtes t, int card) {
        return card == NONE ? card() : t.sees(SPECTATOR, card) ? card(t, t.face(card)) : hiddenVampire();
    }

    /// A crypt card that its reader cannot see.
    String hiddenVampire() {
        return say("a face-down vampire", "un vampire face cachée");
    }

    public String cryptCard() {
        return say("a crypt card", "une carte de crypte");
    }

    /// A thing that occurs n times.
    @Override public String times(String thing, int n) {
        if (thing.equals(cryptCard())) return n + say(" crypt cards", " cartes de crypte");
        return thing.equals(card()) ? cards(n) : Phrases.super.times(thing, n);
    }

    /// A card text with its icons spelled out, on one line.
    public String spoken(String words) {
        return IconWords.read(words, lang).replace('\n', ' ');
    }
}
