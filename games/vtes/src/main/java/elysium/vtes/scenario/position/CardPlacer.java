package elysium.vtes.scenario.position;

import static elysium.kernel.Table.NONE;
import static elysium.tabletop.scenario.ScenarioValues.wrong;
import static elysium.vtes.table.GameLayout.CRYPT;
import static elysium.vtes.table.GameLayout.LIMBO;
import static elysium.vtes.table.GameLayout.PLAY;
import static elysium.vtes.table.GameLayout.READY;
import static elysium.vtes.table.GameLayout.UNCONTROLLED;

import java.util.ArrayList;
import java.util.List;
import elysium.tabletop.scenario.CardLookup;
import elysium.tabletop.scenario.CardPhrase;
import elysium.tabletop.scenario.Viewers;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Discipline;
import elysium.vtes.table.vocabulary.Fact;
import elysium.vtes.table.vocabulary.Kind;

/// Places cards as a scenario describes them, with their states.
public final class CardPlacer {
    private final Vtes t;
    private final List<String> names;
    private final CardLookup<Vtes> naming;

    public CardPlacer(Vtes t, List<String> names, CardLookup<Vtes> naming) {
        this.t = t;
        this.names = names;
        this.naming = naming;
    }

    private CardPhrase read(String words) {
        return CardPhrase.marked(words, names);
    }

    /// Cards in piles and hands, with the viewers who know them.
    void cards(String words, int seat, int zone) {
        CardPhrase written = read(words);
        int def = naming.card(written.name());
        for (int i = 0; i < written.copies(); i++) {
            int row = t.addCard(def, CardState.seat(written, CardState.OF, names, seat), zone);
            seen(row, written);
        }
    }

    /// A vampire or an ally. By default a vampire has full blood, or none in torpor.
    int minion(String words, int seat, int zones) {
        CardPhrase written = read(words);
        int def = naming.card(written.name());
        if (!is(def, Kind.VAMPIRE) && !is(def, Kind.ALLY)) throw wrong(written.name() + " is not a minion");
        int row = t.addCard(def, CardState.seat(written, CardState.OF, names, seat), READY + seat);
        level(row, written);
        guests(written, row);
        if (zones != READY) t.moves.moveToTorpor(row);
        int usual = usual(t, row), blood = CardState.tokens(written, usual);
        if (t.facts.isVampire(row) && blood > t.blood.capacity(row))
            throw wrong(written.name() + " can have 0 to " + t.blood.capacity(row) + " blood, not " + blood);
        t.blood.restore(row, blood);
        state(row, written);
        return row;
    }

    /// A location, an event or another unattached card.
    int permanent(String words, int seat) {
        CardPhrase written = read(words);
        int def = naming.card(written.name()), row = NONE;
        if (is(def, Kind.VAMPIRE)) throw wrong(written.name() + " is a vampire: ready, torpor or uncontrolled");
        for (int i = 0; i < written.copies(); i++) {
            row = t.addCard(def, CardState.seat(written, CardState.OF, names, seat), PLAY + seat);
            level(row, written);
            t.blood.restore(row, CardState.tokens(written, 0));
            state(row, written);
            guests(written, row);
        }
        return row;
    }

    /// An uncontrolled vampire with its counters.
    void uncontrolled(String words, int seat) {
        CardPhrase written = read(words);
        int def = naming.card(written.name());
        if (!t.facts.isCryptDef(def)) throw wrong(written.name() + " is not a crypt card");
        int row = t.addCard(def, CardState.seat(written, CardState.OF, names, seat), CRYPT + seat);
        faceDown(row, seat);                              // not from the hand, which may be open
        guests(written, row);
        t.blood.restore(row, CardState.tokens(written, 0));
        state(row, written);
    }

    private void faceDown(int row, int seat) {
        t.moveFaceDown(row, UNCONTROLLED + seat);
        t.showTo(row, 1 << seat);
    }

    /// A contested card, which was ready or in play before.
    void contested(String words, int seat) {
        boolean vampire = is(naming.card(read(words).name()), Kind.VAMPIRE);
        int row = vampire ? minion(words, seat, READY) : permanent(words, seat);
        t.moves.contest(row);
    }

