package elysium.vtes.table;

import static elysium.vtes.table.GameLayout.TITLE;

import elysium.vtes.table.event.EventKind;
import elysium.vtes.table.vocabulary.Clan;
import elysium.vtes.table.vocabulary.Discipline;
import elysium.vtes.table.vocabulary.Fact;
import elysium.vtes.table.vocabulary.Sect;
import elysium.vtes.table.vocabulary.Value;

/// Disciplines, clan, sect and title of minions.
public final class Identity extends VtesPart {
    /// The bits of a card's status cell for its sect.
    static final int SECT = 2, SECTS = 15;

    Identity(Vtes table) {
        super(table);
    }

    /// The level at which a minion has a Discipline: 0 none, 1 inferior, 2 superior.
    public int level(int card, Discipline discipline) {
        int d = discipline.ordinal();
        int printed = Discipline.printed(table.printed(card, Fact.DISCIPLINES + Discipline.number(d)), d);
        if (table.modifierCount(Value.DISCIPLINE) == 0) return printed;
        int more = table.value(Value.DISCIPLINE, Value.learns(card, discipline));
        return Math.max(0, Math.min(Discipline.SUPERIOR, printed + more));
    }

    public boolean has(int card, Discipline discipline) {
        return level(card, discipline) > 0;
    }

    /// The number of a card's clan, or NONE.
    public int clan(int card) {
        return table.printed(card, Fact.CLAN);
    }

    public boolean is(int card, Clan clan) {
        return table.printed(card, Fact.CLAN) == clan.ordinal();
    }

    /// The current sect of a vampire.
    public Sect sect(int card) {
        int changed = table.notes.status(card, SECT, SECTS);
        return Sect.of(changed == 0 ? table.printed(card, Fact.SECT) : changed - 1);
    }

    public void setSect(int card, Sect sect) {
        if (sect(card) == sect) return;
        table.notes.status(card, SECT, SECTS, sect.ordinal() + 1);
        emit(EventKind.SECT, table.controller(card), card, sect.ordinal(), table.face(card), EVERYONE);
        requestTitleCheck(card);
    }

    /// The sect or clan of a vampire has changed, so it may have to give up a contested title (VTES-SEC-06).
    public void requestTitleCheck(int card) {
        if (contestsTitle(card)) table.pools.setTitleCheckNeeded(true);
    }

    /// Sets a sect without an event, for scenarios.
    public void restoreSect(int card, Sect sect) {
        table.notes.status(card, SECT, SECTS, sect.ordinal() + 1);
    }

    /// The title of a vampire as a number, even contested or suspended; 0 for none.
    public int title(int card) {
        int changed = get(TITLE + card);
        return changed == 0 ? table.facts.text(card, Fact.TITLE, 0) : changed == NONE ? 0 : changed;
    }

    /// Gives a vampire a title as a number, or removes it (0).
    public void setTitle(int card, int title) {
        restoreTitle(card, title);
        emit(title == 0 ? EventKind.UNTITLED : EventKind.TITLED, table.controller(card), card, title, table.face(card),
                EVERYONE);
    }

    /// Sets a title without an event, for scenarios.
    public void restoreTitle(int card, int title) {
        setRare(TITLE, card, title == 0 ? NONE : title);
        setFlag(card, Minions.CONTESTS_TITLE, false);
    }

    /// Whether a vampire contests its title and so cannot use it (VTES-CTI-02).
    public boolean contestsTitle(int card) {
        return hasFlag(card, Minions.CONTESTS_TITLE);
    }

    public void setContestsTitle(int card, boolean yes) {
        setFlag(card, Minions.CONTESTS_TITLE, yes);
    }

    /// Whether one vampire is older than another (VTES-CRY-04).
    public boolean isOlder(int one, int other) {
        return table.blood.capacity(one) > table.blood.capacity(other);
    }
}
