package elysium.rivals;

import static elysium.tabletop.ControlFlow.YES;

import elysium.kernel.Text;
import elysium.rivals.dsl.Effects;
import elysium.rivals.flow.attack.MortalFalls;
import elysium.rivals.table.Rivals;
import elysium.tabletop.CardPlay;

/// The meaning of numbers that a card offers as choices.
final class Choices {
    private static final Text YES_SAID = new Text("yes", "oui"), NO_SAID = new Text("no", "non");

    private Choices() {}

    static Text of(Rivals t, int number, int name) {
        if (t.top() instanceof MortalFalls)
            return number == 0 ? new Text("the attacker mends", "l'attaquant se régénère")
                    : new Text("the whole party mends", "tout le groupe se régénère");
        if (!(t.top() instanceof CardPlay<?> play)) return new Text(String.valueOf(number), String.valueOf(number));
        return switch (t.book().card(play.def()).slug()) {
            case "core-a-biting-comment" -> number == 1 ? new Text("steal 1 prestige", "voler 1 Prestige")
                    : new Text("deal 2 more damage", "infliger 2 dégâts de plus");
            case "core-seduction" -> number == 1 ? new Text("steal 1 blood", "voler 1 Sang")
                    : new Text("deal 1 more damage for each Presence", "infliger 1 dégât de plus par Présence");
            case "war-shape-of-the-beast" -> number == YES ? new Text("pay 1 blood", "payer 1 Sang")
                    : new Text("pay no blood", "ne payer aucun Sang");
            case "war-kim-phan" -> number == YES ? new Text("pay 1 prestige", "payer 1 Prestige")
                    : new Text("pay no prestige", "ne payer aucun Prestige");
            case "core-search-engine" -> search(number, name);
            case "war-constant-surveillance" -> covered(number);
            default -> name == Effects.AMOUNT ? new Text(String.valueOf(number), String.valueOf(number))
                    : number == YES ? YES_SAID : NO_SAID;
        };
    }

    private static Text search(int number, int name) {
        if (name == Effects.SECOND)
            return number == YES ? new Text("put it at the bottom", "la mettre dessous")
                    : new Text("leave it on top", "la laisser dessus");
        return number == 0 ? new Text("look at the Library", "regarder la Bibliothèque")
                : new Text("look at the Faction Deck", "regarder le Deck faction");
    }

    private static Text covered(int number) {
        return switch (number) {
            case 1 -> new Text("cover the Agenda", "couvrir la Cabale");
            case 2 -> new Text("cover the Haven", "couvrir le Refuge");
            default -> new Text("cover both", "couvrir les deux");
        };
    }
}
