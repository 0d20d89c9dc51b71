package elysium.rivals.show.prompt;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Frame;
import elysium.kernel.Text;
import elysium.rivals.flow.Attaching;
import elysium.rivals.flow.DrawCards;
import elysium.rivals.flow.turn.Actions;
import elysium.rivals.flow.turn.Culling;
import elysium.rivals.flow.turn.Mending;
import elysium.rivals.show.text.Progress;
import elysium.rivals.show.text.ResultText;
import elysium.rivals.show.text.RivalsPhrases;
import elysium.rivals.table.Rivals;
import elysium.tabletop.text.Phrases;

/// The text of the open question. A seat that is not asked reads who must answer.
public final class Prompts {
    private Prompts() {}

    public static Text of(Rivals t, int seat) {
        return RivalsPhrases.inBothLanguages(in -> of(t, seat, in));
    }

    private static String of(Rivals t, int seat, RivalsPhrases in) {
        if (t.isOver()) return in.say("The game is over: ", "La partie est finie : ") + ResultText.of(t, in);
        if (!t.isAsked(seat)) return in.say("Waiting for ", "On attend ") + in.seats(t.askedSeats());
        return asked(t, seat, t.top(), in);
    }

    private static String asked(Rivals t, int seat, Frame<Rivals> top, RivalsPhrases in) {
        return switch (top) {
            case Actions _ -> action(t, in);
            case Mending it -> it.canMend(t) ? in.say(
                    "Discard a card to mend a vampire? (1 blood for each card, once for each vampire.)",
                    "Défausser une carte pour régénérer un vampire ? (1 Sang par carte, une fois par vampire.)")
                    : burn(in);
            case Culling _ -> burn(in);
            case DrawCards drawing -> Phrases.capital(draw(drawing.left(), in));
            case Attaching attaching -> attach(t, attaching, in);
            default -> {
                String asked = AttackPrompts.of(t, seat, top, in) + InfluencePrompts.of(t, seat, top, in);
                yield asked.isEmpty() ? TextPrompts.of(t, seat, in) : asked;
            }
        };
    }

    private static String burn(RivalsPhrases in) {
        return in.say("Burn a card attached to one of your vampires?",
                "Brûler une carte attachée à un de vos vampires ?");
    }

    private static String action(Rivals t, RivalsPhrases in) {
        if (t.turn.actions() == 0 && t.turn.unhosted() == 0)
            return in.say("No actions left. Move, use abilities, or end the Action Phase?",
                    "Plus d'action. Déplacer, utiliser des capacités, ou finir la Phase Action ?");
        return in.say("What do you do? (", "Que faites-vous ? (") + Progress.left(t, in) + ".)";
    }

    static String draw(int left, RivalsPhrases in) {
        String more = left > 1 ? " (" + in.cards(left) + in.say(" to draw.)", " à piocher.)") : "";
        return in.say("from which deck do you draw?", "dans quel deck piochez-vous ?") + more;
    }

    private static String attach(Rivals t, Attaching attaching, RivalsPhrases in) {
        String card = in.card(t, t.face(attaching.card())), bearer = in.card(t, t.face(attaching.bearer()));
        if (attaching.at() == Attaching.Stage.ROOM)
            return in.say(bearer + " has three attached cards. Which one do you burn to make room for " + card + "?",
                    bearer + " a déjà trois cartes attachées. Laquelle brûler pour attacher " + card + " ?");
        return in.say("Which member of the party attaches " + card + "?",
                "Quel membre du groupe attache " + card + " ?");
    }

    /// The name of a card that the seat may see.
    static String name(Rivals t, int card, RivalsPhrases in) {
        return card == NONE ? in.card() : in.card(t, t.face(card));
    }
}
