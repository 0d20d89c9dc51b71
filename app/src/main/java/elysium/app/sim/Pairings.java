package elysium.app.sim;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Setup;
import elysium.tabletop.game.Decks;

/// The pairings of decks: a setup for each, and the decks at its seats.
///
/// @param decks the names of all decks
/// @param meetings the index of the deck at each seat, for each setup
public record Pairings(List<String> decks, List<Setup> setups, List<List<Integer>> meetings) {

    /// A deck: its name and its code in a setup.
    public record Entrant(String name, String packed) {}

    /// Every combination of as many different decks as there are seats.
    public static Pairings all(Setup setup, List<Entrant> entrants) {
        List<List<Integer>> meetings = new ArrayList<>();
        choose(entrants.size(), setup.seats(), List.of(), meetings);
        return of(setup, entrants, meetings);
    }

    /// Every deck against itself.
    public static Pairings mirrored(Setup setup, List<Entrant> entrants) {
        List<List<Integer>> meetings = new ArrayList<>();
        for (int deck = 0; deck < entrants.size(); deck++)
            meetings.add(java.util.Collections.nCopies(setup.seats(), deck));
        return of(setup, entrants, meetings);
    }

    private static void choose(int decks, int seats, List<Integer> chosen, List<List<Integer>> out) {
        if (chosen.size() == seats) {
            out.add(chosen);
            return;
        }
        for (int deck = chosen.isEmpty() ? 0 : chosen.getLast() + 1; deck < decks; deck++) {
            List<Integer> more = new ArrayList<>(chosen);
            more.add(deck);
            choose(decks, seats, more, out);
        }
    }

    private static Pairings of(Setup setup, List<Entrant> entrants, List<List<Integer>> meetings) {
        List<Setup> setups = new ArrayList<>();
        for (List<Integer> meeting : meetings) {
            List<String> options = new ArrayList<>(setup.options());
            for (int seat = 0; seat < meeting.size(); seat++)
                options.add(Decks.option(seat, entrants.get(meeting.get(seat)).packed()));
            setups.add(new Setup(setup.game(), setup.rules(), setup.seats(), options, setup.seed()));
        }
        return new Pairings(entrants.stream().map(Entrant::name).toList(), setups, meetings);
    }
}
