package elysium.vendetta.show.prompt;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Frame;
import elysium.kernel.Lang;
import elysium.kernel.Text;
import elysium.tabletop.CardPlay;
import elysium.tabletop.TriggerResolution;
import elysium.vendetta.flow.Auction;
import elysium.vendetta.flow.ClanChoice;
import elysium.vendetta.flow.ForcedChoice;
import elysium.vendetta.flow.Frenzy;
import elysium.vendetta.flow.HandBuilding;
import elysium.vendetta.flow.Planning;
import elysium.vendetta.flow.PlanningTurn;
import elysium.vendetta.flow.PlayedByEffect;
import elysium.vendetta.flow.RelicChoice;
import elysium.vendetta.flow.Retrieval;
import elysium.vendetta.flow.Selection;
import elysium.vendetta.flow.StayOrWithdraw;
import elysium.vendetta.flow.Withdrawal;
import elysium.vendetta.show.text.CurrentPhase;
import elysium.vendetta.show.text.ResultText;
import elysium.vendetta.show.text.VendettaPhrases;
import elysium.vendetta.table.GameLayout;
import elysium.vendetta.table.Value;
import elysium.vendetta.table.Vendetta;

/// The text of the open question. A seat that is not asked reads who must answer.
public final class Prompts {
    private Prompts() {}

    public static Text of(Vendetta t, int seat) {
        return new Text(in(t, seat, new VendettaPhrases(Lang.EN)), in(t, seat, new VendettaPhrases(Lang.FR)));
    }

    private static String in(Vendetta t, int seat, VendettaPhrases in) {
        if (t.isOver()) return in.say("The game is over: ", "La partie est finie : ") + ResultText.of(t, in);
        if (!t.isAsked(seat)) return in.say("Waiting for ", "On attend ") + in.clans(t, t.askedSeats());
        return asked(t, seat, t.top(), in);
    }

    private static String asked(Vendetta t, int seat, Frame<Vendetta> top, VendettaPhrases in) {
        return switch (top) {
            case ClanChoice _ -> in.say("Choose your clan", "Choisissez votre clan");
            case RelicChoice _ -> in.say("Choose your Relic", "Choisissez votre Relique");
            case HandBuilding _ -> handBuilding(t, seat, in);
            case PlanningTurn turn -> planning(t, turn, in);
            case StayOrWithdraw tokens -> in.place(t, tokens.place())
                    + in.say(": stay or withdraw? (Secret.)", " : rester ou se retirer ? (Secret.)");
            case Withdrawal withdrawal -> shelter(t, withdrawal, in);
            case Auction auction -> CardPrompts.auction(t, auction, in);
            case ForcedChoice demand -> CardPrompts.demand(t, seat, demand, in);
            case Frenzy frenzy -> frenzy(t, frenzy, in);
            case Selection selection -> CardPrompts.selection(t, selection, in);
            case PlayedByEffect played -> CardPrompts.played(t, played, in);
            case Retrieval retrieval -> in.say("Take back up to " + retrieval.most() + " Blood that you Deployed ",
                    "Reprenez jusqu'à " + retrieval.most() + " Sang que vous avez déployés ")
                    + in.at(t, retrieval.place());
            case TriggerResolution<Vendetta> _ -> in.say("Several of your cards take effect now. Which one first?",
                    "Plusieurs de vos cartes prennent effet. Laquelle d'abord ?");
            case CardPlay<Vendetta> play -> CardPrompts.play(t, seat, play, in);
            default -> in.say("Your answer?", "Votre réponse ?");
        };
    }

    private static String handBuilding(Vendetta t, int seat, VendettaPhrases in) {
        List<String> drawn = new ArrayList<>();
        for (int card = t.first(GameLayout.DRAWN + seat); card != NONE; card = t.next(card))
            drawn.add(in.card(t, t.face(card)));
        boolean any = t.value(Value.KEEPS_ALL, seat) > 0;
        String cards = in.list(drawn);
        return in.say("Hand Building: you drew " + cards + ". Which card"
                + (any ? ", of these or of your hand," : "") + " goes under your Clan deck? (Secret.)",
                "Constitution de la main : vous avez pioché " + cards + ". Quelle carte"
                        + (any ? ", parmi elles ou votre main," : "") + " va sous votre pioche de Clan ? (Secret.)");
    }

    private static String planning(Vendetta t, PlanningTurn turn, VendettaPhrases in) {
        String when = in.say("Planning", "Planification");
        for (int at = 0; at < t.depth(); at++)
            if (t.frame(at) instanceof Planning planning) when = CurrentPhase.planning(t, planning, in);
        return when + in.say(": ", " : ") + switch (turn.at()) {
            case CARD -> in.say("play a card", "jouez une carte");
            case BLOOD -> in.say("how much Blood with your card ", "combien de Sang avec votre carte ")
                    + in.at(t, turn.place()) + in.say("?", " ?");
            case END -> in.say("do anything else, or end the turn?", "autre chose, ou fin du tour ?");
        };
    }

    private static String shelter(Vendetta t, Withdrawal withdrawal, VendettaPhrases in) {
        int card = t.firstModifyingCard(Value.SHELTER, withdrawal.seat());
        String name = in.card(t, t.face(card)), to = in.at(t, t.locations.of(card)),
                from = in.place(t, withdrawal.place());
        return in.say("You withdraw (" + from + "): use " + name + " and take shelter " + to + "?",
                "Vous vous retirez (" + from + ") : utiliser " + name + " pour vous abriter " + to + " ?");
    }

    private static String frenzy(Vendetta t, Frenzy frenzy, VendettaPhrases in) {
        boolean urn = frenzy.at() == Frenzy.Stage.URN;
        int card = t.firstModifyingCard(urn ? Value.URN : Value.SHIELD, frenzy.seat());
        String name = in.card(t, t.face(card));
        return urn ? in.say("Your Pool is empty: use " + name + " and gain 3 Blood instead of Frenzy?",
                "Votre Réserve est vide : utiliser " + name + " et gagner 3 Sang au lieu d'entrer en Frénésie ?")
                : in.say("Frenzy: turn " + name + " face down instead of draining a card at random?",
                        "Frénésie : retourner " + name + " face cachée plutôt que drainer une carte au hasard ?");
    }
}
