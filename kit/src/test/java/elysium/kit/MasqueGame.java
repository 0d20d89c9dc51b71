package elysium.kit;

import java.util.List;
import java.util.Map;
import elysium.kernel.Clause;
import elysium.kernel.Event;
import elysium.kernel.Lang;
import elysium.kernel.Move;
import elysium.kernel.Notation;
import elysium.kernel.Setup;
import elysium.kernel.Text;
import elysium.kernel.Variant;
import elysium.kit.Masque.Fault;
import elysium.kit.Masque.Rule;
import elysium.tabletop.Book;
import elysium.tabletop.game.CardGame;
import elysium.tabletop.game.Outline;
import elysium.tabletop.game.ScenarioSupport;
import elysium.tabletop.terminal.Drawing;
import org.jspecify.annotations.Nullable;

/// The Masque game, correct or with a fault.
public final class MasqueGame implements CardGame<Masque> {
    private final Fault fault;
    private int nonce;

    public MasqueGame() {
        this(Fault.NONE);
    }

    public MasqueGame(Fault fault) {
        this.fault = fault;
    }

    public static Setup setup(int seats) {
        return new Setup("masque", 1, seats, List.of(), 0);
    }

    @Override public String id() {
        return "masque";
    }

    @Override public Text title() {
        return new Text("Masque", "Mascarade");
    }

    @Override public int rulesVersion() {
        return 1;
    }

    @Override public List<Integer> seatCounts() {
        return List.of(2, 3, 4);
    }

    @Override public List<Variant> variants() {
        return List.of();
    }

    @Override public void check(Setup setup) {
        if (!seatCounts().contains(setup.seats())) throw new IllegalArgumentException("2, 3 or 4 seats can play");
    }

    @Override public Masque setUp(Setup setup) {
        return new Masque(setup, fault, fault == Fault.GLOBAL ? nonce++ : 0);
    }

    @Override public Notation<Masque> notation() {
        return (t, _, move, lang) -> switch (Move.verb(move)) {
            case Masque.CLOSE -> (lang == Lang.EN ? "close a fist on " : "fermer le poing sur ") + Move.a(move);
            case Masque.PLAY -> (lang == Lang.EN ? "play " : "jouer ") + t.name(Move.a(move)).in(lang);
            case Masque.DISCARD -> (lang == Lang.EN ? "put away " : "ranger ") + t.name(Move.a(move)).in(lang);
            default -> lang == Lang.EN ? "pass" : "passer";
        };
    }

    @Override public Text prompt(Masque table, int seat) {
        return new Text("Your turn", "À vous");
    }

    @Override public double payoff(Masque table, int seat) {
        return table.tokens(seat) > Masque.TOKENS ? 1 : 0;
    }

    @Override public double evaluation(Masque table, int seat) {
        return table.tokens(seat) / (2.0 * Masque.TOKENS);
    }

    @Override public Book<Masque> book() {
        return Masque.BOOK;
    }

    @Override public List<Clause> clauses() {
        return List.of(Rule.CROWN_NEEDS_FIST, Rule.EMPTY_FIST);
    }

    @Override public Drawing<Masque> drawing() {
        return (t, _, style) -> {
            StringBuilder out = new StringBuilder("round " + t.round() + "\n");
            for (int seat = 0; seat < t.players(); seat++)
                out.append(style.names().get(seat)).append("  tokens ").append(t.tokens(seat)).append('\n');
            return out.toString();
        };
    }

    @Override public ScenarioSupport<Masque> scenarioSupport() {
        return new MasqueStaging(fault);
    }

    @Override public @Nullable String logLine(Masque table, Event event, Lang lang) {
        boolean en = lang == Lang.EN;
        return switch (event.kind()) {
            case Masque.TURNED_UP -> book().card(event.face()).name().in(lang) + (en ? " is revealed" : " est révélée");
            case Masque.PAID -> (en ? "A token changes hands" : "Un jeton change de main");
            default -> null;
        };
    }

    @Override public Outline commonOutline(Masque table) {
        return new Outline(title(), List.of(), Map.of("round", List.of(table.round())), Map.of());
    }

    @Override public Outline ownOutline(Masque table, int viewer) {
        int crowns = 0;
        for (int seat = 0; seat < table.players(); seat++)
            if (table.holds(seat, Masque.CROWN) && (seat == viewer || fault == Fault.SHOWS_HAND)) crowns++;
        return Outline.of(Map.of("crowns", List.of(crowns)), Map.of());
    }

    @Override public String clausePrefix() {
        return "MAS";
    }
}
