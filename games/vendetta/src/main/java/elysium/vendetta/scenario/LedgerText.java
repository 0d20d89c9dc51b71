package elysium.vendetta.scenario;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import elysium.tabletop.Card;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Ledger;
import elysium.tabletop.scenario.ScenarioValues;
import elysium.tabletop.scenario.Viewers;
import elysium.vendetta.table.Vendetta;

/// Writes the ledger and lasting effects in the words of a position text.
final class LedgerText {
    private static final String NOTHING = "none", ROUND = "round", LOCATION = "Location";

    private final Vendetta t;
    private final List<String> names;

    LedgerText(Vendetta t, List<String> names) {
        this.t = t;
        this.names = names;
    }

    /// `round: Bo, brujah-challenge`: a use by a seat of a card; `Location: nosferatu-vanish, 2`: a card and a key.
    List<String> noted(int viewer) {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < t.ledger.count(); i++) {
            Ledger.Use use = t.ledger.entry(i);
            if (use.scope() > Vendetta.ROUND) continue;   // what acts at a moment is in the middle of it
            boolean ofSeat = use.scope() == Vendetta.ROUND && use.what() >= 0;
            if (!ofSeat && viewer != NONE && !t.sees(viewer, use.who())) continue;
            all.add(span(use.scope()) + ": "
                    + (ofSeat ? names.get(use.who()) + ", " + slug(use.what())
                            : slug(t.face(use.who())) + ", " + use.what()));
        }
        return all;
    }

    /// `malkavian-chaos by Bo, mode 0, part 3, on 4, until round, at 20, from malkavian-chaos`.
    List<String> lasting(int viewer) {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < t.effects.count(); i++) {
            CardPlay<Vendetta> play = t.effects.play(i);
            boolean told = viewer == NONE || play.card() == NONE || t.sees(viewer, play.card());
            all.add(slug(play.def()) + " by " + (play.seat() == NONE ? NOTHING : names.get(play.seat())) + ", mode "
                    + play.mode() + ", part " + play.at() + ", on " + play.subject() + ", until "
                    + span(t.effects.until(i)) + ", at " + t.effects.moment(i) + ", from "
                    + (play.card() == NONE || !told ? NOTHING : slug(t.face(play.card()))));
        }
        return all;
    }

    void readNoted(String words) {
        String[] parts = words.split("[:,] ");
        if (parts.length != 3) throw ScenarioValues.wrong("expected 'round: Bo, a-card' or 'Location: a-card, 1'");
        int scope = span(parts[0]);
        if (names.contains(parts[1])) t.ledger.use(scope, Viewers.seat(names, parts[1]), def(parts[2]));
        else t.ledger.use(scope, row(parts[1]), ScenarioValues.integer(parts[2]));
    }

    void readLasting(String words) {
        String[] parts = words.split(" by |, mode |, part |, on |, until |, at |, from ");
        if (parts.length != 8)
            throw ScenarioValues
                    .wrong("expected 'a-card by Bo, mode 0, part 3, on 4, until round, at 20, from a-card'");
        int seat = parts[1].equals(NOTHING) ? NONE : Viewers.seat(names, parts[1]);
        int card = parts[7].equals(NOTHING) ? NONE : row(parts[7]), subject = ScenarioValues.integer(parts[4]);
        CardPlay<Vendetta> play =
                new CardPlay<>(card, def(parts[0]), ScenarioValues.integer(parts[2]), seat, seat, subject,
                        ScenarioValues.integer(parts[3]), CardPlay.NO_CHOICES);
        int until = span(parts[5]), moment = ScenarioValues.integer(parts[6]);
        if (moment == NONE) t.effects.add(play, subject, until);
        else t.effects.addWaiting(play, play.at(), subject, until, moment);
    }

    private static String span(int scope) {
        return scope == Vendetta.ROUND ? ROUND : LOCATION;
    }

    private static int span(String word) {
        if (word.equals(ROUND)) return Vendetta.ROUND;
        if (word.equals(LOCATION)) return Vendetta.LOCATION;
        throw ScenarioValues.wrong("expected round or Location, not '" + word + "'");
    }

    private String slug(int def) {
        return t.book().card(def).slug();
    }

    private int def(String slug) {
        Card<Vendetta> card = t.book().bySlug(slug);
        if (card == null) throw ScenarioValues.wrong("no card is called '" + slug + "'");
        return card.number();
    }

    private int row(String slug) {
        int def = def(slug);
        for (int row = 0; row < t.rows(); row++) if (t.face(row) == def) return row;
        throw ScenarioValues.wrong("'" + slug + "' lies nowhere");
    }
}
