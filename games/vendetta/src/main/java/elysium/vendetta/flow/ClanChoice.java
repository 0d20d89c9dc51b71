package elysium.vendetta.flow;

import static elysium.vendetta.table.GameLayout.DECK;
import static elysium.vendetta.table.GameLayout.HAND;

import elysium.kernel.Answers;
import elysium.kernel.Clause;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.kernel.Table;
import elysium.vendetta.rules.Draining;
import elysium.vendetta.table.Clan;
import elysium.vendetta.table.Fact;
import elysium.vendetta.table.Vendetta;
import elysium.vendetta.table.VendettaClause;
import elysium.vendetta.table.Verb;
import org.jspecify.annotations.Nullable;

/// Each player in turn chooses a clan and gets its cards, a Pool and a first Victim.
public record ClanChoice(int turn) implements Frame<Vendetta> {
    private static final int BLOOD = 6, INFLUENCE = 3;

    @Override public void resume(Vendetta t) {
        if (turn == t.players()) t.leave();
        else t.ask(seat(t));
    }

    @Override public void options(Vendetta t, int seat, Offers out) {
        for (int clan = 0; clan < Clan.values().length; clan++)
            out.offer(Move.of(Verb.CHOOSE_CLAN, clan), forbids(t, clan));
    }

    @Override public void onAnswers(Vendetta t, Answers answers) {
        int seat = seat(t);
        t.become(new ClanChoice(turn + 1));
        take(t, seat, Move.a(answers.of(seat)));
    }

    /// Gives a seat its clan: Hunt and Ready in hand, known to all, and the other seven cards shuffled (VEN-SET-13).
    public static void take(Vendetta t, int seat, int clan) {
        t.seats.setClan(seat, clan);
        t.pools.setBlood(seat, BLOOD);
        t.pools.setInfluence(seat, INFLUENCE);
        Draining.takeVictim(t, seat);
        for (int def = 0; def < t.book().size(); def++) {
            if (t.book().printed(def, Fact.CLAN) != clan) continue;
            boolean starting = t.book().printed(def, Fact.STARTING) != 0;
            t.addCard(def, seat, (starting ? HAND : DECK) + seat, starting ? Table.EVERYONE : 0);
        }
        t.shuffle(DECK + seat);
        t.shuffle(HAND + seat);
    }

    private int seat(Vendetta t) {
        return (t.seats.ambition() + turn) % t.players();
    }

    private static @Nullable Clause forbids(Vendetta t, int clan) {
        if ((t.seats.clansShown() >> clan & 1) == 0) return VendettaClause.CLAN_NOT_SHOWN;
        for (int seat = 0; seat < t.players(); seat++)
            if (t.seats.clan(seat) == clan) return VendettaClause.CLAN_TAKEN;
        return null;
    }
}
