package elysium.vtes.show.prompt;

import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Text;
import elysium.tabletop.CardPlay;
import elysium.tabletop.TriggerResolution;
import elysium.tabletop.Verbs;
import elysium.tabletop.game.GameQuestion;
import elysium.tabletop.game.QuestionKind;
import elysium.tabletop.game.QuestionKind.Bearing;
import elysium.vtes.flow.Cancelling;
import elysium.vtes.flow.Discarding;
import elysium.vtes.flow.EquipFromLibrary;
import elysium.vtes.flow.FetchCard;
import elysium.vtes.flow.PriorityWindow;
import elysium.vtes.flow.Toll;
import elysium.vtes.flow.Trophies;
import elysium.vtes.flow.action.ActionFlow;
import elysium.vtes.flow.action.Beforehand;
import elysium.vtes.flow.action.MinionPhase;
import elysium.vtes.flow.action.Substitute;
import elysium.vtes.flow.action.TakingEquipment;
import elysium.vtes.flow.combat.CombatFlow;
import elysium.vtes.flow.combat.Damage;
import elysium.vtes.flow.combat.PreventDamage;
import elysium.vtes.flow.politics.BlockerDiablerie;
import elysium.vtes.flow.politics.Diablerie;
import elysium.vtes.flow.politics.Referendum;
import elysium.vtes.flow.politics.Sharing;
import elysium.vtes.flow.politics.Torpor;
import elysium.vtes.flow.turn.PhaseWindow;
import elysium.vtes.rules.action.Blockers;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Moment;
import elysium.vtes.table.vocabulary.Phase;
import elysium.vtes.table.vocabulary.Verb;

