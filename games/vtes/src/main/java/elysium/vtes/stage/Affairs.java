package elysium.vtes.stage;

import static elysium.kernel.Table.NONE;

import java.util.List;
import elysium.tabletop.scenario.ScenarioValues;
import elysium.vtes.rules.ActionSheet;
import elysium.vtes.rules.CombatSheet;
import elysium.vtes.rules.Harm;
import elysium.vtes.rules.How;
import elysium.vtes.rules.Outcome;
import elysium.vtes.rules.Played;
import elysium.vtes.rules.Poll;
import elysium.vtes.rules.ReferendumSheet;
import elysium.vtes.table.ActionKind;
import elysium.vtes.table.Affair;
import elysium.vtes.table.Vtes;
import elysium.vtes.words.Sort;

/// What is true of the actions, combats, referendums, damage and cards that are under way, field by field.
final class Affairs {
    /// What each affair is called, by its number.
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
    private final Texts texts;
    private final int level;
    private final boolean reads;
    private final Slots s;

    /// @param level which sheet it is, from 1 on
    private Affairs(Vtes t, Texts texts, int level, boolean reads, Slots s) {
        this.t = t;
        this.texts = texts;
        this.level = level;
        this.reads = reads;
        this.s = s;
    }

    static String words(int affair) {
        return WORDS.get(affair);
    }

    /// What an affair under way is called; it is written.
    static String write(Vtes t, Texts texts, int level, Slots s) {
        int affair = t.affair(level);
        new Affairs(t, texts, level, false, s).fields(affair);
        return WORDS.get(affair);
    }

    /// Begins an affair as it is written.
    static void read(Vtes t, Texts texts, String words, Slots s) {
        int affair = WORDS.indexOf(words);
        if (affair <= 0)
            throw ScenarioValues.wrong("expected one of " + WORDS.subList(1, WORDS.size()) + ", not '" + words + "'");
        t.begin(affair);
        new Affairs(t, texts, t.sheets.level(), true, s).fields(affair);
    }

    private void fields(int affair) {
        switch (affair) {
            case Affair.ACTION -> action();
            case Affair.COMBAT -> combat();
            case Affair.REFERENDUM -> referendum();
            case Affair.DAMAGE -> damage();
            default -> played();
        }
    }

    // ---- an action

    private void action() {
        card("actor", ActionSheet.ACTOR);
        seat("seat", ActionSheet.SEAT);
        put(ActionSheet.KIND, s.stage("kind", ActionKind.of(get(ActionSheet.KIND))).ordinal());
        cardOrNone("card", ActionSheet.CARD);
        put(ActionSheet.DEF, s.def("of", get(ActionSheet.DEF)));
        mode("mode", ActionSheet.MODE, get(ActionSheet.DEF));
        number("level", ActionSheet.LEVEL);
        for (int name = 0; name < Texts.PICKS.length; name++) put(ActionSheet.PICKS + name, pick(name));
        seatOrNone("bled", ActionSheet.BLED);
        seats("at", ActionSheet.AT);
        number("stealth", ActionSheet.STEALTH);
        number("bleed", ActionSheet.BLEED);
        blocks();
        put(ActionSheet.OUTCOME, s.stage("outcome", Outcome.values()[get(ActionSheet.OUTCOME)]).ordinal());
        number("effects", ActionSheet.EFFECTS);
        put(ActionSheet.REPLACED, s.flag("replaced", get(ActionSheet.REPLACED) != 0) ? 1 : 0);
        number("blood", ActionSheet.BLOOD);
        number("pool", ActionSheet.POOL);
        number("held", ReferendumSheet.HELD);
        number("margin", ReferendumSheet.MARGIN);
    }

    private int pick(int name) {
        int def = get(ActionSheet.DEF), mode = get(ActionSheet.MODE), value = get(ActionSheet.PICKS + name);
        if (def != NONE) return texts.pick(s, def, mode, name, value);
        boolean bleeds = get(ActionSheet.KIND) == ActionKind.BLEED.ordinal();
        return s.kept(Texts.PICKS[name], bleeds ? Sort.SEAT : Sort.CARD, value);
    }

    private void blocks() {
        seats("declined", ActionSheet.DECLINED);
        seats("failed", ActionSheet.FAILED);
        cardOrNone("blocker", ActionSheet.BLOCKER);
        put(ActionSheet.BLOCK, s.stage("block", Block.values()[get(ActionSheet.BLOCK)]).ordinal());
    }

    // ---- a combat

