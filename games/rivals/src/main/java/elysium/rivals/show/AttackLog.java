package elysium.rivals.show;

import elysium.rivals.table.AttackEventKind;
import elysium.rivals.table.AttackKind;
import elysium.tabletop.LogSentence;
import org.jspecify.annotations.Nullable;

/// What happened in attacks, claims and when Antagonists strike, in the words of the log.
final class AttackLog {
    private AttackLog() {}

    static @Nullable LogSentence of(EventPhrases e) {
        if (e.kind() <= AttackEventKind.NO_REACTION) return declared(e);
        return e.kind() <= AttackEventKind.OVER ? resolved(e) : besides(e);
    }

    private static @Nullable LogSentence declared(EventPhrases e) {
        String seat = e.seat(), card = e.card();
        boolean marked = e.amount() == 1;
        return switch (e.kind()) {
            case AttackEventKind.ATTACKS -> e.says(seat + " attacks with " + card, seat + " attaque avec " + card);
            case AttackEventKind.AIMED -> marked ? e.says("the attack is aimed at " + card + " instead",
                    "l'attaque vise désormais " + card)
                    : e.says("the attack is aimed at " + card, "l'attaque vise " + card);
            case AttackEventKind.INTEL -> e.lists(seat + " discards for Intel: ", seat + " défausse pour l'Info : ");
            case AttackEventKind.CALLED_OFF -> e.says("the attack does not take place", "l'attaque n'a pas lieu");
            case AttackEventKind.ANNOUNCED -> kind(e);
            case AttackEventKind.CARD_LAID -> marked ? e.says(seat + " attacks with " + card + ", face up",
                    seat + " attaque avec " + card + ", face visible")
                    : e.says(seat + " lays an Attack card face down", seat + " pose une carte Attaque face cachée");
            case AttackEventKind.NO_CARD -> e.says(seat + " attacks without a card", seat + " attaque sans carte");
            case AttackEventKind.BLOCKED -> marked ? e.says(card + " of " + seat + " comes to block",
                    card + ", de " + seat + ", vient bloquer")
                    : e.says(card + " of " + seat + " blocks", card + ", de " + seat + ", bloque");
            case AttackEventKind.UNBLOCKED -> e.says("nobody blocks", "personne ne bloque");
            case AttackEventKind.REACTION_LAID -> e.says(seat + " lays a Reaction face down",
                    seat + " pose une Réaction face cachée");
            case AttackEventKind.NO_REACTION -> e.says(seat + " does not react", seat + " ne réagit pas");
            default -> null;
        };
    }

    private static LogSentence kind(EventPhrases e) {
        String kind = AttackKind.of(e.amount()).title().in(e.in().lang());
        return e.says("the attack is " + kind, "l'attaque est " + kind);
    }

    private static @Nullable LogSentence resolved(EventPhrases e) {
        String seat = e.seat(), card = e.card(), damage = e.in().damage(e.amount());
        return switch (e.kind()) {
            case AttackEventKind.REVEALED -> e.says(seat + " reveals " + card, seat + " révèle " + card);
            case AttackEventKind.ILLEGAL -> e.says(card + " cannot be played and is discarded",
                    card + " ne peut pas être joué : on le défausse");
            case AttackEventKind.NEGATED -> e.amount() == 1 ? e.says(card + " is negated", card + " est sans effet")
                    : e.says("the text of " + card + " is negated", "le texte " + e.in().of(card) + " est sans effet");
            case AttackEventKind.PART -> LogSentence.of(e.in().say("damage: ", "dégâts : "), part(e), "");
            case AttackEventKind.SUM -> e.says("the attack aims " + damage + " at " + card,
                    "l'attaque porte " + damage + " contre " + card);
            case AttackEventKind.SUM_BACK -> e.says("the Reaction aims " + damage + " at " + card,
                    "la Réaction porte " + damage + " contre " + card);
            case AttackEventKind.WITHSTOOD -> e.says(card + " withstands " + damage + " by attribute",
                    card + " résiste à " + damage + " par son attribut");
            case AttackEventKind.SHIELDED -> e.says("shields keep " + damage + " off " + card,
                    "des Boucliers épargnent " + damage + " à " + card);
            case AttackEventKind.PREVENTED -> e.says(damage + " to " + card + " is prevented",
                    card + " évite " + damage);
            case AttackEventKind.SURVIVED -> e.says(card + " withstands the attack", card + " résiste à l'attaque");
            case AttackEventKind.MORTAL_BURNED -> e.says(seat + " burns " + card + " for its blood",
                    seat + " brûle " + card + " pour son Sang");
            case AttackEventKind.MORTAL_ATTACHED -> e.says(seat + " makes " + card + " a Retainer",
                    card + " entre au service de " + seat);
            case AttackEventKind.OVER -> e.says("the attack is over", "l'attaque est terminée");
            default -> null;
        };
    }

    private static String part(EventPhrases e) {
        return (e.amount() < 0 ? "−" + -e.amount() : "+" + e.amount()) + " " + e.card();
    }

    private static @Nullable LogSentence besides(EventPhrases e) {
        String seat = e.seat(), card = e.card();
        return switch (e.kind()) {
            case AttackEventKind.CLAIMS -> e.says(card + " of " + seat + " claims Prince of the City",
                    card + ", de " + seat + ", revendique le titre de Prince de la Cité");
            case AttackEventKind.TOLERATED -> e.says(seat + " lets the claim pass", seat + " laisse faire");
            case AttackEventKind.PRINCE -> e.says(card + " of " + seat + " is Prince of the City",
                    card + ", de " + seat + ", est Prince de la Cité");
            case AttackEventKind.PRINCE_FREE -> e.says("Prince of the City lies in The Streets again",
                    "Prince de la Cité est de nouveau dans La Rue");
            case AttackEventKind.ANTAGONISTS -> e.says(
                    "Antagonists strike the coterie of " + seat + " with " + e.in().aggravated(e.amount()),
                    "des Antagonistes frappent la coterie de " + seat + " : " + e.in().aggravated(e.amount()));
            case AttackEventKind.DIVERTED -> e.says(
                    seat + " sends " + e.amount() + " of it to " + e.in().seat(e.object()),
                    seat + " en détourne " + e.amount() + " vers " + e.in().seat(e.object()));
            default -> null;
        };
    }
}
