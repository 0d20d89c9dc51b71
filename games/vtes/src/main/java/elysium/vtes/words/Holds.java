package elysium.vtes.words;

import elysium.kernel.Clause;
import elysium.tabletop.Part;
import elysium.vtes.rules.Action;
import elysium.vtes.rules.Bearing;
import elysium.vtes.table.ActionClause;
import elysium.vtes.table.ActionKind;
import elysium.vtes.table.CardClause;
import elysium.vtes.table.Clan;
import elysium.vtes.table.Discipline;
import elysium.vtes.table.Ground;
import elysium.vtes.table.Kind;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.VtesClause;

/// What must hold for a text to be used, each with the clause that says so.
public final class Holds {
    private Holds() {}

    /// "During your … phase": the turn is that of the text's player.
    public static Part.Needs<Vtes> yourTurn() {
        return (t, play) -> t.active() == play.seat() ? null : CardClause.YOUR_OWN_PHASE;
    }

    public static Part.Needs<Vtes> yourEdge() {
        return (t, play) -> t.edge() == play.seat() ? null : VtesClause.NO_EDGE;
    }

    public static Part.Needs<Vtes> yourCrypt() {
        return (t, play) -> t.first(Ground.CRYPT + play.seat()) >= 0 ? null : CardClause.EMPTY_CRYPT;
    }

    /// There is somebody to the left.
    public static Part.Needs<Vtes> yourPrey() {
        return (t, play) -> t.prey(play.seat()) >= 0 ? null : VtesClause.TARGET_IN_PLAY;
    }

    // ---- of the action under way

    /// A minion of the text's player acts.
    public static Part.Needs<Vtes> youAct() {
        return (t, play) -> Action.underWay(t) && Action.seat(t) == play.seat() ? null : ActionClause.BY_THE_ACTING;
    }

    public static Part.Needs<Vtes> actingVampire() {
        return (t, _) -> Action.underWay(t) && t.isVampire(Action.actor(t)) ? null : ActionClause.ONLY_VAMPIRES;
    }

    public static Part.Needs<Vtes> acting(Clan clan) {
        return (t, _) -> Action.underWay(t) && t.is(Action.actor(t), clan) ? null : VtesClause.REQUIREMENT;
    }

    public static Part.Needs<Vtes> undirected() {
        return (t, _) -> Action.underWay(t) && !Action.directed(t) ? null : CardClause.UNDIRECTED_ONLY;
    }

    public static Part.Needs<Vtes> bleeding() {
        return (t, _) -> Action.is(t, ActionKind.BLEED) ? null : CardClause.BLEED_ONLY;
    }

    /// A political action, not a blood hunt.
    public static Part.Needs<Vtes> politicalAction() {
        return (t, _) -> Action.is(t, ActionKind.POLITICAL) ? null : CardClause.POLITICAL_ONLY;
    }

    /// The minion that bears the text acts.
    public static Part.Needs<Vtes> itActs() {
        return (t, play) -> Action.underWay(t) && Action.actor(t) == Words.bearer(t, play) ? null
                : ActionClause.BY_THE_ACTING;
    }

    /// The minion that bears the text attempts to block.
    public static Part.Needs<Vtes> itBlocks() {
        return (t, play) -> Action.isAttempting(t, Words.bearer(t, play)) ? null : ActionClause.BY_THE_BLOCKER;
    }

    public static Part.Needs<Vtes> itDoesNotBlock() {
        return (t, play) -> Action.blocker(t) == Words.bearer(t, play) ? CardClause.IT_BLOCKS : null;
    }

    /// The action is directed at the text's player, or at a card of theirs.
    public static Part.Needs<Vtes> atYou() {
        return (t, play) -> Action.underWay(t) && Action.directedAt(t, play.seat()) ? null : CardClause.NOT_AT_YOU;
    }

    // ---- of the minion that would perform an action

    public static Part.Needs<Vtes> vampire() {
        return (t, play) -> t.isVampire(play.subject()) ? null : ActionClause.ONLY_VAMPIRES;
    }

    /// Any minion but the one on which the card lies.
    public static Part.Needs<Vtes> notItself() {
        return (t, play) -> play.subject() != t.bearer(play.card()) ? null : CardClause.NOT_ITSELF;
    }

    /// Only the minion on which the card lies.
    public static Part.Needs<Vtes> itself() {
        return (t, play) -> play.subject() == t.bearer(play.card()) ? null : CardClause.ONLY_ITSELF;
    }

    /// A minion of others than whoever controls the one on which the card lies (VTES-CMB-03).
    public static Part.Needs<Vtes> ofAnother() {
        return (t, play) -> t.controller(play.subject()) != t.controller(t.bearer(play.card())) ? null
                : CardClause.OWN_MINIONS;
    }

    /// The minion that bears the text is ready.
    public static Part.Needs<Vtes> itIsReady() {
        return (t, play) -> t.isReady(Words.bearer(t, play)) ? null : CardClause.READY_ONLY;
    }

    // ---- of who bears something

    /// "A minion can have only one of these", however it comes by it.
    public static Bearing onlyOneOfIt() {
        return (t, def, minion) -> t.carries(minion, def) == 0 ? null : CardClause.ONLY_ONE;
    }

    /// The same of all equipment with a trait.
    public static Bearing onlyOne(int trait) {
        return (t, _, minion) -> t.carried(minion, Kind.EQUIPMENT, trait) < 0 ? null : CardClause.ONLY_ONE;
    }

    /// It works only for a bearer that masters a Discipline (VTES-TERM-25).
    public static Part.Needs<Vtes> itMasters(Discipline discipline) {
        return (t, play) -> t.level(Words.bearer(t, play), discipline) == Discipline.SUPERIOR ? null
                : CardClause.OTHER_BEARER;
    }

    /// Not by a vampire on which a certain card lies.
    public static Part.Needs<Vtes> without(String slug, Clause clause) {
        return (t, play) -> t.isVampire(play.subject()) && t.carries(play.subject(), t.book().number(slug)) > 0 ? clause
                : null;
    }
}
