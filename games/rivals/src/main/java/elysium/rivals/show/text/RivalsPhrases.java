package elysium.rivals.show.text;

import java.util.function.Function;
import elysium.kernel.Lang;
import elysium.kernel.Text;
import elysium.rivals.table.vocabulary.AttackKind;
import elysium.tabletop.text.Elision;
import elysium.tabletop.text.Phrases;

/// Phrases of Rivals in the language of the reader: amounts, decks, hidden cards.
public record RivalsPhrases(Lang lang) implements Phrases {

    public static Text inBothLanguages(Function<RivalsPhrases, String> said) {
        return Phrases.inBothLanguages(RivalsPhrases::new, said);
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

    public String prestige(int n) {
        return n + say(" prestige", " Prestige");
    }

    public String agenda(int n) {
        return n + say(" agenda", n < 2 ? " point de Cabale" : " points de Cabale");
    }

    public String blood(int n) {
        return n + say(" blood", " Sang");
    }

    public String influence(int n) {
        return n + " Influence";
    }

    public String intel(int n) {
        return n + say(" Intel", " Info");
    }

    public String damage(int n) {
        return n + say(" damage", n < 2 ? " dégât" : " dégâts");
    }

    public String aggravated(int n) {
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

    public String tokens(int n) {
        return n + say(n == 1 ? " token" : " tokens", n < 2 ? " jeton" : " jetons");
    }

    public String party(int number) {
        return say("party ", "groupe ") + number;
    }

    public String libraryCard() {
        return say("a Library card", "une carte de Bibliothèque");
    }

    public String factionCard() {
        return say("a Faction card", "une carte de Faction");
    }

    public String faceDown() {
        return say("a face-down card", "une carte face cachée");
    }

    @Override public String times(String thing, int n) {
        if (thing.equals(libraryCard())) return n + say(" Library cards", " cartes de Bibliothèque");
        if (thing.equals(factionCard())) return n + say(" Faction cards", " cartes de Faction");
        return thing.equals(card()) ? cards(n) : Phrases.super.times(thing, n);
    }

    /// Whose something is: `of Hydra`, `d'Anastasia`.
    public String of(String name) {
        return say("of " + name, Elision.of(name));
    }

    /// Whom something goes to: `to The Cossack`, `au Cosaque`.
    public String to(String name) {
        return say("to " + name, Elision.to(name));
    }

    /// The text of a card with its icons spelled out.
    public String spoken(String words) {
        return IconWords.read(words, lang).replace('\n', ' ');
    }
}