    private void combat() {
        number("round", CombatSheet.ROUND);
        put(CombatSheet.STEP, Math.max(0, s.moment("step", get(CombatSheet.STEP) == 0 ? NONE : get(CombatSheet.STEP))));
        number("range", CombatSheet.RANGE);
        number("set range", CombatSheet.SET_RANGE);
        number("next range", CombatSheet.NEXT_RANGE);
        put(CombatSheet.MARKS, s.marks("marks", get(CombatSheet.MARKS), MARKS));
        number("last", CombatSheet.LAST);
        for (int side = 0; side < SIDES.length; side++) combatant(SIDES[side], side);
    }

    private void combatant(String is, int side) {
        card(is + "minion", CombatSheet.MINION + side);
        seat(is + "seat", CombatSheet.SEAT + side);
        number(is + "strikes", CombatSheet.EXTRA + side);
        number(is + "maneuvers", CombatSheet.MANEUVERS + side);
        number(is + "round maneuvers", CombatSheet.ROUND_MANEUVERS + side);
        number(is + "presses", CombatSheet.PRESSES + side);
        number(is + "round presses", CombatSheet.ROUND_PRESSES + side);
        number(is + "prevents", CombatSheet.PREVENTS + side);
        number(is + "lost", CombatSheet.LOST + side);
        put(CombatSheet.KINDS + side, s.marks(is + "kinds", get(CombatSheet.KINDS + side), KINDS));
        if (get(CombatSheet.KINDS + side) == 0) put(CombatSheet.AIM + side, NONE);
        else strike(is, side);
    }

    /// How it strikes; before it has chosen to, nothing there means anything.
    private void strike(String is, int side) {
        cardOrNone(is + "with", CombatSheet.CARD + side);
        int card = get(CombatSheet.CARD + side), def = card == NONE ? NONE : t.face(card);
        mode(is + "mode", CombatSheet.MODE + side, def);
        int parts = def == NONE ? 0 : t.book().parts(def, get(CombatSheet.MODE + side)).length;
        put(CombatSheet.AT + side, s.count(is + "part", def == NONE ? 0 : get(CombatSheet.AT + side), parts));
        number(is + "amount", CombatSheet.AMOUNT + side);
        cardOrNone(is + "aim", CombatSheet.AIM + side);
    }

    // ---- a referendum

    private void referendum() {
        cardOrNone("caller", ReferendumSheet.CALLER);
        seatOrNone("seat", ReferendumSheet.SEAT);
        cardOrNone("card", ReferendumSheet.CARD);
        cardOrNone("hunted", ReferendumSheet.HUNTED);
        for (int source = 0; source < Poll.SOURCES; source++) {
            seats("gained by " + SOURCES[source], ReferendumSheet.GAINED + source);
            seats("for by " + SOURCES[source], ReferendumSheet.FOR + source);
            seats("against by " + SOURCES[source], ReferendumSheet.AGAINST + source);
        }
    }

    // ---- damage, a card being played

    private void damage() {
        int victim = get(Harm.VICTIM);
        put(Harm.VICTIM, s.cardOrNone("victim", victim != NONE && t.isMinion(victim) ? victim : NONE));
        put(Harm.PACKETS, s.count("packets", get(Harm.PACKETS), Harm.MOST));
        for (int i = 0; i < get(Harm.PACKETS); i++) {
            int at = Harm.PACKET + i * Harm.CELLS;
            card("whom" + i, at + Harm.WHOM);
            cardOrNone("source" + i, at + Harm.SOURCE);
            number("amount" + i, at + Harm.AMOUNT);
            put(at + Harm.KINDS, s.marks("kinds" + i, get(at + Harm.KINDS), KINDS));
            number("fate" + i, at + Harm.FATE);
        }
    }

    private void played() {
        card("card", Played.CARD);
        seat("seat", Played.SEAT);
        cardOrNone("minion", Played.MINION);
        put(Played.AS, s.stage("as", How.As.values()[get(Played.AS)]).ordinal());
        put(Played.CANCELLED, s.flag("cancelled", get(Played.CANCELLED) != 0) ? 1 : 0);
        int def = t.face(get(Played.CARD));
        mode("mode", Played.MODE, def);
        put(Played.TARGET, texts.pick(s, def, get(Played.MODE), 0, get(Played.TARGET)));
    }

    // ---- cells

    private void number(String name, int cell) {
        put(cell, s.number(name, get(cell)));
    }

    /// Which text of a card it is; nothing where there is no card.
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
        return t.sheets.at(level, cell);
    }

    private void put(int cell, int value) {
        if (reads) t.sheets.put(level, cell, value);
    }
}
