package elysium.rivals.show.text;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Text;
import elysium.rivals.flow.attack.Foresight;
import elysium.rivals.rules.attack.AttackFields;
import elysium.rivals.rules.attack.CurrentAttack;
import elysium.rivals.rules.attack.Mitigation;
import elysium.rivals.rules.attack.Sums;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.AttackKind;
import elysium.rivals.table.vocabulary.Fact;
import elysium.rivals.table.vocabulary.Value;
import elysium.tabletop.ContributionVisitor;

/// Adds up the damage of the current attack from what a viewer knows; face-down cards do not count.
public final class AttackSum {
    private static final int ABILITIES = 9, SUMMED = 10, REDUCED = 11;
    private static final Text ATTACK_CARD = new Text("Attack card, face down", "carte Attaque, face cachée"),
            REACTION = new Text("Reaction, face down", "Réaction, face cachée"),
            SHIELDS = new Text("shields", "Boucliers"), TOTAL = new Text("total", "total");

    /// One part: its taker, its card or NONE, its amount, and whether the viewer cannot know it.
    public record Part(int taker, int card, int amount, boolean hidden, boolean total, Text name) {}

    private final Rivals t;
    private final int viewer, step;
    private final List<Part> parts = new ArrayList<>();

    private AttackSum(Rivals t, int viewer, int step) {
        this.t = t;
        this.viewer = viewer;
        this.step = step;
    }

    /// The parts so far, those against the target first; empty before the kind is announced.
    public static List<Part> of(Rivals t, int viewer, int step) {
        Rivals ahead = step == ABILITIES ? Foresight.tableAfterDamage(t) : null;
        return ahead == null ? added(t, viewer, step) : added(ahead, viewer, SUMMED);
    }

    private static List<Part> added(Rivals t, int viewer, int step) {
        AttackSum sum = new AttackSum(t, viewer, step);
        if (CurrentAttack.target(t) == NONE || t.activityStack.get(AttackFields.KIND) == NONE) return List.of();
        if (step < SUMMED || Sums.partCount(t) == 0) sum.foreseen();
        else sum.noted(false);
        sum.reduced(CurrentAttack.target(t), CurrentAttack.kind(t));
        sum.total(CurrentAttack.target(t));
        if (step >= SUMMED && t.activityStack.get(AttackFields.BACK) > 0) {
            sum.noted(true);
            sum.reduced(CurrentAttack.attacker(t), replies(t));
            sum.total(CurrentAttack.attacker(t));
        }
        return sum.parts;
    }

    private static AttackKind replies(Rivals t) {
        return AttackKind.of(t.printed(CurrentAttack.reactionCard(t), Fact.REPLIES));
    }

    /// Adds the parts before the rules do.
    private void foreseen() {
        int attacker = CurrentAttack.attacker(t), card = CurrentAttack.attackCard(t), target = CurrentAttack.target(t);
        AttackKind kind = CurrentAttack.kind(t);
        if (card != NONE && !t.sees(viewer, card)) parts.add(new Part(target, card, 0, true, false, ATTACK_CARD));
        else if (card != NONE && t.printed(card, Fact.DAMAGE) > 0) add(target, card, t.printed(card, Fact.DAMAGE));
        int own = kind == AttackKind.RANGED ? 0 : t.attributes.attribute(attacker, kind);
        if (own != 0) parts.add(new Part(target, attacker, own, false, false, attribute(attacker, kind)));
        for (int k = 0; k < Sums.partCount(t); k++)
            if (!Sums.isAgainstAttacker(t, k)) add(target, Sums.source(t, k), Sums.amount(t, k));
        ContributionVisitor.visit(t, Value.DAMAGE, attacker, (by, more) -> add(target, by, more));
    }

    private void noted(boolean back) {
        int taker = back ? CurrentAttack.attacker(t) : CurrentAttack.target(t);
        for (int k = 0; k < Sums.partCount(t); k++) {
            if (Sums.isAgainstAttacker(t, k) != back) continue;
            int source = Sums.source(t, k);
            if (Sums.isAttribute(t, k)) parts.add(new Part(taker, source, Sums.amount(t, k), false, false,
                    attribute(source, back ? replies(t) : CurrentAttack.kind(t))));
            else add(taker, source, Sums.amount(t, k));
        }
    }

    private void add(int taker, int card, int amount) {
        if (amount != 0) parts.add(new Part(taker, card, amount, false, false, t.name(card)));
    }

    private Text attribute(int vampire, AttackKind kind) {
        Text name = t.name(vampire);
        String en = kind.title().en(), fr = RivalsPhrases.attribute(kind);
        return new Text(name.en() + ", " + en, name.fr() + ", " + fr);
    }

    /// Adds the reductions of a character; a Mortal has none.
    private void reduced(int taker, AttackKind kind) {
        if (!t.coteries.isCharacter(taker)) return;
        boolean target = taker == CurrentAttack.target(t),
                bitter = target && CurrentAttack.marked(t, AttackFields.BITTER);
        boolean past = target && CurrentAttack.marked(t, AttackFields.PAST_ATTRIBUTE);
        int own = bitter || past ? 0 : t.attributes.attribute(taker, kind);
        if (own > 0) parts.add(new Part(taker, taker, -own, false, false, attribute(taker, defends(kind))));
        int reaction = CurrentAttack.reactionCard(t);
        if (target && reaction != NONE && !t.sees(viewer, reaction)) {
            parts.add(new Part(taker, reaction, 0, true, false, REACTION));
            return;
        }
        int shields = Mitigation.shields(t, taker);
        if (shields > 0) shields(taker, shields);
    }

    /// Adds the shields of each card, and those that texts gave or removed.
    private void shields(int taker, int all) {
        int[] left = {all};
        int reaction = CurrentAttack.reactionCard(t);
        boolean plays = reaction != NONE && taker == CurrentAttack.reactor(t)
                && !CurrentAttack.marked(t, AttackFields.REACTION_NEGATED);
        ContributionVisitor share = (by, more) -> {
            add(taker, by, -more);
            left[0] -= more;
        };
        if (plays && t.printed(reaction, Fact.SHIELD) > 0) share.add(reaction, t.printed(reaction, Fact.SHIELD));
        ContributionVisitor.visit(t, Value.SHIELDS, taker, share);
        if (left[0] != 0) parts.add(new Part(taker, NONE, -left[0], false, false, SHIELDS));
    }

    private static AttackKind defends(AttackKind kind) {
        return kind == AttackKind.RANGED ? AttackKind.PHYSICAL : kind;
    }

    /// Adds the total; while damage is being reduced, the table has it.
    private void total(int taker) {
        int sum = 0;
        boolean hidden = false;
        for (Part part : parts) {
            if (part.taker() != taker) continue;
            sum += part.amount();
            hidden |= part.hidden();
        }
        int left = Math.max(0, sum);
        if (step == REDUCED) left = Math.min(left, t.defeats.pendingDamage(taker));
        if (step > REDUCED && taker == CurrentAttack.target(t)) left = CurrentAttack.damageDealt(t);
        parts.add(new Part(taker, NONE, left, hidden, true, TOTAL));
    }
}
