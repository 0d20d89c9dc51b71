package elysium.vtes.dsl;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.dsl.References.ITS_BEARER;
import static elysium.vtes.dsl.References.THIS_MINION;

import elysium.kernel.Clause;
import elysium.tabletop.Instruction;
import elysium.vtes.rules.action.BearerRequirement;
import elysium.vtes.rules.action.CurrentAction;
import elysium.vtes.rules.card.Role;
import elysium.vtes.rules.card.RoleRequirement;
import elysium.vtes.table.GameLayout;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.clause.ActionClause;
import elysium.vtes.table.clause.CardClause;
import elysium.vtes.table.clause.VtesClause;
import elysium.vtes.table.vocabulary.Clan;
import elysium.vtes.table.vocabulary.Discipline;
import elysium.vtes.table.vocabulary.Kind;

/// The conditions for using texts, each with its clause.
public final class UseConditions {
    private UseConditions() {}

    /// "During your … phase": the text's player must be active.
    public static Instruction.Requirement<Vtes> yourTurn() {
        return new RoleRequirement(Role.OWN_TURN, CardClause.YOUR_OWN_PHASE);
    }

    public static Instruction.Requirement<Vtes> yourCrypt() {
        return (t, play) -> t.first(GameLayout.CRYPT + play.seat()) != NONE ? null : CardClause.EMPTY_CRYPT;
    }

    // ---- identity

    /// Requires that two references are the same, such as the acting minion and this one.
    public static Instruction.Requirement<Vtes> is(Effects.Count one, Effects.Count other, Clause otherwise) {
        return (t, play) -> one.of(t, play) == other.of(t, play) && one.of(t, play) != NONE ? null : otherwise;
    }

    public static Instruction.Requirement<Vtes> isNot(Effects.Count one, Effects.Count other, Clause otherwise) {
        return (t, play) -> one.of(t, play) != other.of(t, play) ? null : otherwise;
    }

    public static Instruction.Requirement<Vtes> vampire(Effects.Count who) {
        return (t, play) -> who.of(t, play) != NONE && t.facts.isVampire(who.of(t, play)) ? null
                : ActionClause.ONLY_VAMPIRES;
    }

    // ---- the current action

    /// Requires that a minion of the text's player acts.
    public static Instruction.Requirement<Vtes> youAct() {
        return new RoleRequirement(Role.ACTION | Role.ACTS, ActionClause.BY_THE_ACTING);
    }

    public static Instruction.Requirement<Vtes> acting(Clan clan) {
        return (t, _) -> CurrentAction.isInProgress(t) && t.identity.is(CurrentAction.actor(t), clan) ? null
                : VtesClause.REQUIREMENT;
    }

    public static Instruction.Requirement<Vtes> undirected() {
        return (t, _) -> CurrentAction.isInProgress(t) && !CurrentAction.directed(t) ? null
                : CardClause.UNDIRECTED_ONLY;
    }

    public static Instruction.Requirement<Vtes> bleeding() {
        return new RoleRequirement(Role.ACTION | Role.BLEED, CardClause.BLEED_ONLY);
    }

    /// Requires a political action, not a blood hunt.
    public static Instruction.Requirement<Vtes> politicalAction() {
        return new RoleRequirement(Role.ACTION | Role.POLITICAL, CardClause.POLITICAL_ONLY);
    }

    // ---- the minion that would act

    /// Requires the minion that bears the card.
    public static Instruction.Requirement<Vtes> itself() {
        return is(THIS_MINION, ITS_BEARER, CardClause.ONLY_ITSELF);
    }

    /// Requires that the bearer is ready.
    public static Instruction.Requirement<Vtes> itIsReady() {
        return (t, play) -> t.regions.isReady(Effects.bearer(t, play)) ? null : CardClause.READY_ONLY;
    }

    // ---- the bearer

    /// "A minion can have only one of these", however it gets it.
    public static BearerRequirement onlyOneOfIt() {
        return (t, def, minion) -> t.bearers.countAttached(minion, def) == 0 ? null : CardClause.ONLY_ONE;
    }

    /// The same for all equipment with a trait.
    public static BearerRequirement onlyOne(int trait) {
        return (t, _, minion) -> t.bearers.findAttached(minion, Kind.EQUIPMENT, trait) == NONE ? null
                : CardClause.ONLY_ONE;
    }

    /// Requires a bearer with a Discipline at superior level (VTES-TERM-25).
    public static Instruction.Requirement<Vtes> itMasters(Discipline discipline) {
        return (t, play) -> t.identity.level(Effects.bearer(t, play), discipline) == Discipline.SUPERIOR ? null
                : CardClause.OTHER_BEARER;
    }

    /// Forbids vampires that bear a certain card.
    public static Instruction.Requirement<Vtes> without(String slug, Clause clause) {
        return (t,
                play) -> t.facts.isVampire(play.subject())
                        && t.bearers.countAttached(play.subject(), t.book().number(slug)) > 0 ? clause
                                : null;
    }
}
