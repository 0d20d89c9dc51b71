package elysium.vtes.flow.action;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.GameLayout.HAND;
import static elysium.vtes.table.GameLayout.TORPOR;

import elysium.kernel.Clause;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.vtes.rules.card.BasicActions;
import elysium.vtes.rules.card.CardActions;
import elysium.vtes.rules.card.Mandatory;
import elysium.vtes.rules.card.UsableText;
import elysium.vtes.rules.card.UsableTexts;
import elysium.vtes.table.Regions;
import elysium.vtes.table.Trait;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.ActionKind;
import elysium.vtes.table.vocabulary.Moment;
import elysium.vtes.table.vocabulary.Value;
import elysium.vtes.table.vocabulary.Verb;
import org.jspecify.annotations.Nullable;

/// Offers every action that minions of the active Methuselah may perform, and refuses the others.
final class ActionOffers {
    private ActionOffers() {}

    static void of(Vtes t, int seat, Offers out) {
        boolean nothing = !Mandatory.isPending(t, seat);
        for (int minion = t.regions.firstMinion(seat); minion != NONE; minion = t.regions.nextMinion(minion)) {
            if (!out.collectsRefusals() && BasicActions.forbids(t, minion) != null) continue;
            boolean free = nothing && Mandatory.hasNone(t, minion);
            basic(t, minion, free, out);
            fromHand(t, minion, free, out);
            throughCards(t, minion, free, out);
        }
    }

    private static void basic(Vtes t, int minion, boolean free, Offers out) {
        if (t.regions.inTorpor(minion) || out.collectsRefusals())
            out.offer(Move.of(Verb.LEAVE_TORPOR, minion),
                    bound(t, minion, ActionKind.LEAVE_TORPOR, free, BasicActions.forbidsLeaving(t, minion)));
        if (t.regions.inTorpor(minion) && !out.collectsRefusals()) return;
        bleeds(t, minion, free, out);
        out.offer(Move.of(Verb.HUNT, minion),
                bound(t, minion, ActionKind.HUNT, free, BasicActions.forbidsHunt(t, minion)));
        out.offer(Move.of(Verb.BECOME_ANARCH, minion),
                bound(t, minion, ActionKind.BECOME_ANARCH, free, BasicActions.forbidsAnarch(t, minion)));
        equipment(t, minion, free, out);
        if (!t.facts.isVampire(minion) && !out.collectsRefusals()) return;
        for (int other = 0; other < t.players(); other++) atOthers(t, minion, other, free, out);
    }

    private static void bleeds(Vtes t, int minion, boolean free, Offers out) {
        int prey = t.seats.prey(t.controller(minion));
        boolean anyone = out.collectsRefusals() || t.value(Value.BLEEDS_ANYONE, minion) != 0;
        for (int target = 0; target < t.players(); target++) {
            if (!t.seats.isAlive(target) || target != prey && !anyone) continue;
            out.offer(Move.of(Verb.BLEED, minion, target),
                    bound(t, minion, ActionKind.BLEED, free, BasicActions.forbidsBleed(t, minion, target)));
        }
    }

    /// Offers taking equipment from another minion of the same Methuselah, even locked or in torpor (VTES-RUL-39).
    private static void equipment(Vtes t, int minion, boolean free, Offers out) {
        int seat = t.controller(minion);
        for (int donor = t.regions.firstMinion(seat); donor != NONE; donor = t.regions.nextMinion(donor))
            if (donor != minion && t.attachments.firstOn(donor) != NONE && TakingEquipment.bears(t, donor))
                out.offer(Move.of(Verb.EQUIP_FROM, minion, donor),
                        bound(t, minion, ActionKind.TAKE_EQUIPMENT, free, forbidsTaking(t, minion, donor)));
    }

    private static @Nullable Clause forbidsTaking(Vtes t, int minion, int donor) {
        Clause forbids = BasicActions.forbids(t, minion, ActionKind.TAKE_EQUIPMENT);
        return forbids != null ? forbids : TakingEquipment.forbids(t, minion, donor);
    }