    /// The default counters: full blood for a ready vampire, printed life for an ally or a retainer.
    public static int usual(Vtes t, int row) {
        if (t.facts.isMergedBase(row)) return 0;
        if (t.facts.isVampire(row))
            return t.regions.isReady(row) || t.regions.isContested(row) ? t.blood.capacity(row) : 0;
        return t.regions.inPlay(row) || t.regions.isContested(row) ? life(t, t.face(row), t.notes.level(row)) : 0;
    }

    /// The printed life at a level, or 0.
    public static int life(Vtes t, int def, int level) {
        int kinds = Kind.ALLY.bit() | Kind.RETAINER.bit();
        if ((t.book().printed(def, Fact.KINDS) & kinds) == 0) return 0;
        int superior = t.book().printed(def, Fact.SUPERIOR_LIFE);
        return level == Discipline.SUPERIOR && superior > 0 ? superior : t.book().printed(def, Fact.LIFE);
    }

    /// The attached cards among the marks.
    static List<String> guests(CardPhrase written) {
        List<String> guests = new ArrayList<>();
        for (String mark : written.marks()) if (!CardState.isMark(mark)) guests.add(mark);
        return guests;
    }

    private void guests(CardPhrase written, int host) {
        for (String mark : guests(written).reversed()) attached(mark, host);
    }

    private void attached(String words, int host) {
        CardPhrase written = read(words);
        int def = naming.card(written.name()), seat = CardState.seat(written, CardState.BY, names, t.controller(host));
        for (int i = 0; i < written.copies(); i++) {
            int row = t.addCard(def, CardState.seat(written, CardState.OF, names, seat), LIMBO + seat);
            level(row, written);
            t.bearers.attach(row, host, seat);
            if (t.regions.isUncontrolled(host) && t.facts.isVampire(row)) faceDown(row, seat);
            t.blood.restore(row, CardState.tokens(written, usual(t, row)));
            state(row, written);
            guests(written, row);
            if (written.hasMark(CardState.CONTESTED)) t.moves.contest(row);
        }
    }

    private void level(int row, CardPhrase written) {
        int level = written.hasMark(CardState.SUPERIOR) ? Discipline.SUPERIOR
                : written.hasMark(CardState.INFERIOR) ? Discipline.INFERIOR : 0;
        if (level != 0) t.notes.setLevel(row, level);
    }

    /// The state of a card in play.
    private void state(int row, CardPhrase written) {
        if (written.hasMark(CardState.LOCKED)) t.minions.restoreLock(row, true);
        if (written.hasMark(CardState.WOKEN)) t.minions.wake(row);
        if (written.hasMark(CardState.WOUNDED)) t.minions.setWounded(row, true);
        if (written.hasMark(CardState.FRESH)) t.minions.setRecruitedThisTurn(row, true);
        if (written.hasMark(CardState.MARKED)) t.minions.setHunted(row, true);
        if (written.hasMark(CardState.MERGED)) t.facts.setMerged(row, true);
        String title = written.markAfter(CardState.TITLE), sect = written.markAfter(CardState.SECT);
        if (!title.isEmpty()) t.identity.restoreTitle(row, TitleText.read(title));
        if (!sect.isEmpty()) t.identity.restoreSect(row, TitleText.sect(sect));
        if (written.hasMark(CardState.CONTESTS)) t.identity.setContestsTitle(row, true);
        t.notes.setFirst(row, written.number(CardState.NOTE, t.notes.first(row)));
        t.notes.setSecond(row, written.number(CardState.SECOND, t.notes.second(row)));
        seen(row, written);
    }

    /// The viewers who know a card, besides the default ones.
    private void seen(int row, CardPhrase written) {
        for (String mark : new String[] {CardState.SEEN, CardState.PINNED}) {
            String who = written.markAfter(mark);
            if (!who.isEmpty()) t.showTo(row, Viewers.widen(t, Viewers.read(names, who)));
        }
    }

    private boolean is(int def, Kind kind) {
        return (t.book().printed(def, Fact.KINDS) & kind.bit()) != 0;
    }
}
