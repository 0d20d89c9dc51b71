package elysium.rivals.show.prompt;

import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Text;
import elysium.rivals.dsl.Effects;
import elysium.rivals.flow.AgendaReveal;
import elysium.rivals.flow.Attaching;
import elysium.rivals.flow.Discarding;
import elysium.rivals.flow.DrawCards;
import elysium.rivals.flow.MendOwn;
import elysium.rivals.flow.attack.Antagonists;
import elysium.rivals.flow.attack.Attack;
import elysium.rivals.flow.attack.Claim;
import elysium.rivals.flow.attack.DamageHandling;
import elysium.rivals.flow.attack.MortalFalls;
import elysium.rivals.flow.deeds.AnimalStrike;
import elysium.rivals.flow.deeds.DrawAndKeepOne;
import elysium.rivals.flow.deeds.Extortion;
import elysium.rivals.flow.deeds.MendEachPlayer;
import elysium.rivals.flow.influence.Auction;
import elysium.rivals.flow.influence.Commitment;
import elysium.rivals.flow.influence.Disclosing;
import elysium.rivals.flow.influence.Invitation;
import elysium.rivals.flow.influence.Leaders;
import elysium.rivals.flow.influence.PromiseRound;
import elysium.rivals.flow.influence.TitlePlay;
import elysium.rivals.flow.turn.Actions;
import elysium.rivals.flow.turn.Culling;
import elysium.rivals.flow.turn.Mending;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Verb;
import elysium.tabletop.TriggerResolution;
import elysium.tabletop.Verbs;
import elysium.tabletop.game.GameQuestion;
import elysium.tabletop.game.QuestionKind;
import elysium.tabletop.game.QuestionKind.Bearing;

/// The kinds of question that Rivals asks; their ids are permanent.
public enum GameQuestions implements GameQuestion {
    LEADER("leader", "Which vampire leads", "Quel vampire mène", Bearing.SECRET),
    BID("bid", "How much to bid for a vampire", "Combien miser pour un vampire", Bearing.QUIET),
    ACTION("action", "What to do in the Action Phase", "Que faire en Phase Action", Bearing.QUIET),
    MEND("mend", "Which vampires to mend", "Quels vampires régénérer", Bearing.QUIET),
    CULL("cull", "Which attached cards to burn", "Quelles cartes attachées brûler", Bearing.QUIET),
    DRAW("draw", "From which deck to draw", "Dans quel deck piocher"),
    ROOM("room", "Which attached card to burn", "Quelle carte attachée brûler"),
    BEARER("bearer", "Which character attaches a card", "Quel personnage attache une carte"),
    TARGET("target", "Whom to attack", "Qui attaquer"),
    INTEL("intel", "Whether to discard for Intel", "Défausser pour l'Info ou non", Bearing.QUIET),
    KIND("kind", "How to attack", "Comment attaquer"),
    ATTACK_CARD("attack-card", "Which Attack card to play", "Quelle carte Attaque jouer", Bearing.QUIET),
    BLOCK("block", "Who blocks", "Qui bloque", Bearing.QUIET),
    BLOCK_AFAR("block-afar", "Whether to block from elsewhere", "Bloquer depuis ailleurs ou non", Bearing.QUIET),
    REACTION("reaction", "Which Reaction to play", "Quelle Réaction jouer", Bearing.QUIET),
    AIM("aim", "Who a Targeted attack hits", "Cible d'une attaque Ciblée"),
    ATTACK_ABILITY("attack-ability", "Abilities of the attacker", "Capacités de l'attaquant", Bearing.QUIET),
    DEFENCE_ABILITY("defence-ability", "Abilities of the defender", "Capacités du défenseur", Bearing.QUIET),
    PREVENT("prevent", "Whether to prevent damage", "Prévenir des dégâts ou non", Bearing.QUIET),
    MORTAL("mortal", "Burn or attach a Mortal", "Brûler ou attacher un Mortel"),
    MORTAL_MENDS("mortal-mends", "Who mends by a Mortal", "Qui régénère grâce à un Mortel"),
    CLAIM("claim", "Whether to attack a claimant", "Attaquer un prétendant ou non", Bearing.QUIET),
    DIVERT("divert", "Whether to divert Antagonists", "Détourner des Antagonistes ou non", Bearing.QUIET),
    ASSIGN("assign", "Who takes damage from Antagonists", "Qui subit les Antagonistes"),
    DEAL("deal", "What to promise", "Que promettre", Bearing.QUIET),
    COMMIT("commit", "Which Influence to commit, and the side", "Quelle Influence engager, et le camp", Bearing.QUIET),
    FIST("fist", "How much prestige to hide", "Combien de Prestige cacher", Bearing.SECRET_OR_QUIET),
    TITLE("title", "How to pay for a Title", "Comment payer un Titre", Bearing.QUIET),
    INVITE("invite", "Whether to add to a Conspiracy", "Ajouter à une Conspiration ou non", Bearing.QUIET),
    DISCLOSE("disclose", "Whether to show a Conspiracy", "Montrer une Conspiration ou non", Bearing.QUIET),
    UNVEIL("unveil", "Whether to reveal your Agenda", "Révéler votre Cabale ou non", Bearing.SECRET_OR_QUIET),
    DISCARD("discard", "Which cards to discard", "Quelles cartes défausser", Bearing.QUIET),
    ANIMALS("animals", "Which Animals to give up", "Quels Animaux abandonner", Bearing.QUIET),
    EXTORT("extort", "From whom to steal prestige", "À qui voler du Prestige"),
    MENDS("mends", "Which of your vampires mends", "Lequel de vos vampires régénère"),
    SIFT("sift", "Which drawn card to discard", "Quelle carte piochée défausser"),
    ORDER("order", "Which of your texts resolves first", "Lequel de vos textes s'applique d'abord"),
    PICK_CARD("pick-card", "Which card to choose", "Quelle carte choisir", Bearing.QUIET),
    PICK_PLAYER("pick-player", "Which player to choose", "Quel joueur choisir"),
    PICK_NUMBER("pick-number", "How much", "Combien", Bearing.QUIET),
    PICK_KIND("pick-kind", "Which kind of attack to name", "Quel type d'attaque nommer"),
    USE("use", "What a card lets you choose", "Ce qu'une carte permet de choisir"),
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
    public static GameQuestions of(Rivals t, int seat) {
        Frame<Rivals> top = t.top();
        return switch (top) {
            case Actions _ -> ACTION;
            case Mending it -> it.canMend(t) ? MEND : CULL;
            case Culling _ -> CULL;
            case DrawCards _ -> DRAW;
            case Attaching attaching -> attaching.at() == Attaching.Stage.ROOM ? ROOM : BEARER;
            case Attack attack -> ofAttack(attack.at());
            case DamageHandling _ -> PREVENT;
            case MortalFalls falls -> falls.at() == MortalFalls.Stage.MENDS ? MORTAL_MENDS : MORTAL;
            case Claim _ -> CLAIM;
            case Antagonists it -> it.at() == Antagonists.Stage.DIVERTED ? DIVERT : ASSIGN;
            case TriggerResolution<Rivals> _ -> ORDER;
            default -> ofInfluence(t, seat, top);
        };
    }

