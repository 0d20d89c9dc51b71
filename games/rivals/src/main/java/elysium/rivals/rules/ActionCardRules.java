package elysium.rivals.rules;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.TORPOR;

import elysium.kernel.Clause;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.clause.RivalsClause;
import elysium.rivals.table.vocabulary.Discipline;
import elysium.rivals.table.vocabulary.Fact;
import elysium.rivals.table.vocabulary.Kind;
import elysium.rivals.table.vocabulary.Moment;
import elysium.rivals.table.vocabulary.Trait;
import elysium.rivals.table.vocabulary.Value;
import org.jspecify.annotations.Nullable;

/// Whether an Action card may be played, and by whom.
public final class ActionCardRules {
    private ActionCardRules() {}

    /// The clause that forbids a card to all vampires: no action left, no vampire of its clan.
    public static @Nullable RivalsClause forbids(Rivals t, int seat, int card) {
        if (!t.turn.mayAct(t.facts.is(card, Trait.UNHOSTED))) return RivalsClause.NO_ACTION_LEFT;
        return t.facts.is(card, Kind.CONSPIRACY) ? null : forbidsClan(t, seat, card);   // its clan is asked later: RIV-RUL-72
    }

    /// A clan card needs a vampire of the clan in the coterie, ready or not (RIV-ACT-12, RIV-ACT-14).
    public static @Nullable RivalsClause forbidsClan(Rivals t, int seat, int card) {
        int clan = t.printed(card, Fact.CLAN);
        if (clan == NONE) return null;
        for (int c = t.coteries.firstOf(seat); c != NONE; c = t.coteries.nextOf(c))
            if (t.attributes.clan(c) == clan) return null;
        for (int c = t.first(TORPOR + seat); c != NONE; c = t.next(c))
            if (t.printed(c, Fact.CLAN) == clan) return RivalsClause.CLAN_IN_TORPOR;
        return RivalsClause.CLAN_MISSING;
    }

    /// The clause that forbids a vampire, or nobody (NONE, for an Unhosted Action), to play a card.
    public static @Nullable Clause forbids(Rivals t, int seat, int card, int actor) {
        RivalsClause forbids = actor == NONE ? null : forbidsActor(t, card, actor);
        if (forbids == null && t.facts.is(card, Kind.TITLE)) forbids = Titles.forbids(t, seat, card, actor);
        if (forbids == null && t.facts.is(card, Kind.CONSPIRACY)) forbids = Conspiracies.forbidsPlaying(t, seat);
        if (forbids != null) return forbids;
        int mode = Texts.of(t, card, Moment.AS_PLAYED);
        return mode == NONE ? null : Texts.forbids(t, card, mode, seat, actor);
    }

    /// The clause for a card played at the wrong time: in an own attack, against an attack, when Influence is needed,
    /// or as an action.
    public static RivalsClause forbidsNow(Rivals t, int seat, int card) {
        if (seat == t.turn.active() && t.facts.is(card, Kind.ATTACK)) return RivalsClause.IN_ATTACK;
        if (t.facts.is(card, Kind.REACTION)) return RivalsClause.IN_DEFENCE;
        return t.facts.is(card, Kind.INFLUENCE_MODIFIER) ? RivalsClause.IN_NEED : RivalsClause.OWN_ACTIONS;
    }

    /// Whether a card has no requirement or cost besides the vampire that plays it.
    public static boolean hasNoRequirement(Rivals t, int card) {
        if ((t.printed(card, Fact.KINDS) & (Kind.TITLE.bit() | Kind.CONSPIRACY.bit())) != 0) return false;
        int mode = Texts.of(t, card, Moment.AS_PLAYED);
        return mode == NONE || t.book().conditions(t.face(card), mode).length == 0;
    }

    /// The clause that forbids a vampire to play a card, before the text of the card is read.
    public static @Nullable RivalsClause forbidsActor(Rivals t, int card, int actor) {
        if (t.readiness.exhausted(actor)) return RivalsClause.NOT_READY;
        if (t.blood.bp(actor) < t.printed(card, Fact.REQUIREMENT)) return RivalsClause.BP_TOO_LOW;
        if (t.facts.is(card, Trait.STREETS_ONLY) && !t.coteries.inStreets(actor)) return RivalsClause.ONLY_IN_STREETS;
        return t.facts.is(card, Kind.ANIMAL) ? forbidsAnimal(t, card, actor) : null;
    }

    private static @Nullable RivalsClause forbidsAnimal(Rivals t, int card, int actor) {
        if (!t.attributes.has(actor, Discipline.ANIMALISM)) return RivalsClause.NO_ANIMALISM;
        RivalsClause poor = CostChecks.forbidsBlood(t, actor, animalCost(t, card, actor));
        return poor != null || AttachmentRules.hasRoomFor(t, card, actor) ? poor : RivalsClause.NO_ROOM;
    }

    /// The blood that a vampire pays to attach an Animal.
    public static int animalCost(Rivals t, int card, int actor) {
        return Math.max(0, t.printed(card, Fact.BLOOD_COST) + t.value(Value.ANIMAL_COST, actor));
    }
}
