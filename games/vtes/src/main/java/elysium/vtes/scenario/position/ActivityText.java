package elysium.vtes.scenario.position;

import static elysium.kernel.Table.NONE;

import java.util.List;
import elysium.tabletop.scenario.ScenarioValues;
import elysium.vtes.dsl.PickType;
import elysium.vtes.rules.action.ActionFields;
import elysium.vtes.rules.action.ActionResult;
import elysium.vtes.rules.card.CurrentPlay;
import elysium.vtes.rules.card.Usage;
import elysium.vtes.rules.combat.CombatFields;
import elysium.vtes.rules.combat.DamagePackets;
import elysium.vtes.rules.politics.CurrentReferendum;
import elysium.vtes.rules.politics.ReferendumFields;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.ActionKind;
import elysium.vtes.table.vocabulary.ActivityKind;

/// Reads and writes the fields of current actions, combats, referendums, damage and cards being played.
final class ActivityText {
    /// The word of each activity kind.
    private static final List<String> WORDS = List.of("", "action", "combat", "referendum", "damage", "card");
    /// The kinds of strikes and damage.
    static final String[] KINDS = {"hand", "strength", "ranged", "dodge", "ends", "first", "aggravated", "steals",
            "gun", "weapon", "destroys", "takes", "weapons", "unpreventable", "environmental"};
    private static final String[] SIDES = {"acting ", "opposing "}, SOURCES = {"card", "edge", "text"};
    private static final String[] MARKS = {"ended", "goes on", "first pair", "acting gained",
            "opposing gained", "acting bound", "opposing bound", "acting chosen", "opposing chosen", "acting took",
            "opposing took"};

    private enum Block {
        NO_BLOCK, ATTEMPT, BLOCKED
    }

    private final Vtes t;
    private final EffectText texts;
    private final int level;
    private final boolean reads;
    private final Fields s;

    /// @param level the level of the activity, from 1 on
    private ActivityText(Vtes t, EffectText texts, int level, boolean reads, Fields s) {
        this.t = t;
        this.texts = texts;
        this.level = level;
        this.reads = reads;
        this.s = s;
    }

    static String words(int affair) {
        return WORDS.get(affair);
    }

    /// Writes an activity; returns its word.
    static String write(Vtes t, EffectText texts, int level, Fields s) {
        int affair = t.activities.kindAt(level);
        new ActivityText(t, texts, level, false, s).fields(affair);
        return WORDS.get(affair);
    }

    /// Begins an activity from its text.
    static void read(Vtes t, EffectText texts, String words, Fields s) {
        int affair = WORDS.indexOf(words);
        if (affair <= 0)
            throw ScenarioValues.wrong("expected one of " + WORDS.subList(1, WORDS.size()) + ", not '" + words + "'");
        t.activities.begin(affair);
        new ActivityText(t, texts, t.activityStack.level(), true, s).fields(affair);
    }

    private void fields(int affair) {
        switch (affair) {
            case ActivityKind.ACTION -> action();
            case ActivityKind.COMBAT -> combat();
            case ActivityKind.REFERENDUM -> referendum();
            case ActivityKind.DAMAGE -> damage();
            default -> played();
        }
    }

    // ---- an action

    private void action() {
        card("actor", ActionFields.ACTOR);
        seat("seat", ActionFields.SEAT);
        put(ActionFields.KIND, s.stage("kind", ActionKind.of(get(ActionFields.KIND))).ordinal());
        cardOrNone("card", ActionFields.CARD);
        put(ActionFields.DEF, s.def("of", get(ActionFields.DEF)));
        mode("mode", ActionFields.MODE, get(ActionFields.DEF));
        number("level", ActionFields.LEVEL);
        for (int name = 0; name < EffectText.PICKS.length; name++) put(ActionFields.PICKS + name, pick(name));
        seatOrNone("bled", ActionFields.BLED);
        seats("at", ActionFields.AT);
        number("stealth", ActionFields.STEALTH);
        number("bleed", ActionFields.BLEED);
        blocks();
        put(ActionFields.OUTCOME, s.stage("outcome", ActionResult.values()[get(ActionFields.OUTCOME)]).ordinal());
        number("effects", ActionFields.EFFECTS);
        put(ActionFields.REPLACED, s.flag("replaced", get(ActionFields.REPLACED) != 0) ? 1 : 0);
        number("blood", ActionFields.BLOOD);
        number("pool", ActionFields.POOL);
        number("held", ReferendumFields.HELD);
        number("margin", ReferendumFields.MARGIN);
    }

    private int pick(int name) {
        int def = get(ActionFields.DEF), mode = get(ActionFields.MODE), value = get(ActionFields.PICKS + name);
        if (def != NONE) return texts.pick(s, def, mode, name, value);
        boolean bleeds = get(ActionFields.KIND) == ActionKind.BLEED.ordinal();
        return s.kept(EffectText.PICKS[name], bleeds ? PickType.SEAT : PickType.CARD, value);
    }

    private void blocks() {
        seats("declined", ActionFields.DECLINED);
        seats("failed", ActionFields.FAILED);
        cardOrNone("blocker", ActionFields.BLOCKER);
        put(ActionFields.BLOCK, s.stage("block", Block.values()[get(ActionFields.BLOCK)]).ordinal());
    }

    // ---- a combat

