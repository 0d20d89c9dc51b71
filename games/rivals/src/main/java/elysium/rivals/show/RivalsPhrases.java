package elysium.rivals.show;

import java.util.function.Function;
import elysium.kernel.Lang;
import elysium.kernel.Text;
import elysium.rivals.table.AttackKind;
import elysium.tabletop.Elision;
import elysium.tabletop.Phrases;

/// Phrases of Rivals in the language of the reader: amounts, decks, hidden cards.
record RivalsPhrases(Lang lang) implements Phrases {

    static Text both(Function<RivalsPhrases, String> said) {
        return Phrases.both(RivalsPhrases::new, said);
    }

    /// The attribute of a kind of attack, as a French noun.
    static String attribute(AttackKind kind) {
        return switch (kind) {
            case PHYSICAL -> "Physique";
            case SOCIAL -> "Social";
            case MENTAL -> "Mental";
            case RANGED -> "Distance";
        };
    }

    String prestige(int n) {
        return n + say(" prestige", " Prestige");
    }

    String agenda(int n) {
        return n + say(" agenda", n < 2 ? " point de Cabale" : " points de Cabale");
    }

    String blood(int n) {
        return n + say(" blood", " Sang");
    }

    String influence(int n) {
        return n + " Influence";
    }

    String intel(int n) {
        return n + say(" Intel", " Info");
    }

    String damage(int n) {
        return n + say(" damage", n < 2 ? " dégât" : " dégâts");
    }

    String aggravated(int n) {
        return n + say(" Aggravated damage", n < 2 ? " dégât Aggravé" : " dégâts Aggravés");
    }

    String shields(int n) {
        return n + say(n == 1 ? " shield" : " shields", n < 2 ? " Bouclier" : " Boucliers");
    }

    String actions(int n) {
        return n + say(n == 1 ? " action" : " actions", n < 2 ? " action" : " actions");
    }

    String unhosted(int n) {
        return n + say(n == 1 ? " Unhosted Action" : " Unhosted Actions", n < 2 ? " Action libre" : " Actions libres");
    }

    String tokens(int n) {
        return n + say(n == 1 ? " token" : " tokens", n < 2 ? " jeton" : " jetons");
    }

    String party(int number) {
        return say("party ", "groupe ") + number;
    }

    String libraryCard() {
        return say("a Library card", "une carte de Bibliothèque");
    }

    String factionCard() {
        return say("a Faction card", "une carte de Faction");
    }

    String faceDown() {
        return say("a face-down card", "une carte face cachée");
    }

    @Override public String times(String thing, int n) {
        if (thing.equals(libraryCard())) return n + say(" Library cards", " cartes de Bibliothèque");
        if (thing.equals(factionCard())) return n + say(" Faction cards", " cartes de Faction");
        return thing.equals(card()) ? cards(n) : Phrases.super.times(thing, n);
    }

    /// Whose something is: `of Hydra`, `d'Anastasia`.
    String of(String name) {
        return say("of " + name, Elision.of(name));
    }

    /// Whom something goes to: `to The Cossack`, `au Cosaque`.
    String to(String name) {
        return say("to " + name, Elision.to(name));
    }

    /// The text of a card with its icons spelled out.
    String spoken(String words) {
        return IconWords.read(words, lang).replace('\n', ' ');
    }
}
