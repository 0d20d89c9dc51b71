package elysium.rivals.show;

import java.util.function.Function;
import elysium.kernel.Lang;
import elysium.kernel.Text;
import elysium.rivals.table.AttackKind;
import elysium.tabletop.Elision;
import elysium.tabletop.Phrases;

/// The language of a reader, and how amounts of things are called in it.
record RivalsPhrases(Lang lang) implements Phrases {

    static Text both(Function<RivalsPhrases, String> said) {
        return Phrases.both(RivalsPhrases::new, said);
    }

    /// The attribute of a kind of attack in French, where it is a noun.
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
        return n + say(" agenda", " Cabale");
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

    String tokens(int n) {
        return n + say(n == 1 ? " token" : " tokens", n < 2 ? " jeton" : " jetons");
    }

    /// A party in The Streets by its number.
    String party(int number) {
        return say("party ", "groupe ") + number;
    }

    String libraryCard() {
        return say("a Library card", "une carte de Bibliothèque");
    }

    String factionCard() {
        return say("a Faction card", "une carte de Faction");
    }

    /// A card that lies on the table with its back up.
    String faceDown() {
        return say("a face-down card", "une carte face cachée");
    }

    /// A thing that comes so many times.
    @Override public String times(String thing, int n) {
        if (thing.equals(libraryCard())) return n + say(" Library cards", " cartes de Bibliothèque");
        if (thing.equals(factionCard())) return n + say(" Faction cards", " cartes de Faction");
        return thing.equals(card()) ? cards(n) : Phrases.super.times(thing, n);
    }

    /// Of a name, in French with an elision before a vowel.
    String of(String name) {
        return say("of " + name, Elision.of(name));
    }

    /// What a card says, in plain words.
    String spoken(String words) {
        return IconWords.read(words, lang).replace('\n', ' ');
    }
}