    private void combat() {
        number("round", CombatFields.ROUND);
        put(CombatFields.STEP,
                Math.max(0, s.moment("step", get(CombatFields.STEP) == 0 ? NONE : get(CombatFields.STEP))));
        number("range", CombatFields.RANGE);
        number("set range", CombatFields.SET_RANGE);
        number("next range", CombatFields.NEXT_RANGE);
        put(CombatFields.MARKS, s.marks("marks", get(CombatFields.MARKS), MARKS));
        number("last", CombatFields.LAST);
        for (int side = 0; side < SIDES.length; side++) combatant(SIDES[side], side);
    }

    private void combatant(String is, int side) {
        card(is + "minion", CombatFields.MINION + side);
        seat(is + "seat", CombatFields.SEAT + side);
        number(is + "strikes", CombatFields.EXTRA + side);
        number(is + "maneuvers", CombatFields.MANEUVERS + side);
        number(is + "round maneuvers", CombatFields.ROUND_MANEUVERS + side);
        number(is + "presses", CombatFields.PRESSES + side);
        number(is + "round presses", CombatFields.ROUND_PRESSES + side);
        number(is + "prevents", CombatFields.PREVENTS + side);
        number(is + "lost", CombatFields.LOST + side);
        put(CombatFields.KINDS + side, s.marks(is + "kinds", get(CombatFields.KINDS + side), KINDS));
        if (get(CombatFields.KINDS + side) == 0) put(CombatFields.AIM + side, NONE);
        else strike(is, side);
    }

    /// The strike, meaningless before it is chosen.
    private void strike(String is, int side) {
        cardOrNone(is + "with", CombatFields.CARD + side);
        int card = get(CombatFields.CARD + side), def = card == NONE ? NONE : t.face(card);
        mode(is + "mode", CombatFields.MODE + side, def);
        int parts = def == NONE ? 0 : t.book().instructions(def, get(CombatFields.MODE + side)).length;
        put(CombatFields.AT + side, s.count(is + "part", def == NONE ? 0 : get(CombatFields.AT + side), parts));
        number(is + "amount", CombatFields.AMOUNT + side);
        cardOrNone(is + "aim", CombatFields.AIM + side);
    }

    // ---- a referendum

    private void referendum() {
        cardOrNone("caller", ReferendumFields.CALLER);
        seatOrNone("seat", ReferendumFields.SEAT);
        cardOrNone("card", ReferendumFields.CARD);
        cardOrNone("hunted", ReferendumFields.HUNTED);
        for (int source = 0; source < CurrentReferendum.SOURCES; source++) {
            seats("gained by " + SOURCES[source], ReferendumFields.GAINED + source);
            seats("for by " + SOURCES[source], ReferendumFields.FOR + source);
            seats("against by " + SOURCES[source], ReferendumFields.AGAINST + source);
        }
    }

    // ---- damage, a card being played

    private void damage() {
        int victim = get(DamagePackets.VICTIM);
        put(DamagePackets.VICTIM, s.cardOrNone("victim", victim != NONE && t.regions.isMinion(victim) ? victim : NONE));
        put(DamagePackets.PACKETS, s.count("packets", get(DamagePackets.PACKETS), DamagePackets.MOST));
        for (int i = 0; i < get(DamagePackets.PACKETS); i++) {
            int at = DamagePackets.PACKET + i * DamagePackets.CELLS;
            card("whom" + i, at + DamagePackets.WHOM);
            cardOrNone("source" + i, at + DamagePackets.SOURCE);
            number("amount" + i, at + DamagePackets.AMOUNT);
            put(at + DamagePackets.KINDS, s.marks("kinds" + i, get(at + DamagePackets.KINDS), KINDS));
            number("fate" + i, at + DamagePackets.FATE);
        }
    }

    private void played() {
        card("card", CurrentPlay.CARD);
        seat("seat", CurrentPlay.SEAT);
        cardOrNone("minion", CurrentPlay.MINION);
        put(CurrentPlay.AS, s.stage("as", Usage.As.values()[get(CurrentPlay.AS)]).ordinal());
        put(CurrentPlay.CANCELLED, s.flag("cancelled", get(CurrentPlay.CANCELLED) != 0) ? 1 : 0);
        int def = t.face(get(CurrentPlay.CARD));
        mode("mode", CurrentPlay.MODE, def);
        put(CurrentPlay.TARGET, texts.pick(s, def, get(CurrentPlay.MODE), 0, get(CurrentPlay.TARGET)));
    }

    // ---- cells

    private void number(String name, int cell) {
        put(cell, s.number(name, get(cell)));
    }

    /// The mode of a card, if there is a card.
    private void mode(String name, int cell, int def) {
        int modes = def == NONE ? 1 : t.book().card(def).modes().size();
        put(cell, s.count(name, def == NONE ? 0 : get(cell), modes - 1));
    }

    private void card(String name, int cell) {
        put(cell, s.card(name, get(cell)));
    }

    private void cardOrNone(String name, int cell) {
        put(cell, s.cardOrNone(name, get(cell)));
    }

    private void seatOrNone(String name, int cell) {
        put(cell, s.seatOrNone(name, get(cell)));
    }

    private void seat(String name, int cell) {
        put(cell, s.seat(name, get(cell)));
    }

    private void seats(String name, int cell) {
        put(cell, s.seats(name, get(cell)));
    }

    private int get(int cell) {
        return t.activityStack.getAt(level, cell);
    }

    private void put(int cell, int value) {
        if (reads) t.activityStack.setAt(level, cell, value);
    }
}
