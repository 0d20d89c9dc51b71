package elysium.rivals.show.log;

import static elysium.kernel.Table.NONE;

import elysium.rivals.show.text.EventPhrases;
import elysium.rivals.table.event.EventKind;
import elysium.tabletop.text.LogSentence;
import org.jspecify.annotations.Nullable;

/// Log sentences about cards: played, drawn, attached, burned, discarded.
final class CardLog {
    private CardLog() {}

    static @Nullable LogSentence of(EventPhrases e) {
        String seat = e.seat(), card = e.card();
        return switch (e.kind()) {
            case EventKind.ATTACHED -> e.says(card + " is attached to " + e.card(e.amount()),
                    "on attache " + card + " " + e.in().to(e.card(e.amount())));
            case EventKind.DETACHED -> e.says(seat + " detaches " + card + " from " + e.card(e.amount()),
                    seat + " détache " + card + " " + e.in().of(e.card(e.amount())));
            case EventKind.BURNED -> burned(e);
            case EventKind.DISCARDED -> e.nobodys() ? e.lists("discarded: ", "on défausse : ")
                    : e.lists(seat + " discards ", seat + " défausse ");
            case EventKind.DREW -> LogSentence.of(e.in().say(seat + " draws ", seat + " pioche "), drawn(e), "");
            case EventKind.TOOK -> e.hidden() ? null : e.lists(seat + " draws ", seat + " pioche ");
            case EventKind.TAKEN_BACK -> e.lists(seat + " takes back ", seat + " reprend ");
            case EventKind.RECRUITED -> e.says(seat + " recruits " + card + " for " + e.in().prestige(e.amount()),
                    seat + " recrute " + card + " pour " + e.in().prestige(e.amount()));
            case EventKind.PLAYED -> e.says(seat + " plays " + card + with(e), seat + " joue " + card + with(e));
            case EventKind.USED -> e.says(seat + " uses " + card + with(e), seat + " utilise " + card + with(e));
            case EventKind.PEEKED -> e.says(seat + " looks at " + where(e), seat + " regarde " + where(e));
            case EventKind.SAW -> e.hidden() ? null
                    : e.lists(seat + " looks at " + where(e) + " and sees ",
                            seat + " regarde " + where(e) + " et voit ");
            case EventKind.ROUSED -> e.lists(seat + " brings back to The Streets: ", seat + " ramène dans La Rue : ");
            case EventKind.HAVEN_REVEALED -> e.says(seat + " reveals their Haven: " + card,
                    seat + " révèle son Refuge : " + card);
            default -> tokens(e);
        };
    }

    private static LogSentence burned(EventPhrases e) {
        if (e.isVampire()) return e.says(e.card() + " of " + e.seat() + " is burned and leaves the game",
                e.card() + ", de " + e.seat() + ", brûle et quitte le jeu");
        return e.nobodys() ? e.lists("burned: ", "on brûle : ")
                : e.lists(e.seat() + " burns ", e.seat() + " brûle ");
    }

    private static String with(EventPhrases e) {
        return e.amount() == NONE || e.isFace(e.amount()) ? "" : e.in().say(" with ", " avec ") + e.card(e.amount());
    }

    private static String drawn(EventPhrases e) {
        if (!e.hidden()) return e.card();
        return e.amount() == 0 ? e.in().libraryCard() : e.in().factionCard();
    }

    private static String where(EventPhrases e) {
        return switch (e.amount()) {
            case 0 -> e.in().say("the hand of " + e.in().seat(e.object()), "la main de " + e.in().seat(e.object()));
            case 1 -> e.in().say("the top of their Library", "le dessus de sa Bibliothèque");
            default -> e.in().say("the top of their Faction Deck", "le dessus de son Deck faction");
        };
    }

    private static @Nullable LogSentence tokens(EventPhrases e) {
        String card = e.hidden() ? e.in().faceDown() : e.card(), tokens = e.in().tokens(e.amount());
        return switch (e.kind()) {
            case EventKind.CITY -> e.lists("the city reveals ", "la Cité révèle ");
            case EventKind.CITY_RENEWED -> e.says("the city discard pile becomes the new City Deck",
                    "la défausse de la Cité devient le nouveau Deck Cité");
            case EventKind.EVENT_OVER -> e.says(card + " ends", card + " prend fin");
            case EventKind.TRIGGERED -> e.says(card + " triggers", card + " se déclenche");
            case EventKind.TOKENS -> e.says(tokens + " put on " + card, tokens + " de plus sur " + card);
            case EventKind.TOKENS_OFF -> e.says(tokens + " taken off " + card, tokens + " de moins sur " + card);
            case EventKind.BOUNTY -> e.says("defeating " + card + " is now worth " + e.in().agenda(e.amount()),
                    "vaincre " + card + " rapportera " + e.in().agenda(e.amount()));
            default -> null;
        };
    }
}
