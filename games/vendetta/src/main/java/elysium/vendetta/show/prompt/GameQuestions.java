package elysium.vendetta.show.prompt;

import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Text;
import elysium.tabletop.CardPlay;
import elysium.tabletop.TriggerResolution;
import elysium.tabletop.Verbs;
import elysium.tabletop.game.GameQuestion;
import elysium.tabletop.game.QuestionKind;
import elysium.tabletop.game.QuestionKind.Bearing;
import elysium.vendetta.dsl.Effects;
import elysium.vendetta.flow.Auction;
import elysium.vendetta.flow.ClanChoice;
import elysium.vendetta.flow.ForcedChoice;
import elysium.vendetta.flow.Frenzy;
import elysium.vendetta.flow.HandBuilding;
import elysium.vendetta.flow.PlanningTurn;
import elysium.vendetta.flow.PlayedByEffect;
import elysium.vendetta.flow.RelicChoice;
import elysium.vendetta.flow.Retrieval;
import elysium.vendetta.flow.Selection;
import elysium.vendetta.flow.StayOrWithdraw;
import elysium.vendetta.flow.Withdrawal;
import elysium.vendetta.table.Vendetta;

/// The kinds of question that Vendetta asks; their ids are permanent.
public enum GameQuestions implements GameQuestion {
    CLAN("clan", "Which clan to play", "Quel clan jouer"),
    RELIC("relic", "Which Relic to take", "Quelle Relique prendre"),
    HAND_RETURN("hand-return", "Which card to put back", "Quelle carte remettre", Bearing.SECRET),
    PLANNING_CARD("planning-card", "Which card to play, and where", "Quelle carte jouer, et où"),
    PLANNING_BLOOD("planning-blood", "How much Blood to play", "Combien de Sang jouer", Bearing.QUIET),
    PLANNING_END("planning-end", "Anything else before the turn ends", "Autre chose avant la fin du tour",
            Bearing.QUIET),
    TOKEN("token", "Stay or withdraw", "Rester ou se retirer", Bearing.SECRET),
    SHELTER("shelter", "Take shelter elsewhere", "S'abriter ailleurs", Bearing.QUIET),
    BID("bid", "How much Blood to bid", "Combien de Sang miser", Bearing.SECRET),
    BID_FLIP("bid-flip", "Which card to turn face down", "Quelle carte retourner face cachée"),
    TRIBUTE("tribute", "Give up Blood or lose Influence", "Céder du Sang ou perdre de l'Influence"),
    OBEDIENCE("obedience", "Give up Blood or skip two steps", "Céder du Sang ou renoncer à deux étapes"),
    TOLL("toll", "Give up Blood or Influence", "Céder du Sang ou de l'Influence"),
    CONFESSION("confession", "Pay to reveal a card", "Payer pour révéler une carte"),
    FRENZY_URN("frenzy-urn", "Use a Relic instead of Frenzy", "Utiliser une Relique au lieu d'entrer en Frénésie",
            Bearing.QUIET),
    FRENZY_SHIELD("frenzy-shield", "Turn a card face down instead of draining",
            "Retourner une carte plutôt que drainer", Bearing.QUIET),
    TAKE_BACK("take-back", "Which cards to take back", "Quelles cartes reprendre", Bearing.QUIET),
    TURN_DOWN("turn-down", "Which cards to turn face down", "Quelles cartes retourner face cachée", Bearing.QUIET),
    RETRIEVAL("retrieval", "How much Blood to take back", "Combien de Sang reprendre", Bearing.QUIET),
    ORDER("order", "Which of your cards takes effect first", "Laquelle de vos cartes prend effet d'abord"),
    PICK_CARD("pick-card", "Which card to choose", "Quelle carte choisir", Bearing.QUIET),
    PICK_RIVAL("pick-rival", "Which Rival to choose", "Quel Rival choisir", Bearing.QUIET),
    PICK_PLACE("pick-place", "Which Location to choose", "Quel Lieu choisir", Bearing.QUIET),
    PICK_BLOOD("pick-blood", "How much Blood a card plays", "Combien de Sang une carte joue", Bearing.QUIET),
    PICK_TEAMMATE("pick-teammate", "Whether a card affects your teammate", "Si une carte concerne votre coéquipier",
            Bearing.QUIET),
    USE("use", "Whether to use a card", "Utiliser une carte ou non", Bearing.QUIET),
    NOTHING("nothing", "Nothing to choose", "Rien à choisir", Bearing.QUIET);

    private final QuestionKind kind;

    GameQuestions(String id, String en, String fr) {
        this(id, en, fr, Bearing.OPEN);
    }

    GameQuestions(String id, String en, String fr, Bearing bearing) {
        kind = new QuestionKind(id, new Text(en, fr), bearing);
    }

    @Override public QuestionKind kind() {
        return kind;
    }

    /// The kind of question that a seat is asked.
    public static GameQuestions of(Vendetta t, int seat) {
        Frame<Vendetta> top = t.top();
        return switch (top) {
            case ClanChoice _ -> CLAN;
            case RelicChoice _ -> RELIC;
            case HandBuilding _ -> HAND_RETURN;
            case PlanningTurn turn -> planning(turn.at());
            case PlayedByEffect _ -> PICK_BLOOD;
            case StayOrWithdraw _ -> TOKEN;
            case Withdrawal _ -> SHELTER;
            case Auction auction -> auction.at() == Auction.Stage.BID ? BID : BID_FLIP;
            case ForcedChoice demand -> demand(demand.what());
            case Frenzy frenzy -> frenzy.at() == Frenzy.Stage.URN ? FRENZY_URN : FRENZY_SHIELD;
            case Selection selection -> selection.what() == Selection.What.FLIP ? TURN_DOWN : TAKE_BACK;
            case Retrieval _ -> RETRIEVAL;
            case TriggerResolution<Vendetta> _ -> ORDER;
            case CardPlay<Vendetta> _ -> ofPlay(t, seat);
            default -> throw new IllegalStateException(top + " asks nothing");
        };
    }

    private static GameQuestions planning(PlanningTurn.Stage stage) {
        return switch (stage) {
            case CARD -> PLANNING_CARD;
            case BLOOD -> PLANNING_BLOOD;
            case END -> PLANNING_END;
        };
    }

    private static GameQuestions demand(ForcedChoice.What what) {
        return switch (what) {
            case TRIBUTE -> TRIBUTE;
            case OBEDIENCE -> OBEDIENCE;
            case TOLL -> TOLL;
            case CONFESSION -> CONFESSION;
        };
    }

    /// The question of a card, by an offer other than passing.
    private static GameQuestions ofPlay(Vendetta t, int seat) {
        long telling = GameQuestion.lastNonPass(t, seat);
        return switch (Move.verb(telling)) {
            case Verbs.PICK_CARD -> PICK_CARD;
            case Verbs.PICK_SEAT -> PICK_RIVAL;
            case Verbs.PICK_PLACE -> PICK_PLACE;
            case Verbs.PICK_NUMBER -> switch (Move.b(telling)) {
                case Effects.TEAM -> PICK_TEAMMATE;
                case Effects.AMOUNT -> PICK_BLOOD;
                default -> USE;
            };
            default -> NOTHING;
        };
    }
}
