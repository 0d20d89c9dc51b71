package elysium.vendetta.show.prompt;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.CardPlay;
import elysium.vendetta.flow.Auction;
import elysium.vendetta.flow.ForcedChoice;
import elysium.vendetta.flow.PlayedByEffect;
import elysium.vendetta.flow.Selection;
import elysium.vendetta.show.text.VendettaPhrases;
import elysium.vendetta.table.Vendetta;

/// Prompts of card texts, for the player of the card or the player it affects.
final class CardPrompts {
    private CardPrompts() {}

    /// The card, the question and the text of the card.
    static String play(Vendetta t, int seat, CardPlay<Vendetta> play, VendettaPhrases in) {
        return in.card(t, play.def()) + in.say(": ", " : ") + ask(GameQuestions.of(t, seat), in) + " ("
                + in.cardText(t, play.def()) + ")";
    }

    private static String ask(GameQuestions query, VendettaPhrases in) {
        return switch (query) {
            case PICK_CARD -> in.say("choose a card.", "choisissez une carte.");
            case PICK_RIVAL -> in.say("choose a Rival.", "choisissez un Rival.");
            case PICK_PLACE -> in.say("choose a Location, or pass.", "choisissez un Lieu, ou passez.");
            case PICK_TEAMMATE -> in.say("does it affect your teammate too?", "votre coéquipier est-il concerné ?");
            case PICK_BLOOD -> in.say("how much Blood?", "combien de Sang ?");
            case USE -> in.say("use it?", "l'utiliser ?");
            default -> in.say("there is nothing to choose.", "il n'y a rien à choisir.");
        };
    }

    static String auction(Vendetta t, Auction auction, VendettaPhrases in) {
        String card = in.card(t, auction.def()), at = in.at(t, auction.place());
        return switch (auction.at()) {
            case BID -> in.say(
                    card + " " + at + ": how much Blood do you bid? The lowest bid turns a card face down. (Secret.)",
                    card + " " + at
                            + " : combien de Sang misez-vous ? La plus basse mise retourne une carte. (Secret.)");
            case FLIP, SETTLE -> in.say(
                    card + ": you have the lowest bid; which card " + at + " do you turn face down?",
                    card + " : votre mise est la plus basse ; quelle carte " + at + " retournez-vous face cachée ?");
        };
    }

    static String demand(Vendetta t, int seat, ForcedChoice demand, VendettaPhrases in) {
        String who = in.clan(t, demand.seat()), by = in.card(t, demand.def()) + " (" + who + ")" + in.say(": ", " : ");
        String at = in.at(t, demand.place());
        return by + switch (demand.what()) {
            case TRIBUTE -> in.say("give up half of the Blood you Deployed " + at + ", or lose 1 Influence?",
                    "céder la moitié du Sang que vous avez déployé " + at + ", ou perdre 1 Influence ?");
            case OBEDIENCE -> in.say(
                    "let " + who + " steal 3 Blood, or skip Preparation and Aftermath " + at + "?",
                    "laisser " + who + " voler 3 Sang, ou renoncer à la Préparation et aux Conséquences " + at + " ?");
            case TOLL -> in.say("let " + who + " steal 2 Blood, or give 1 Influence?",
                    "laisser " + who + " voler 2 Sang, ou donner 1 Influence ?");
            case CONFESSION -> confession(t, seat, at, in);
        };
    }

    /// One card at a time, in the order that their player chooses.
    private static String confession(Vendetta t, int seat, String at, VendettaPhrases in) {
        Offers offers = t.offers(seat, Offers.movesOnly());
        if (offers.size() > 2)
            return in.say(
                    "lose 2 Blood to reveal a card, or leave it face down? One by one, for each of your cards " + at
                            + ".",
                    "perdre 2 Sang pour révéler une carte, ou la laisser face cachée ? L'une après l'autre, pour"
                            + " chacune de vos cartes " + at + ".");
        int card = Move.a(offers.get(0));
        String which = t.sees(seat, card) ? in.card(t, t.face(card)) : in.say("a card", "une carte");
        return in.say("lose 2 Blood to reveal " + which + ", or leave it face down?",
                "perdre 2 Sang pour révéler " + which + ", ou la laisser face cachée ?");
    }

    /// The Blood with a card played by an effect.
    static String played(Vendetta t, PlayedByEffect played, VendettaPhrases in) {
        String card = in.card(t, t.face(played.card())), at = in.at(t, played.place());
        return in.say("You play " + card + " " + at + ": how much Blood with it?",
                "Vous jouez " + card + " " + at + " : combien de Sang avec cette carte ?");
    }

    /// The cards to choose, and those chosen so far.
    static String selection(Vendetta t, Selection selection, VendettaPhrases in) {
        String at = in.say("on your Position ", "sur votre Position ") + in.at(t, selection.place());
        String which = switch (selection.what()) {
            case TAKE_BACK -> in.say("Which cards do you take back ", "Quelles cartes reprenez-vous ") + at;
            case FLIP -> in.say("Which cards do you turn face down ", "Quelles cartes retournez-vous face cachée ")
                    + at;
        } + in.say("?", " ?");
        List<String> picked = new ArrayList<>();
        for (int card : selection.picks(t))
            picked.add(t.sees(selection.seat(), card) ? in.card(t, t.face(card)) : in.say("a card", "une carte"));
        return picked.isEmpty() ? which
                : which + in.say(" Chosen so far: ", " Déjà choisies : ") + in.list(picked) + ".";
    }
}
