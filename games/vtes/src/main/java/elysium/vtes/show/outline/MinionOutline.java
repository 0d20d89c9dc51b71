package elysium.vtes.show.outline;

import static elysium.kernel.Table.NONE;

import java.util.List;
import elysium.kernel.Text;
import elysium.vtes.rules.action.CurrentAction;
import elysium.vtes.rules.card.BasicActions;
import elysium.vtes.rules.combat.CurrentCombat;
import elysium.vtes.rules.politics.CurrentReferendum;
import elysium.vtes.rules.politics.Titles;
import elysium.vtes.show.text.Breakdown;
import elysium.vtes.show.text.Recalled;
import elysium.vtes.show.text.VtesPhrases;
import elysium.vtes.table.GameLayout;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Clan;
import elysium.vtes.table.vocabulary.Discipline;
import elysium.vtes.table.vocabulary.Fact;
import elysium.vtes.table.vocabulary.Title;
import elysium.vtes.table.vocabulary.Value;

/// Adds minions and other cards in play to the outline: numbers, titles, Disciplines, states and what modifies them.
final class MinionOutline {
    private static final int[] EXPLAINED = {Value.CAPACITY, Value.STRENGTH, Value.BLEED, Value.VOTES, Value.STEALTH,
            Value.INTERCEPT, Value.HUNT};

    private final OutlineBuilder figures;
    private final Vtes t;

    private MinionOutline(OutlineBuilder figures) {
        this.figures = figures;
        t = figures.t;
    }

    static void add(OutlineBuilder figures) {
        MinionOutline minions = new MinionOutline(figures);
        for (int seat = 0; seat < minions.t.players(); seat++) {
            int votes = 0;
            for (int card = minions.t.regions.firstMinion(seat); card != NONE;
                    card = minions.t.regions.nextMinion(card)) {
                minions.minion(card, seat);
                votes += CurrentReferendum.votes(minions.t, card);
            }
            figures.list("votesOf").add(votes);
            minions.uncontrolled(seat);
            minions.contested(seat);
        }
        for (int card = 0; card < minions.t.rows(); card++) if (minions.t.zone(card) >= 0) minions.states(card);
    }

    private void minion(int card, int seat) {
        boolean vampire = t.facts.isVampire(card);
        list("minion").add(card);
        list("minionSeat").add(seat);
        list("region").add(t.regions.inTorpor(card) ? 1 : 0);
        list("capacity").add(vampire ? t.blood.capacity(card) : NONE);
        list("life").add(vampire ? NONE : t.printed(card, t.notes.level(card) == 2 ? Fact.SUPERIOR_LIFE : Fact.LIFE));
        list("strength").add(CurrentCombat.strength(t, card));
        list("bleed").add(CurrentAction.bleedOf(t, card));
        list("stealth").add(t.value(Value.STEALTH, card));
        list("intercept").add(t.value(Value.INTERCEPT, card));
        list("hunt").add(vampire ? BasicActions.hunt(t, card) : 0);
        list("votes").add(CurrentReferendum.votes(t, card));
        list("ballots").add(CurrentReferendum.ballots(t, card));
        who(card, vampire);
        disciplines(card);
        for (int what = 0; what < EXPLAINED.length; what++) explained(card, what);
    }

    private void who(int card, boolean vampire) {
        int title = vampire ? t.identity.title(card) : 0;
        list("title").add(title);
        list("titleVotes").add(vampire ? Title.votes(Titles.inForce(t, card)) : 0);
        list("sect").add(vampire ? t.identity.sect(card).ordinal() : NONE);
        list("clan").add(vampire ? t.identity.clan(card) : NONE);
        figures.name("title", title == 0 ? Text.NONE : VtesPhrases.inBothLanguages(in -> in.title(title)));
        figures.name("sect", vampire ? t.identity.sect(card).title() : Text.NONE);
        figures.name("clan",
                vampire && t.identity.clan(card) != NONE ? Clan.of(t.identity.clan(card)).title() : Text.NONE);
    }

    private void disciplines(int card) {
        for (Discipline discipline : Discipline.values()) {
            int level = t.identity.level(card, discipline);
            if (level == 0) continue;
            list("disciplineOn").add(card);
            list("discipline").add(discipline.ordinal());
            list("disciplineLevel").add(level);
        }
    }

    /// The cards that modify one of a minion's numbers.
    private void explained(int card, int what) {
        for (Breakdown.Part part : Breakdown.shares(t, EXPLAINED[what], card)) {
            list("addOn").add(card);
            list("addBy").add(part.card());
            list("addWhat").add(what);
            list("addAmount").add(part.amount());
            figures.name("add", part.name());
        }
    }

    private void uncontrolled(int seat) {
        for (int card = t.first(GameLayout.UNCONTROLLED + seat); card != NONE; card = t.next(card))
            list("uncontrolled").add(card);
    }

    private void contested(int seat) {
        for (int card = t.first(GameLayout.CONTESTED + seat); card != NONE; card = t.next(card)) {
            list("contested").add(card);
            list("contestedName").add(t.facts.name(card));
        }
    }

    /// The states of face-up cards.
    private void states(int card) {
        if (t.minions.locked(card)) list("locked").add(card);
        if (t.minions.woken(card)) list("woken").add(card);
        if (t.minions.wounded(card)) list("wounded").add(card);
        if (t.minions.recruitedThisTurn(card)) list("fresh").add(card);
        if (t.minions.isHunted(card)) list("marked").add(card);
        if (t.identity.contestsTitle(card)) list("contestsTitle").add(card);
        if (t.facts.isMerged(card)) list("merged").add(card);
        if (!t.regions.inPlay(card)) return;
        if (t.notes.level(card) > 0) {
            list("levelOn").add(card);
            list("level").add(t.notes.level(card));
        }
        recalled(card);
    }

    /// The remembered choices of a card in play, in words.
    private void recalled(int card) {
        Text whom = VtesPhrases.inBothLanguages(in -> String.join(", ", Recalled.of(t, card, in, in::seat)));
        if (whom.en().isEmpty()) return;
        list("recalledBy").add(card);
        figures.name("recalled", whom);
    }

    private List<Integer> list(String name) {
        return figures.list(name);
    }
}