/// The kinds of question the game asks; their ids are permanent.
public enum GameQuestions implements GameQuestion {
    UNLOCK("unlock", "What to do in the unlock phase", "Que faire en phase de redressement", Bearing.QUIET),
    MASTER("master", "What to do in the master phase", "Que faire en phase de maître", Bearing.QUIET),
    MINION("minion", "Which action comes next", "Quelle action vient ensuite", Bearing.QUIET),
    INFLUENCE("influence", "What to do in the influence phase", "Que faire en phase d'influence", Bearing.QUIET),
    DISCARD("discard", "What to do in the discard phase", "Que faire en phase de défausse", Bearing.QUIET),
    OTHERS_PHASE("others-phase", "What to use in another Methuselah's phase",
            "Que faire dans la phase d'un autre Mathusalem",
            Bearing.QUIET),
    CANCEL("cancel", "Whether to cancel a card", "Annuler une carte ou non", Bearing.QUIET),
    AS_ANNOUNCED("as-announced", "What to use as an action is announced", "Que faire à l'annonce d'une action",
            Bearing.QUIET),
    BEFORE_RESOLUTION("before-resolution", "What to use before an action resolves",
            "Que faire avant qu'une action se résolve", Bearing.QUIET),
    BLOCK("block", "Whether to block, and with whom", "Bloquer ou non, et avec qui", Bearing.QUIET),
    ATTEMPT("attempt", "What to use during a block attempt", "Que faire pendant une tentative de blocage",
            Bearing.QUIET),
    BLOCKED("blocked", "What to use once an action is blocked", "Que faire quand une action est bloquée",
            Bearing.QUIET),
    WOULD_SUCCEED("would-succeed", "Whether to replace the effect of an action that would succeed",
            "Remplacer l'effet d'une action qui va réussir", Bearing.QUIET),
    ABOUT_TO_SUCCEED("about-to-succeed", "What to use right before a success", "Que faire juste avant un succès",
            Bearing.QUIET),
    AFTER_RESOLUTION("after-resolution", "What to use after an action", "Que faire après une action", Bearing.QUIET),
    BEFORE_RANGE("before-range", "What to use before range is determined", "Que faire avant la manœuvre",
            Bearing.QUIET),
    RANGE("range", "Whether to maneuver", "Manœuvrer ou non", Bearing.QUIET),
    BEFORE_STRIKES("before-strikes", "What to use before strikes", "Que faire avant les frappes", Bearing.QUIET),
    STRIKE("strike", "How to strike", "Comment frapper", Bearing.QUIET),
    AIM("aim", "What a strike targets", "Ce qu'une frappe vise"),
    ADDITIONAL("additional", "Whether to gain additional strikes", "Gagner des frappes additionnelles ou non",
            Bearing.QUIET),
    PREVENT("prevent", "Whether to prevent damage", "Prévenir des dégâts ou non", Bearing.QUIET),
    SPARE("spare", "Which damage to prevent", "Quels dégâts prévenir"),
    PRESS("press", "Whether to press", "Poursuivre ou non", Bearing.QUIET),
    END_OF_ROUND("end-of-round", "What to use at the end of a round", "Que faire en fin de round", Bearing.QUIET),
    BEFORE_VOTES("before-votes", "What to use before votes are cast", "Que faire avant le vote", Bearing.QUIET),
    VOTE("vote", "How to vote", "Comment voter", Bearing.QUIET),
    ANY_TIME("any-time", "What to use at this moment", "Que faire à cet instant", Bearing.QUIET),
    STAND_IN("stand-in", "Whether a slave fights instead", "Faire combattre un esclave ou non", Bearing.QUIET),
    TAKE_EQUIPMENT("take-equipment", "Which equipment to take", "Quel équipement prendre"),
    SPOILS("spoils", "Which equipment a diablerist takes", "Quel équipement revient au diaboliste", Bearing.QUIET),
    TEMPTATION("temptation", "Whether to diablerise", "Diabler ou non", Bearing.QUIET),
    SHARE("share", "Who gets each point", "Qui reçoit chaque point"),
    OUTFIT("outfit", "Which equipment to take from the library", "Quel équipement prendre dans la bibliothèque",
            Bearing.QUIET),
    RESCUE("rescue", "How to split the cost of a rescue", "Comment partager le coût d'un secours"),
    FETCH("fetch", "Which card to fetch", "Quelle carte aller chercher", Bearing.QUIET),
    TROPHY("trophy", "Which trophy to award", "Quel trophée remettre", Bearing.QUIET),
    TOLL("toll", "Whether to burn pool or blood", "Brûler de la réserve ou du sang"),
    HAND("hand", "What to discard from too large a hand", "Que défausser d'une main trop grande"),
    ORDER("order", "Which of your cards takes effect first", "Laquelle de vos cartes prend effet d'abord"),
    PICK_CARD("pick-card", "Which card to choose", "Quelle carte choisir", Bearing.QUIET),
    PICK_METHUSELAH("pick-methuselah", "Which Methuselah to choose", "Quel Mathusalem choisir", Bearing.QUIET),
    PICK_NUMBER("pick-number", "How much", "Combien", Bearing.QUIET),
    PICK_NAME("pick-name", "Which card to name", "Quelle carte nommer", Bearing.QUIET),
    NAME_CLAN("name-clan", "Which clan to name", "Quel clan nommer"),
    CHOOSE("choose", "What to choose for a card", "Que choisir pour une carte", Bearing.QUIET),
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

    public static GameQuestions of(QuestionKind matter) {
        for (GameQuestions each : values()) if (each.kind.equals(matter)) return each;
        throw new IllegalArgumentException(matter + " is no matter of this game");
    }

    /// The kind of question a seat must answer.
    public static GameQuestions of(Vtes t, int seat) {
        GameQuestions known = known(t, seat);
        return known == CHOOSE ? ofOffers(t, seat) : known;
    }

