package elysium.vtes.show.text;

import static elysium.kernel.Table.NONE;
import static elysium.kernel.Table.SPECTATOR;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Text;
import elysium.tabletop.ContributionVisitor;
import elysium.vtes.rules.action.CurrentAction;
import elysium.vtes.rules.combat.CombatFields;
import elysium.vtes.rules.combat.CurrentCombat;
import elysium.vtes.rules.combat.StrikeFlags;
import elysium.vtes.rules.combat.Strikes;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Value;

/// A number of an action or combat with the share of each card.
public record Breakdown(int total, List<Part> parts) {
    private static final Text ITSELF = new Text("the action itself", "l'action elle-même"),
            PRINTED = new Text("as a minion", "comme serviteur"), STRENGTH = new Text("strength", "force"),
            ELSE = new Text("other effects", "autres effets");

    /// One share; `card` is NONE for a share that comes from no card.
    public record Part(int card, int amount, Text name) {}

    public static Breakdown stealth(Vtes t) {
        int actor = CurrentAction.actor(t);
        List<Part> parts = shares(t, Value.STEALTH, actor);
        int inherent = CurrentAction.stealth(t) - t.value(Value.STEALTH, actor);
        if (inherent != 0) parts.addFirst(new Part(CurrentAction.card(t), inherent, ITSELF));
        return of(CurrentAction.stealth(t), parts);
    }

    /// The intercept of the blocking minion.
    public static Breakdown intercept(Vtes t) {
        int blocker = CurrentAction.blocker(t);
        return of(CurrentAction.intercept(t, blocker), shares(t, Value.INTERCEPT, blocker));
    }

    public static Breakdown bleed(Vtes t) {
        int actor = CurrentAction.actor(t), own = CurrentAction.bleedOf(t, actor) - t.value(Value.BLEED, actor);
        List<Part> parts = new ArrayList<>();
        if (own != 0) parts.add(new Part(actor, own, PRINTED));
        parts.addAll(shares(t, Value.BLEED, actor));
        int text = CurrentAction.bleed(t) - CurrentAction.bleedOf(t, actor) - t.value(Value.ACTION_BLEED, actor);
        boolean lifted = CurrentAction.bleedOf(t, actor) + t.value(Value.ACTION_BLEED, actor) < 0;
        if (text != 0 && !lifted) parts.add(new Part(CurrentAction.card(t), text, ITSELF));
        parts.addAll(shares(t, Value.ACTION_BLEED, actor));
        return of(CurrentAction.bleed(t), parts);
    }

    /// The damage of the strike that a side has chosen.
    public static Breakdown strike(Vtes t, int side) {
        int minion = CurrentCombat.minion(t, side), kinds = Strikes.kinds(t, side), card = Strikes.card(t, side);
        List<Part> parts = new ArrayList<>();
        if (!Strikes.chosen(t, side) || !StrikeFlags.dealsDamage(kinds)) return new Breakdown(0, parts);
        int printed = CurrentCombat.get(t, CombatFields.AMOUNT + side);
        if (printed != 0 && card != NONE) parts.add(new Part(card, printed, name(t, card)));
        if ((kinds & StrikeFlags.STRENGTH) != 0) parts.addAll(strength(t, minion).parts());
        parts.addAll(shares(t, Value.STRIKE_DAMAGE, minion));
        return of(Strikes.damage(t, side), parts);
    }

    static Breakdown strength(Vtes t, int minion) {
        List<Part> parts = new ArrayList<>();
        int own = CurrentCombat.strength(t, minion) - t.value(Value.STRENGTH, minion);
        if (own != 0) parts.add(new Part(minion, own, STRENGTH));
        parts.addAll(shares(t, Value.STRENGTH, minion));
        return of(CurrentCombat.strength(t, minion), parts);
    }

    /// The share of each card in a value of a minion.
    public static List<Part> shares(Vtes t, int value, int subject) {
        List<Part> parts = new ArrayList<>();
        ContributionVisitor.visit(t, value, subject, (card, more) -> parts.add(new Part(card, more, name(t, card))));
        return parts;
    }

    private static Text name(Vtes t, int card) {
        return card == NONE || !t.sees(SPECTATOR, card) ? ELSE : t.book().card(t.face(card)).name();
    }

    /// Adds the rest as a separate part: a number is never below 0, so its shares may not add up.
    private static Breakdown of(int total, List<Part> parts) {
        int rest = total;
        for (Part part : parts) rest -= part.amount();
        if (rest != 0) parts.add(new Part(NONE, rest, ELSE));
        return new Breakdown(total, List.copyOf(parts));
    }
}
