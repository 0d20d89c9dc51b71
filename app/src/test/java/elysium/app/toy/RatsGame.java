package elysium.app.toy;

import java.util.List;
import elysium.kernel.Clause;
import elysium.kernel.Event;
import elysium.kernel.InvalidInputException;
import elysium.kernel.Lang;
import elysium.kernel.Move;
import elysium.kernel.Notation;
import elysium.kernel.Setup;
import elysium.kernel.Text;
import elysium.kernel.Variant;
import elysium.tabletop.Book;
import elysium.tabletop.Card;
import elysium.tabletop.CardTable;
import elysium.tabletop.game.CardGame;
import elysium.tabletop.game.Decks;
import elysium.tabletop.game.ScenarioSupport;
import elysium.tabletop.terminal.Drawing;
import org.jspecify.annotations.Nullable;

/// Rats, a small made-up game for tests.
public final class RatsGame implements CardGame<Rats> {
    static final int CROWN = 2, ASH = 3;
    private static final Book<Rats> BOOK = new Book<>(List.of(
            card(0, "grey-rat", new Text("Grey Rat", "Rat gris"), Text.NONE, 1),
            card(1, "plague-rat", new Text("Plague Rat", "Rat pesteux"), new Text("It bites.", "Il mord."), 3),
            card(2, "crown", new Text("Crown", "Couronne"), new Text("Not in the first round.", "Pas au premier tour."),
                    5),
            card(3, "ash", new Text("Ash", "Cendre"), new Text("Worth nothing.", "Ne vaut rien."), 0)), 1);

    private static Card<Rats> card(int number, String slug, Text name, Text words, int power) {
        Card.Source source = slug.equals("ash") ? Card.Source.RECONSTRUCTED : Card.Source.RULEBOOK;
        return new Card<>(number, slug, name, words, 0, List.of(power), List.of(), List.of(), new Card.Masks(0, 0),
                source,
                List.of("RAT-PLY-01"));
    }

    @Override public String id() {
        return "rats";
    }

    @Override public Text title() {
        return new Text("Rats", "Les Rats");
    }

    @Override public int rulesVersion() {
        return 1;
    }

    @Override public List<Integer> seatCounts() {
        return List.of(2, 3, 4);
    }

    @Override public List<Variant> variants() {
        return List.of(new Variant("moon", new Text("Moon", "Lune"), new Text("By moonlight.", "Au clair de lune.")));
    }

    @Override public void check(Setup setup) {
        if (setup.has("moon") && setup.seats() == 2) throw new IllegalArgumentException("moon needs 3 or 4 seats");
    }

    /// A player's own pack is secret.
    @Override public List<String> visibleOptions(Setup setup, int viewer) {
        return setup.options().stream().map(option -> option.replaceFirst("=own:.*", "=own")).toList();
    }

    @Override public Rats setUp(Setup setup) {
        Rats table = new Rats(BOOK, setup.seats(), setup.seed());
        table.deal();
        return table;
    }

    @Override public Notation<Rats> notation() {
        return (table, _, move, lang) -> switch (Move.verb(move)) {
            case Rats.LOUD -> lang == Lang.FR ? "être bruyant" : "be loud";
            case Rats.QUIET -> lang == Lang.FR ? "être discret" : "be quiet";
            default -> (lang == Lang.FR ? "jouer " : "play ") + table.name(Move.a(move)).in(lang);
        };
    }

    @Override public Text prompt(Rats table, int seat) {
        return table.round() == Rats.ROUNDS ? Text.NONE : new Text("What do you do?", "Que faites-vous ?");
    }

    @Override public double payoff(Rats table, int seat) {
        int best = 0;
        for (int other = 1; other < table.players(); other++)
            if (table.points(other) > table.points(best)) best = other;
        return best == seat ? 1 : 0;
    }

    @Override public double evaluation(Rats table, int seat) {
        return table.points(seat) / 6.0;
    }

    @Override public Book<Rats> book() {
        return BOOK;
    }

    @Override public List<Clause> clauses() {
        return List.of(RatsClause.values());
    }

    @Override public Drawing<Rats> drawing() {
        return (table, viewer, style) -> {
            StringBuilder out = new StringBuilder("round " + table.round() + "\n");
            for (int seat = 0; seat < table.players(); seat++) {
                out.append(style.names().get(seat)).append(' ').append(table.points(seat)).append(" :");
                for (int card = table.first(Rats.HAND + seat); card != Rats.NONE; card = table.next(card))
                    out.append(table.sees(viewer, card) ? " " + table.name(card).in(style.lang()) : " ?");
                out.append('\n');
            }
            return out.toString();
        };
    }

    @Override public ScenarioSupport<Rats> scenarioSupport() {
        return new RatsStaging(this);
    }

    @Override public @Nullable String logLine(Rats table, Event event, Lang lang) {
        if (event.kind() == Rats.TOOK)
            return (lang == Lang.FR ? "place " : "seat ") + (event.subject() + 1) + " +" + event.amount();
        if (event.kind() != CardTable.MOVED || event.face() == Event.HIDDEN) return null;
        return BOOK.card(event.face()).name().in(lang) + (lang == Lang.FR ? " est joué" : " is played");
    }

    @Override public String valuesFile() {
        return "plague-rat: 3\n";
    }

    @Override public List<String> readCorrections(String file) {
        if (file.equals(valuesFile())) return List.of();
        if (file.startsWith("plague-rat: ")) return List.of("plague-rat=" + file.substring(12).strip());
        throw new InvalidInputException(new Text("line 1: no such rat", "ligne 1 : pas de tel rat"));
    }

    @Override public List<Text> details(Card<Rats> card) {
        return List.of(new Text("Worth " + card.facts().getFirst(), "Vaut " + card.facts().getFirst()));
    }

    @Override public Decks decks() {
        return new RatsDecks(BOOK);
    }

    @Override public String clausePrefix() {
        return "RAT";
    }

    @Override public Text label(Rats table, int seat) {
        return seat % 2 == 0 ? new Text("even", "pair") : new Text("odd", "impair");
    }
}
