package elysium.rivals.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import elysium.kernel.Text;
import elysium.rivals.table.Rivals;
import elysium.tabletop.Card;

/// Notes about inferred or uncertain facts of cards, shown with their details.
public final class Caveats {
    private static final Text LATER_REVISION = new Text(
            "The publisher reworded this card later; it is played as printed (RIV-RUL-03).",
            "L'éditeur a reformulé cette carte depuis ; elle se joue comme imprimée (RIV-RUL-03).");
    private static final Map<String, Text> NOTES = Map.of(
            "core-sucker-punch", corrected("its damage is 1, and was 2", "ses dégâts sont de 1, au lieu de 2"),
            "core-the-madhouse", corrected("the Leader is no longer exhausted", "le Meneur n'est plus épuisé"),
            "core-hunt-the-hunters", corrected("burning no longer scores, and the City discard pile is shuffled in too",
                    "brûler ne rapporte plus rien, et la défausse de la Cité est mélangée aussi"),
            "war-apex-predator", new Text(
                    "No rulebook says what a Fear token does: it is inferred that whoever has one is not readied, but loses it instead (RIV-RUL-24).",
                    "Aucun livret ne dit ce que fait un jeton Peur : on en déduit que qui en porte un n'est pas redressé, mais le perd (RIV-RUL-24)."),
            "war-clandestine", new Text(
                    "Whether the attack must be a Social one is not ruled: it is read literally, any attack will do.",
                    "Rien ne tranche si l'attaque doit être Sociale : le texte est pris à la lettre, toute attaque convient."));
    private static final List<String> REVISED = List.of("core-drain-them-slowly", "core-dragons-roost", "core-pr-firm",
            "core-scoped-30-06", "war-tamaska", "war-trinity-voss", "war-the-shakedown", "war-invisible-army",
            "war-protect-the-flock");

    private Caveats() {}

    private static Text corrected(String en, String fr) {
        return new Text(
                "A corrected card: " + en + ". That this is one of the five corrected cards is inferred (RIV-RUL-02).",
                "Carte corrigée : " + fr + ". Qu'elle soit l'une des cinq cartes corrigées est déduit (RIV-RUL-02).");
    }

    public static List<Text> of(Card<Rivals> card) {
        List<Text> notes = new ArrayList<>();
        Text note = NOTES.get(card.slug());
        if (note != null) notes.add(note);
        if (REVISED.contains(card.slug())) notes.add(LATER_REVISION);
        return notes;
    }
}
