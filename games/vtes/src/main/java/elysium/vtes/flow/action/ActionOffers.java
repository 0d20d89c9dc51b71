package elysium.vtes.flow.action;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.Ground.HAND;
import static elysium.vtes.table.Ground.TORPOR;

import elysium.kernel.Clause;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.vtes.rules.Acting;
import elysium.vtes.rules.Chance;
import elysium.vtes.rules.Chances;
import elysium.vtes.rules.Granted;
import elysium.vtes.rules.Hands;
import elysium.vtes.rules.Mandatory;
import elysium.vtes.table.ActionKind;
import elysium.vtes.table.Moment;
import elysium.vtes.table.Trait;
import elysium.vtes.table.Verb;
import elysium.vtes.table.Vtes;
import org.jspecify.annotations.Nullable;

/// All actions that minions of the active Methuselah might perform, and what forbids each.
final class ActionOffers {
    private ActionOffers() {}

    static void of(Vtes t, int seat, Offers out) {
        for (int minion = t.firstMinion(seat); minion != NONE; minion = t.nextMinion(minion)) {
            if (!out.explains() && Acting.forbids(t, minion) != null) continue;
            basic(t, seat, minion, out);
            fromHand(t, seat, minion, out);
            throughCards(t, minion, out);
        }
    }

    private static void basic(Vtes t, int seat, int minion, Offers out) {
        if (t.inTorpor(minion) || out.explains())
            offer(t, ActionKind.LEAVE_TORPOR, Move.of(Verb.LEAVE_TORPOR, minion),
                    Acting.forbidsLeaving(t, minion), out);
        if (t.inTorpor(minion) && !out.explains()) return;
        for (int target = 0; target < t.players(); target++)
            if (t.alive(target)
                    && (target == t.prey(seat) || out.explains() || Acting.forbidsBleed(t, minion, target) == null))
                offer(t, ActionKind.BLEED, Move.of(Verb.BLEED, minion, target),
                        Acting.forbidsBleed(t, minion, target), out);
        offer(t, ActionKind.HUNT, Move.of(Verb.HUNT, minion), Acting.forbidsHunt(t, minion), out);
        offer(t, ActionKind.BECOME_ANARCH, Move.of(Verb.BECOME_ANARCH, minion), Acting.forbidsAnarch(t, minion),
                out);
        equipment(t, seat, minion, out);
        if (!t.isVampire(minion) && !out.explains()) return;
        for (int other = 0; other < t.players(); other++) atOthers(t, minion, other, out);
    }

    /// Equipment of any other minion of the same Methuselah, locked or in torpor (VTES-RUL-39).
    private static void equipment(Vtes t, int seat, int minion, Offers out) {
        for (int donor = t.firstMinion(seat); donor != NONE; donor = t.nextMinion(donor))
            if (donor != minion && TakingEquipment.bears(t, donor))
                offer(t, ActionKind.TAKE_EQUIPMENT, Move.of(Verb.EQUIP_FROM, minion, donor),
                        forbidsTaking(t, minion, donor), out);
    }

    private static @Nullable Clause forbidsTaking(Vtes t, int minion, int donor) {
        Clause forbids = Acting.forbids(t, minion, ActionKind.TAKE_EQUIPMENT);
        return forbids != null ? forbids : TakingEquipment.forbids(t, minion, donor);
    }

    private static void atOthers(Vtes t, int minion, int seat, Offers out) {
        for (int fallen = t.first(TORPOR + seat); fallen != NONE; fallen = t.next(fallen)) {
            if (fallen == minion) continue;
            offer(t, ActionKind.RESCUE, Move.of(Verb.RESCUE, minion, fallen),
                    Acting.forbidsRescue(t, minion, fallen), out);
            offer(t, ActionKind.DIABLERISE, Move.of(Verb.DIABLERISE, minion, fallen),
                    Acting.forbidsDiablerie(t, minion, fallen), out);
        }
        if (seat == t.controller(minion)) return;
        for (int hunted = t.firstMinion(seat); hunted != NONE; hunted = t.nextMinion(hunted))
            if (t.is(hunted, Trait.RED_LIST) && (t.marked(hunted) || out.explains()))
                offer(t, ActionKind.HUNT_DOWN, Move.of(Verb.HUNT_DOWN, minion, hunted),
                        Acting.forbidsHuntDown(t, minion, hunted), out);
    }

    /// Action cards, and equipment, retainers and allies that are action cards too (VTES-MIN-11, VTES-TYP-12).
    private static void fromHand(Vtes t, int seat, int minion, Offers out) {
        for (int card = t.first(HAND + seat); card != NONE; card = t.next(card))
            if (heeds(t, card) && !Hands.repeats(t, card)) modes(t, minion, card, true, out);
    }

    /// What cards in play let any minion do, whoever controls them (VTES-OAC-15).
    private static void throughCards(Vtes t, int minion, Offers out) {
        if (!t.heeded(Moment.AS_ACTION)) return;
        int zone;
        for (int seat = 0; seat < t.players(); seat++)
            for (int k = 0; (zone = Vtes.playZone(k, seat)) != NONE; k++)
                for (int card = t.first(zone); card != NONE; card = t.next(card))
                    if (heeds(t, card) && t.speaks(card)) modes(t, minion, card, false, out);
    }

    private static boolean heeds(Vtes t, int card) {
        return (t.book().heeds(t.face(card)) >> Moment.AS_ACTION & 1) != 0;
    }

    private static void modes(Vtes t, int minion, int card, boolean fromHand, Offers out) {
        Chances chances = Chances.of(t.book());
        for (int def = t.face(card), mode = 0; mode < chances.texts(def); mode++) {
            Chance text = chances.text(def, mode);
            if (text == null || !text.how().as().isAction() || text.how().as().fromHand() != fromHand) continue;
            if (!out.explains() && !Granted.allows(t, minion, card, mode)) continue;
            Clause forbids = out.explains() ? Granted.forbids(t, minion, card, mode) : null;
            if (forbids == null) forbids = Mandatory.forbids(t, minion, text.terms().kind(), fromHand ? NONE : card);
            out.offer(Move.of(fromHand ? Verb.PLAY : Verb.ACT, card, minion, mode), forbids);
        }
    }

    private static void offer(Vtes t, ActionKind kind, long move, @Nullable Clause forbids, Offers out) {
        out.offer(move, forbids != null ? forbids : Mandatory.forbids(t, Move.a(move), kind, NONE));
    }
}
