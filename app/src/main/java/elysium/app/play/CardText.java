package elysium.app.play;

import java.util.List;
import elysium.app.message.Messages;
import elysium.app.screen.Paint;
import elysium.app.screen.Printer;
import elysium.kernel.Lang;
import elysium.kernel.Text;
import elysium.tabletop.Card;
import elysium.tabletop.CardTable;
import elysium.tabletop.game.CardGame;

/// Prints cards with their text, details and source.
public final class CardText {
    private static final int MOST = 3;

    private CardText() {}

    /// Prints up to three cards in full; of more, only the names.
    public static <T extends CardTable<T>> void show(Printer talk, CardGame<T> game, List<Card<T>> cards) {
        for (Card<T> card : cards) {
            if (cards.size() <= MOST) whole(talk, game, card);
            else talk.line("  " + card.name().in(talk.lang()) + "  " + talk.paint(Paint.QUIET, card.slug()));
        }
    }

    private static <T extends CardTable<T>> void whole(Printer talk, CardGame<T> game, Card<T> card) {
        Lang other = talk.lang() == Lang.EN ? Lang.FR : Lang.EN;
        String names = card.name().in(talk.lang());
        if (!card.name().in(other).equals(names)) names += " (" + card.name().in(other) + ")";
        talk.line(talk.paint(Paint.STRONG, names) + "  " + talk.paint(Paint.QUIET, card.slug()));
        game.plainText(card).in(talk.lang()).lines().forEach(line -> talk.printHanging("  " + line, "  "));
        for (Text detail : game.details(card)) talk.printHanging("  " + detail.in(talk.lang()), "    ");
        if (card.source() == Card.Source.RECONSTRUCTED) talk.say(Paint.WARNING, Messages.RECONSTRUCTED);
        else talk.printHanging("  " + talk.paint(Paint.QUIET, source(card).in(talk.lang())), "  ");
        if (!card.rulings().isEmpty())
            talk.printHanging("  " + Messages.SEE.in(talk.lang(), String.join(", ", card.rulings())), "  ");
    }

    private static Messages source(Card<?> card) {
        return switch (card.source()) {
            case RULEBOOK -> Messages.FROM_RULEBOOK;
            case OFFICIAL -> Messages.FROM_OFFICIAL;
            case THIRD_PARTY -> Messages.FROM_THIRD_PARTY;
            case RECONSTRUCTED -> Messages.RECONSTRUCTED;
        };
    }
}
