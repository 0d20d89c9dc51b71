package elysium.vtes.show;

import static elysium.kernel.Table.NONE;
import static elysium.kernel.Table.SPECTATOR;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Text;
import elysium.tabletop.ContributionVisitor;
import elysium.vtes.rules.Action;
import elysium.vtes.rules.Combat;
import elysium.vtes.rules.CombatSheet;
import elysium.vtes.rules.Strike;
import elysium.vtes.rules.Strikes;
import elysium.vtes.table.Value;
import elysium.vtes.table.Vtes;

/// A number of an action or a combat part by part: which card gives how much.
record Sum(int total, List<Part> parts) {
    private static final Text ITSELF = new Text("the action itself", "l'action elle-même"),
            PRINTED = new Text("as a minion", "comme serviteur"), STRENGTH = new Text("strength", "force"),
            ELSE = new Text("other effects", "autres effets");

    /// One part: the card it comes from or NONE, how much, and how it is called.
    record Part(int card, int amount, Text name) {}

    static Sum stealth(Vtes t) {
        int actor = Action.actor(t);
        List<Part> parts = shares(t, Value.STEALTH, actor);
        int inherent = Action.stealth(t) - t.value(Value.STEALTH, actor);
        if (inherent != 0) parts.addFirst(new Part(Action.card(t), inherent, ITSELF));
        return of(Action.stealth(t), parts);
    }

    /// The intercept of the minion that attempts to block.
    static Sum intercept(Vtes t) {
        int blocker = Action.blocker(t);
        return of(Action.intercept(t, blocker), shares(t, Value.INTERCEPT, blocker));
    }

    static Sum bleed(Vtes t) {
        int actor = Action.actor(t), own = Action.bleedOf(t, actor) - t.value(Value.BLEED, actor);
        List<Part> parts = new ArrayList<>();
        if (own != 0) parts.add(new Part(actor, own, PRINTED));
        parts.addAll(shares(t, Value.BLEED, actor));
        int text = Action.bleed(t) - Action.bleedOf(t, actor) - t.value(Value.ACTION_BLEED, actor);
        boolean lifted = Action.bleedOf(t, actor) + t.value(Value.ACTION_BLEED, actor) < 0;
        if (text != 0 && !lifted) parts.add(new Part(Action.card(t), text, ITSELF));
        parts.addAll(shares(t, Value.ACTION_BLEED, actor));
        return of(Action.bleed(t), parts);
    }

    /// The damage of the strike that a side has chosen.
    static Sum strike(Vtes t, int side) {
        int minion = Combat.minion(t, side), kinds = Strikes.kinds(t, side), card = Strikes.card(t, side);
        List<Part> parts = new ArrayList<>();
        if (!Strikes.chosen(t, side) || !Strike.hurts(kinds)) return new Sum(0, parts);
        int printed = Combat.get(t, CombatSheet.AMOUNT + side);
        if (printed != 0 && card != NONE) parts.add(new Part(card, printed, name(t, card)));
        if ((kinds & Strike.STRENGTH) != 0) parts.addAll(strength(t, minion).parts());
        parts.addAll(shares(t, Value.STRIKE_DAMAGE, minion));
        return of(Strikes.damage(t, side), parts);
    }

    static Sum strength(Vtes t, int minion) {
        List<Part> parts = new ArrayList<>();
        int own = Combat.strength(t, minion) - t.value(Value.STRENGTH, minion);
        if (own != 0) parts.add(new Part(minion, own, STRENGTH));
        parts.addAll(shares(t, Value.STRENGTH, minion));
        return of(Combat.strength(t, minion), parts);
    }

    /// What each card adds to a value of a minion.
    static List<Part> shares(Vtes t, int value, int subject) {
        List<Part> parts = new ArrayList<>();
        ContributionVisitor.of(t, value, subject, (card, more) -> parts.add(new Part(card, more, name(t, card))));
        return parts;
    }

    private static Text name(Vtes t, int card) {
        return card == NONE || !t.sees(SPECTATOR, card) ? ELSE : t.book().card(t.face(card)).name();
    }

    /// What the parts leave unexplained, because a number never falls below nothing, is a part of its own.
    private static Sum of(int total, List<Part> parts) {
        int rest = total;
        for (Part part : parts) rest -= part.amount();
        if (rest != 0) parts.add(new Part(NONE, rest, ELSE));
        return new Sum(total, List.copyOf(parts));
    }
}
