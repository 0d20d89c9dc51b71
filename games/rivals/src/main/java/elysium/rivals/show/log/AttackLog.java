package elysium.rivals.show.log;

import elysium.rivals.show.text.EventPhrases;
import elysium.rivals.table.event.AttackEventKind;
import elysium.rivals.table.vocabulary.AttackKind;
import elysium.tabletop.text.LogSentence;
import org.jspecify.annotations.Nullable;

/// Log sentences about attacks, claims and Antagonists.
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
            case AttackEventKind.AIMED -> marked ? e.says("the attack targets " + card + " instead",
                    "l'attaque vise désormais " + card)
                    : e.says("the attack targets " + card, "l'attaque vise " + card);
            case AttackEventKind.INTEL -> e.lists(seat + " discards for Intel: ", seat + " défausse pour l'Info : ");
            case AttackEventKind.CALLED_OFF -> e.says("the attack does not take place", "l'attaque n'a pas lieu");
            case AttackEventKind.ANNOUNCED -> kind(e);
            case AttackEventKind.CARD_LAID -> marked ? e.says(seat + " attacks with " + card + ", face up",
                    seat + " attaque avec " + card + ", face visible")
                    : e.says(seat + " plays an Attack card face down", seat + " pose une carte Attaque face cachée");
            case AttackEventKind.NO_CARD -> e.says(seat + " attacks without a card", seat + " attaque sans carte");
            case AttackEventKind.BLOCKED -> marked ? e.says(card + " of " + seat + " comes to block",
                    card + ", de " + seat + ", vient bloquer")
                    : e.says(card + " of " + seat + " blocks", card + ", de " + seat + ", bloque");
            case AttackEventKind.UNBLOCKED -> e.says("nobody blocks", "personne ne bloque");
            case AttackEventKind.REACTION_LAID -> e.says(seat + " plays a Reaction face down",
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
                    "carte injouable, défaussée : " + card);
            case AttackEventKind.NEGATED -> e.amount() == 1 ? e.says(card + " is negated", card + " est sans effet")
                    : e.says("the text of " + card + " is negated", "le texte " + e.in().of(card) + " est sans effet");
            case AttackEventKind.PART -> LogSentence.of(e.in().say("damage: ", "dégâts : "), part(e), "");
            case AttackEventKind.SUM -> e.says("the attack totals " + damage + " against " + card,
                    "l'attaque totalise " + damage + " contre " + card);
            case AttackEventKind.SUM_BACK -> e.says("the Reaction totals " + damage + " against " + card,
                    "la Réaction totalise " + damage + " contre " + card);
            case AttackEventKind.WITHSTOOD -> e.says("its attribute keeps " + damage + " off " + card,
                    card + " évite " + damage + " grâce à son attribut");
            case AttackEventKind.SHIELDED -> e.says("shields keep " + damage + " off " + card,
                    card + " évite " + damage + " grâce à des Boucliers");
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
            case AttackEventKind.PRINCE_FREE -> e.says("Prince of the City returns to The Streets",
                    "Prince de la Cité revient dans La Rue");
            case AttackEventKind.ANTAGONISTS -> e.says(
                    "Antagonists deal " + e.in().aggravated(e.amount()) + " to the coterie of " + seat,
                    "des Antagonistes infligent " + e.in().aggravated(e.amount()) + " à la coterie de " + seat);
            case AttackEventKind.DIVERTED -> e.says(
                    seat + " diverts " + e.amount() + " of it to " + e.in().seat(e.object()),
                    seat + " en détourne " + e.amount() + " vers " + e.in().seat(e.object()));
            default -> null;
        };
    }
}
