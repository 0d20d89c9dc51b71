package elysium.rivals.show;

import elysium.rivals.table.AttackKind;
import elysium.rivals.table.AttackTell;
import elysium.tabletop.LogSentence;
import org.jspecify.annotations.Nullable;

/// What happened in attacks, claims and when Antagonists strike, in the words of the log.
final class AttackTales {
    private AttackTales() {}

    static @Nullable LogSentence of(Teller e) {
        if (e.kind() <= AttackTell.NO_REACTION) return declared(e);
        return e.kind() <= AttackTell.OVER ? resolved(e) : besides(e);
    }

    private static @Nullable LogSentence declared(Teller e) {
        String seat = e.seat(), card = e.card();
        boolean marked = e.amount() == 1;
        return switch (e.kind()) {
            case AttackTell.ATTACKS -> e.says(seat + " attacks with " + card, seat + " attaque avec " + card);
            case AttackTell.AIMED -> marked ? e.says("the attack is aimed at " + card + " instead",
                    "l'attaque vise désormais " + card)
                    : e.says("the attack is aimed at " + card, "l'attaque vise " + card);
            case AttackTell.INTEL -> e.lists(seat + " discards for Intel: ", seat + " défausse pour l'Info : ");
            case AttackTell.CALLED_OFF -> e.says("the attack does not take place", "l'attaque n'a pas lieu");
            case AttackTell.ANNOUNCED -> kind(e);
            case AttackTell.CARD_LAID -> marked ? e.says(seat + " attacks with " + card + ", face up",
                    seat + " attaque avec " + card + ", face visible")
                    : e.says(seat + " lays an Attack card face down", seat + " pose une carte Attaque face cachée");
            case AttackTell.NO_CARD -> e.says(seat + " attacks without a card", seat + " attaque sans carte");
            case AttackTell.BLOCKED -> marked ? e.says(card + " of " + seat + " comes to block",
                    card + ", de " + seat + ", vient bloquer")
                    : e.says(card + " of " + seat + " blocks", card + ", de " + seat + ", bloque");
            case AttackTell.UNBLOCKED -> e.says("nobody blocks", "personne ne bloque");
            case AttackTell.REACTION_LAID -> e.says(seat + " lays a Reaction face down",
                    seat + " pose une Réaction face cachée");
            case AttackTell.NO_REACTION -> e.says(seat + " does not react", seat + " ne réagit pas");
            default -> null;
        };
    }

    private static LogSentence kind(Teller e) {
        String kind = AttackKind.of(e.amount()).title().in(e.in().lang());
        return e.says("the attack is " + kind, "l'attaque est " + kind);
    }

    private static @Nullable LogSentence resolved(Teller e) {
        String seat = e.seat(), card = e.card(), damage = e.in().damage(e.amount());
        return switch (e.kind()) {
            case AttackTell.REVEALED -> e.says(seat + " reveals " + card, seat + " révèle " + card);
            case AttackTell.ILLEGAL -> e.says(card + " cannot be played and is discarded",
                    card + " ne peut pas être joué : on le défausse");
            case AttackTell.NEGATED -> e.amount() == 1 ? e.says(card + " is negated", card + " est sans effet")
                    : e.says("the text of " + card + " is negated", "le texte " + e.in().of(card) + " est sans effet");
            case AttackTell.PART -> LogSentence.of(e.in().say("damage: ", "dégâts : "), part(e), "");
            case AttackTell.SUM -> e.says("the attack aims " + damage + " at " + card,
                    "l'attaque porte " + damage + " contre " + card);
            case AttackTell.SUM_BACK -> e.says("the Reaction aims " + damage + " at " + card,
                    "la Réaction porte " + damage + " contre " + card);
            case AttackTell.WITHSTOOD -> e.says(card + " withstands " + damage + " by attribute",
                    card + " résiste à " + damage + " par son attribut");
            case AttackTell.SHIELDED -> e.says("shields keep " + damage + " off " + card,
                    "des Boucliers épargnent " + damage + " à " + card);
            case AttackTell.PREVENTED -> e.says(damage + " to " + card + " is prevented",
                    card + " évite " + damage);
            case AttackTell.SURVIVED -> e.says(card + " withstands the attack", card + " résiste à l'attaque");
            case AttackTell.MORTAL_BURNED -> e.says(seat + " burns " + card + " for its blood",
                    seat + " brûle " + card + " pour son Sang");
            case AttackTell.MORTAL_ATTACHED -> e.says(seat + " makes " + card + " a Retainer",
                    card + " entre au service de " + seat);
            case AttackTell.OVER -> e.says("the attack is over", "l'attaque est terminée");
            default -> null;
        };
    }

    private static String part(Teller e) {
        return (e.amount() < 0 ? "−" + -e.amount() : "+" + e.amount()) + " " + e.card();
    }

    private static @Nullable LogSentence besides(Teller e) {
        String seat = e.seat(), card = e.card();
        return switch (e.kind()) {
            case AttackTell.CLAIMS -> e.says(card + " of " + seat + " claims Prince of the City",
                    card + ", de " + seat + ", revendique le titre de Prince de la Cité");
            case AttackTell.TOLERATED -> e.says(seat + " lets the claim pass", seat + " laisse faire");
            case AttackTell.PRINCE -> e.says(card + " of " + seat + " is Prince of the City",
                    card + ", de " + seat + ", est Prince de la Cité");
            case AttackTell.PRINCE_FREE -> e.says("Prince of the City lies in The Streets again",
                    "Prince de la Cité est de nouveau dans La Rue");
            case AttackTell.ANTAGONISTS -> e.says(
                    "Antagonists strike the coterie of " + seat + " with " + e.in().aggravated(e.amount()),
                    "des Antagonistes frappent la coterie de " + seat + " : " + e.in().aggravated(e.amount()));
            case AttackTell.DIVERTED -> e.says(
                    seat + " sends " + e.amount() + " of it to " + e.in().seat(e.object()),
                    seat + " en détourne " + e.amount() + " vers " + e.in().seat(e.object()));
            default -> null;
        };
    }
}