    private static GameQuestions ofInfluence(Rivals t, int seat, Frame<Rivals> top) {
        return switch (top) {
            case PromiseRound _ -> DEAL;
            case Commitment it -> it.fist() ? FIST : COMMIT;
            case TitlePlay _ -> TITLE;
            case Invitation _ -> INVITE;
            case Disclosing _ -> DISCLOSE;
            case AgendaReveal _ -> UNVEIL;
            case Leaders _ -> LEADER;
            case Auction _ -> BID;
            default -> ofText(t, seat, top);
        };
    }

    private static GameQuestions ofAttack(Attack.Stage at) {
        return switch (at) {
            case TARGET -> TARGET;
            case INTEL -> INTEL;
            case KIND -> KIND;
            case CARD -> ATTACK_CARD;
            case BLOCK -> BLOCK;
            case FROM_AFAR -> BLOCK_AFAR;
            case REACTION -> REACTION;
            case AIM -> AIM;
            case ATTACKER_ACTS -> ATTACK_ABILITY;
            default -> DEFENCE_ABILITY;
        };
    }

    private static GameQuestions ofText(Rivals t, int seat, Frame<Rivals> top) {
        return switch (top) {
            case Discarding _ -> DISCARD;
            case AnimalStrike it -> it.at() == AnimalStrike.Stage.AIM ? PICK_CARD : ANIMALS;
            case Extortion _ -> EXTORT;
            case MendOwn _,MendEachPlayer _ -> MENDS;
            case DrawAndKeepOne it -> it.left() > 0 ? DRAW : SIFT;
            default -> ofOffers(t, seat);
        };
    }

    /// The question of a text, by its last offer that neither passes nor shows a card.
    private static GameQuestions ofOffers(Rivals t, int seat) {
        long telling = GameQuestion.lastNonPass(t, seat, Verb.SHOW);
        return switch (Move.verb(telling)) {
            case Verbs.PICK_CARD -> PICK_CARD;
            case Verbs.PICK_SEAT -> PICK_PLAYER;
            case Verbs.PICK_NUMBER -> Move.b(telling) == Effects.AMOUNT && Move.a(telling) > 0 ? PICK_NUMBER : USE;
            case Verb.ANNOUNCE -> PICK_KIND;
            default -> NOTHING;
        };
    }
}