    private static void atOthers(Vtes t, int minion, int seat, boolean free, Offers out) {
        for (int fallen = t.first(TORPOR + seat); fallen != NONE; fallen = t.next(fallen)) {
            if (fallen == minion) continue;
            out.offer(Move.of(Verb.RESCUE, minion, fallen),
                    bound(t, minion, ActionKind.RESCUE, free, BasicActions.forbidsRescue(t, minion, fallen)));
            out.offer(Move.of(Verb.DIABLERISE, minion, fallen),
                    bound(t, minion, ActionKind.DIABLERISE, free, BasicActions.forbidsDiablerie(t, minion, fallen)));
        }
        if (seat == t.controller(minion) || !UsableTexts.of(t.book()).hasTrait(Trait.RED_LIST)) return;
        for (int hunted = t.regions.firstMinion(seat); hunted != NONE; hunted = t.regions.nextMinion(hunted))
            if ((t.minions.isHunted(hunted) || out.collectsRefusals()) && t.facts.is(hunted, Trait.RED_LIST))
                out.offer(Move.of(Verb.HUNT_DOWN, minion, hunted),
                        bound(t, minion, ActionKind.HUNT_DOWN, free, BasicActions.forbidsHuntDown(t, minion, hunted)));
    }

    /// Offers action cards, and equipment, retainers and allies, which are action cards too (VTES-MIN-11, VTES-TYP-12).
    private static void fromHand(Vtes t, int minion, boolean free, Offers out) {
        UsableTexts chances = UsableTexts.of(t.book());
        int walk = t.cache.beginWalk();
        for (int card = t.first(HAND + t.controller(minion)); card != NONE; card = t.next(card)) {
            if ((chances.handWindowsOf(t.face(card)) >> Moment.AS_ACTION & 1) == 0) continue;
            if (t.cache.isFirstOfFace(card, walk) != 0) modes(t, minion, card, free, out);
        }
    }

    /// Offers actions of cards in play that any minion may use, whoever controls the card (VTES-OAC-15).
    private static void throughCards(Vtes t, int minion, boolean free, Offers out) {
        if (!t.hasTrigger(Moment.AS_ACTION) && !out.collectsRefusals()) return;
        for (int seat = 0; seat < t.players(); seat++) {
            if (!t.hasTrigger(Moment.AS_ACTION, seat) && !out.collectsRefusals()) continue;
            int zone;
            for (int k = 0; (zone = Regions.playZone(k, seat)) != NONE; k++)
                for (int card = t.first(zone); card != NONE; card = t.next(card))
                    if (heeds(t, card) && t.isActive(card)) modes(t, minion, card, free, out);
        }
    }

    private static boolean heeds(Vtes t, int card) {
        return (t.book().triggers(t.face(card)) >> Moment.AS_ACTION & 1) != 0;
    }

    private static void modes(Vtes t, int minion, int card, boolean free, Offers out) {
        UsableTexts chances = UsableTexts.of(t.book());
        boolean fromHand = !t.regions.inPlay(card);
        for (int def = t.face(card), mode = 0; mode < chances.textCount(def); mode++) {
            UsableText text = chances.text(def, mode);
            if (text == null || !text.isAction() || text.isPlayed() != fromHand) continue;
            if (!out.collectsRefusals() && !CardActions.allows(t, minion, card, mode)) continue;
            Clause forbids = out.collectsRefusals() ? CardActions.forbids(t, minion, card, mode) : null;
            if (forbids == null && !free)
                forbids = Mandatory.forbids(t, minion, text.terms().kind(), fromHand ? NONE : card);
            out.offer(Move.of(fromHand ? Verb.PLAY : Verb.ACT, card, minion, mode), forbids);
        }
    }

    /// The clause that forbids an action: its own, or that of a mandatory action unless the minion is exempt.
    private static @Nullable Clause bound(Vtes t, int minion, ActionKind kind, boolean free,
            @Nullable Clause forbids) {
        return forbids != null || free ? forbids : Mandatory.forbids(t, minion, kind, NONE);
    }
}