    /// The kind as all players may know it: every choice for a card is [#CHOOSE].
    public static GameQuestions known(Vtes t, int seat) {
        Frame<Vtes> top = t.top();
        return switch (top) {
            case PhaseWindow going -> seat == t.turn.active() ? ofPhase(going.phase()) : OTHERS_PHASE;
            case MinionPhase _ -> seat == t.turn.active() ? MINION : OTHERS_PHASE;
            case PriorityWindow window -> ofWindow(window.moment());
            case Cancelling _ -> CANCEL;
            case ActionFlow _ -> seat == Blockers.decidingSeat(t) ? BLOCK : BEFORE_RESOLUTION;
            case CombatFlow fight -> ofFight(fight.at());
            case Damage _ -> PREVENT;
            case PreventDamage _ -> SPARE;
            case Referendum _ -> VOTE;
            case CardPlay<Vtes> _ -> CHOOSE;
            default -> ofRest(top);
        };
    }

    private static GameQuestions ofPhase(Phase phase) {
        return switch (phase) {
            case UNLOCK -> UNLOCK;
            case MASTER -> MASTER;
            case INFLUENCE -> INFLUENCE;
            default -> DISCARD;
        };
    }

    private static GameQuestions ofWindow(int moment) {
        return switch (moment) {
            case Moment.AS_ANNOUNCED -> AS_ANNOUNCED;
            case Moment.BEFORE_RESOLUTION -> BEFORE_RESOLUTION;
            case Moment.BLOCK_ATTEMPT -> ATTEMPT;
            case Moment.BLOCKED -> BLOCKED;
            case Moment.WOULD_SUCCEED -> WOULD_SUCCEED;
            case Moment.ABOUT_TO_SUCCEED -> ABOUT_TO_SUCCEED;
            case Moment.AFTER_RESOLUTION -> AFTER_RESOLUTION;
            case Moment.BEFORE_RANGE -> BEFORE_RANGE;
            case Moment.BEFORE_STRIKES -> BEFORE_STRIKES;
            case Moment.END_OF_ROUND -> END_OF_ROUND;
            case Moment.BEFORE_VOTES -> BEFORE_VOTES;
            case Moment.UNLOCK_PHASE, Moment.MASTER_PHASE, Moment.MINION_PHASE, Moment.INFLUENCE_PHASE,
                    Moment.DISCARD_PHASE -> OTHERS_PHASE;
            default -> ANY_TIME;
        };
    }

    private static GameQuestions ofFight(CombatFlow.Stage stage) {
        return switch (stage) {
            case RANGE -> RANGE;
            case CHOOSE -> STRIKE;
            case AIM -> AIM;
            case ADDITIONAL -> ADDITIONAL;
            default -> PRESS;
        };
    }

    private static GameQuestions ofRest(Frame<Vtes> top) {
        return switch (top) {
            case Substitute _ -> STAND_IN;
            case Beforehand _ -> AFTER_RESOLUTION;
            case TakingEquipment _ -> TAKE_EQUIPMENT;
            case Diablerie _ -> SPOILS;
            case BlockerDiablerie _ -> TEMPTATION;
            case Torpor.Rescue _ -> RESCUE;
            case Sharing _ -> SHARE;
            case EquipFromLibrary _ -> OUTFIT;
            case FetchCard _ -> FETCH;
            case Trophies _ -> TROPHY;
            case Toll _ -> TOLL;
            case Discarding _ -> HAND;
            case TriggerResolution<Vtes> _ -> ORDER;
            default -> CHOOSE;
        };
    }

    /// The kind of choice a card asks for, read from any offer except a pass.
    private static GameQuestions ofOffers(Vtes t, int seat) {
        return switch (Move.verb(GameQuestion.lastNonPass(t, seat))) {
            case Verbs.PICK_CARD -> PICK_CARD;
            case Verbs.PICK_SEAT -> PICK_METHUSELAH;
            case Verbs.PICK_NUMBER -> PICK_NUMBER;
            case Verbs.PICK_DEF -> PICK_NAME;
            case Verb.NAME_CLAN -> NAME_CLAN;
            case Verbs.PASS -> NOTHING;
            default -> CHOOSE;
        };
    }
}
