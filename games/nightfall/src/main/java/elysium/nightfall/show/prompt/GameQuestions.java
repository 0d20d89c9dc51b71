package elysium.nightfall.show.prompt;

import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Text;
import elysium.nightfall.flow.Attacks;
import elysium.nightfall.flow.Blocks;
import elysium.nightfall.flow.Chain;
import elysium.nightfall.flow.Claim;
import elysium.nightfall.flow.CleanUp;
import elysium.nightfall.flow.DamageToPlayer;
import elysium.nightfall.flow.Discarding;
import elysium.nightfall.flow.Draft;
import elysium.nightfall.flow.EachOpponent;
import elysium.nightfall.flow.Fights;
import elysium.nightfall.flow.Healing;
import elysium.nightfall.flow.ReturnMinions;
import elysium.nightfall.flow.Strike;
import elysium.nightfall.flow.Surveillance;
import elysium.nightfall.flow.TakeFromArchive;
import elysium.nightfall.flow.Ultimatum;
import elysium.nightfall.show.text.CurrentPhase;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.Verbs;
import elysium.tabletop.game.GameQuestion;
import elysium.tabletop.game.QuestionKind;
import elysium.tabletop.game.QuestionKind.Bearing;

/// The kinds of question that Nightfall asks; their ids are permanent.
public enum GameQuestions implements GameQuestion {
    DRAFT("draft", "Which draft card to pick", "Quelle carte Draft choisir", Bearing.SECRET),
    ATTACK("attack", "Who a minion attacks", "Qui une Créature attaque"),
    BLOCK("block", "Which minions block", "Quelles Créatures bloquent", Bearing.QUIET),
    FIGHT("fight", "Which combat comes next", "Quel combat vient ensuite"),
    ABSORB("absorb", "Which minion takes the damage", "Quelle Créature subit les dégâts"),
    CHAIN_START("chain-start", "Whether to start a chain", "Créer un Enchaînement ou non", Bearing.QUIET),
    CHAIN_LINK("chain-link", "Whether to add to the chain", "Ajouter à l'Enchaînement ou non", Bearing.QUIET),
    CLAIM("claim", "What to claim", "Quoi acheter", Bearing.QUIET),
    WOUNDS("wounds", "Which wounds to discard", "Quelles Blessures défausser", Bearing.QUIET),
    PICK_CARD("pick-card", "Which card is the target", "Quelle carte est ciblée"),
    PICK_PLAYER("pick-player", "Which player is the target", "Quel joueur est ciblé"),
    PICK_ARCHIVE("pick-archive", "Which archive is the target", "Quelle Réserve est ciblée"),
    DISCARD("discard", "Which card to discard", "Quelle carte défausser"),
    EACH("each", "Which opponent comes first", "Quel adversaire vient d'abord"),
    HEAL("heal", "How much health to restore", "Combien de Points de Vie rendre"),
    RISE("rise", "Whether to put a minion into play", "Mettre une Créature en jeu ou non", Bearing.QUIET),
    LOOK_DISCARD("look-discard", "Which of the cards seen to discard", "Lesquelles des cartes vues défausser",
            Bearing.QUIET),
    LOOK_ORDER("look-order", "In which order cards go back", "Dans quel ordre remettre les cartes"),
    TAKE("take", "From which archive to take a card", "Dans quelle Réserve prendre une carte"),
    ULTIMATUM("ultimatum", "Discard or take wounds", "Défausser ou recevoir des Blessures"),
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
    public static GameQuestions of(Nightfall t, int seat) {
        Frame<Nightfall> top = t.top();
        return switch (top) {
            case Draft _ -> DRAFT;
            case Attacks _ -> ATTACK;
            case Blocks _ -> BLOCK;
            case Fights _ -> FIGHT;
            case Strike _,DamageToPlayer _ -> ABSORB;
            case Chain _ -> CurrentPhase.allowedColors(t) < 0 ? CHAIN_START : CHAIN_LINK;
            case Claim _ -> CLAIM;
            case CleanUp _ -> WOUNDS;
            case Discarding _ -> DISCARD;
            case EachOpponent _ -> EACH;
            case Healing _ -> HEAL;
            case ReturnMinions _ -> RISE;
            case Surveillance look -> look.at() == Surveillance.Stage.DISCARD ? LOOK_DISCARD : LOOK_ORDER;
            case TakeFromArchive _ -> TAKE;
            case Ultimatum _ -> ULTIMATUM;
            default -> ofOffers(t, seat);
        };
    }

    /// The question of a text, by an offer other than passing.
    private static GameQuestions ofOffers(Nightfall t, int seat) {
        long telling = GameQuestion.lastNonPass(t, seat);
        return switch (Move.verb(telling)) {
            case Verbs.PICK_CARD -> PICK_CARD;
            case Verbs.PICK_SEAT -> PICK_PLAYER;
            case Verbs.PICK_PLACE -> PICK_ARCHIVE;
            default -> NOTHING;
        };
    }
}
