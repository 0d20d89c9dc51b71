package elysium.app.toy;

import elysium.tabletop.Book;
import elysium.tabletop.CardTable;
import elysium.tabletop.Layout;
import elysium.tabletop.TriggerResolution;
import elysium.tabletop.Verbs;
import elysium.tabletop.Visibility;
import elysium.tabletop.Zones;

/// The table of Rats, a small made-up game: each round one player sets the mood, and all play a card in secret.
public final class Rats extends CardTable<Rats> {
    public static final int LOUD = Verbs.OWN, QUIET = Verbs.OWN + 1, PLAY = Verbs.OWN + 2;
    public static final int TOOK = OWN_EVENTS, ROUNDS = 3;

    private static final Zones ZONES = new Zones();
    static final int HAND = ZONES.addForEachSeat(Visibility.HELD, false),
            FLOOR = ZONES.addForEachSeat(Visibility.OPEN, false);
    static final int DECK = ZONES.addCommon(Visibility.PILE, false);
    private static final Layout LAYOUT = new Layout(ZONES, new Layout.Room(64, 2, 2, 1, 1, 1), 1, 1);
    private static final int ROUND = LAYOUT.slices.shown("round", 1), MOOD = LAYOUT.slices.shown("mood", 1);
    private static final int POINTS = LAYOUT.slices.shown("points", SEATS);

    private final Book<Rats> rats;

    Rats(Book<Rats> book, int players, long seed) {
        super(LAYOUT, book, _ -> false, players, seed);
        rats = book;
    }

    @Override protected Rats self() {
        return this;
    }

    @Override public Rats blank() {
        return new Rats(rats, players(), 0);
    }

    @Override protected int triggerZone(int k, int seat, TriggerResolution<Rats> occurrence) {
        return NONE;
    }

    @Override protected int rowOperands(int verb) {
        return verb == PLAY ? 1 : super.rowOperands(verb);
    }

    void deal() {
        for (int copy = 0; copy < 4; copy++)
            for (int def = 0; def < rats.size(); def++) create(def, NONE, DECK, 0);
        shuffle(DECK);
        for (int seat = 0; seat < players(); seat++)
            for (int i = 0; i <= ROUNDS; i++) move(first(DECK), HAND + seat);
        push(new Night(Night.Stage.MOOD));
        settle();
    }

    public int round() {
        return get(ROUND);
    }

    void nextRound() {
        set(ROUND, round() + 1);
    }

    boolean loud() {
        return get(MOOD) == 1;
    }

    void mood(boolean loud) {
        set(MOOD, loud ? 1 : 0);
    }

    public int points(int seat) {
        return get(POINTS + seat);
    }

    void takes(int seat, int points) {
        set(POINTS + seat, points(seat) + points);
        emit(TOOK, seat, NONE, points, NONE, EVERYONE);
    }
}
