package elysium.rivals.rules.attack;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.rules.attack.AttackFields.AT_ATTACKER;
import static elysium.rivals.rules.attack.AttackFields.BY_ATTRIBUTE;
import static elysium.rivals.rules.attack.AttackFields.MOST_PARTS;
import static elysium.rivals.rules.attack.AttackFields.PART;
import static elysium.rivals.rules.attack.AttackFields.PARTS;

import elysium.rivals.table.Rivals;
import elysium.rivals.table.event.AttackEventKind;
import elysium.rivals.table.vocabulary.AttackKind;
import elysium.rivals.table.vocabulary.Fact;
import elysium.rivals.table.vocabulary.Value;
import elysium.tabletop.ContributionVisitor;

/// Adds up the damage of an attack part by part, against the target and, by a Reaction, the attacker.
public final class Sums {
    private static final int ROW = BY_ATTRIBUTE - 1;

    private Sums() {}

    /// The number of parts so far.
    public static int partCount(Rivals t) {
        return t.activityStack.get(PARTS);
    }

    public static int source(Rivals t, int k) {
        return t.activityStack.get(PART + 2 * k) & ROW;
    }

    public static int amount(Rivals t, int k) {
        return t.activityStack.get(PART + 2 * k + 1);
    }

    /// Whether the k-th part is an attribute instead of a card's text.
    public static boolean isAttribute(Rivals t, int k) {
        return (t.activityStack.get(PART + 2 * k) & BY_ATTRIBUTE) != 0;
    }

    /// Whether the k-th part counts against the attacker.
    public static boolean isAgainstAttacker(Rivals t, int k) {
        return (t.activityStack.get(PART + 2 * k) & AT_ATTACKER) != 0;
    }

    /// The sum of the parts so far against the attacker or the target.
    public static int recordedSum(Rivals t, boolean atAttacker) {
        int sum = 0;
        for (int k = 0; k < partCount(t); k++) if (isAgainstAttacker(t, k) == atAttacker) sum += amount(t, k);
        return sum;
    }

    /// Adds a part, merged with others of the same source.
    static void add(Rivals t, int source, int amount) {
        int k = 0;
        while (k < partCount(t) && t.activityStack.get(PART + 2 * k) != source) k++;
        if (k == MOST_PARTS) throw new IllegalStateException("too many parts");
        if (k == partCount(t)) {
            t.activityStack.set(PARTS, k + 1);
            t.activityStack.set(PART + 2 * k, source);
        }
        t.activityStack.set(PART + 2 * k + 1, amount(t, k) + amount);
        t.logCard(AttackEventKind.PART, t.controller(source & ROW), source & ROW, amount);
    }

    /// Adds up the damage against the target: the card, the attacker's attribute, texts (RIV-DMG-01); never below 0.
    public static int damageToTarget(Rivals t) {
        int attacker = CurrentAttack.attacker(t), card = CurrentAttack.attackCard(t);
        AttackKind kind = CurrentAttack.kind(t);
        if (card != NONE && t.printed(card, Fact.DAMAGE) > 0) add(t, card, t.printed(card, Fact.DAMAGE));
        attribute(t, attacker, kind, 0);
        ContributionVisitor.visit(t, Value.DAMAGE, attacker, (by, more) -> add(t, by, more));
        return Math.max(0, recordedSum(t, false));
    }

    /// Adds up the damage of the Reaction to the attacker: none without an icon or a text (RIV-REA-05), and none to a
    /// player in their first turn (RIV-TRN-15).
    public static int damageToAttacker(Rivals t) {
        int card = CurrentAttack.reactionCard(t), reactor = CurrentAttack.reactor(t);
        if (card == NONE || CurrentAttack.marked(t, AttackFields.REACTION_NEGATED)) return 0;
        if (t.turn.protectedFrom(CurrentAttack.attackerSeat(t))) return 0;
        boolean icon = icon(t, card);
        if (!icon && !CurrentAttack.marked(t, AttackFields.REPLIES)) return 0;
        if (icon) {
            if (t.printed(card, Fact.DAMAGE) > 0) add(t, card | AT_ATTACKER, t.printed(card, Fact.DAMAGE));
            attribute(t, reactor, AttackKind.of(t.printed(card, Fact.REPLIES)), AT_ATTACKER);
            ContributionVisitor.visit(t, Value.DAMAGE, reactor, (by, more) -> add(t, by | AT_ATTACKER, more));
        }
        return Math.max(0, recordedSum(t, true));
    }

    private static boolean icon(Rivals t, int reaction) {
        return t.printed(reaction, Fact.DAMAGE) != NONE && t.printed(reaction, Fact.REPLIES) != NONE;
    }

    /// Ranged damage adds no attribute (RIV-ATK-24).
    private static void attribute(Rivals t, int dealer, AttackKind kind, int mark) {
        int more = kind == AttackKind.RANGED ? 0 : t.attributes.attribute(dealer, kind);
        if (more != 0) add(t, dealer | BY_ATTRIBUTE | mark, more);
    }
}
