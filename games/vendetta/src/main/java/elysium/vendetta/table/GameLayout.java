package elysium.vendetta.table;

import elysium.kernel.Table;
import elysium.tabletop.Layout;
import elysium.tabletop.Visibility;
import elysium.tabletop.Zones;

/// The layout of a table: its zones, and the cells of the game's own facts.
public final class GameLayout {
    public static final int PLACES = 4;
    static final int SEATS = Table.SEATS;
    static final Zones ZONES = new Zones();
    public static final int HAND = ZONES.addForEachSeat("hand", Visibility.HELD, false),
            DRAWN = ZONES.addForEachSeat("drawn", Visibility.DRAWN, false),
            DECK = ZONES.addForEachSeat("deck", Visibility.PILE, false),
            ALLIANCE = ZONES.addForEachSeat("alliance", Visibility.OPEN, true),
            DRAINED = ZONES.addForEachSeat("drained", Visibility.OPEN, false),
            RELIC = ZONES.addForEachSeat("relic", Visibility.OPEN, true);
    public static final int ALLIES = ZONES.addCommon("allies", Visibility.PILE, false),
            VICTIMS = ZONES.addCommon("victims", Visibility.OPEN, false),
            RELICS = ZONES.addCommon("relics", Visibility.OPEN, false),
            GONE = ZONES.addCommon("gone", Visibility.OPEN, false);
    public static final int PRIZE = eachPlace("prize", false), SITE = eachPlace("site", true), POSITION = positions();

    static final Layout LAYOUT = new Layout(ZONES, new Layout.Room(136, 24, 48, 1, 1, 1), Moment.COUNT, Value.COUNT);
    static final int AMBITION = LAYOUT.slices.shown("ambition", 1), ROUND = LAYOUT.slices.shown("round", 1),
            PLACE_COUNT = LAYOUT.slices.shown("places", 1), RESOLVING = LAYOUT.slices.shown("resolving", 1),
            OUT = LAYOUT.slices.shown("out", 1), TEAMS = LAYOUT.slices.shown("teams", 1),
            SHOWN = LAYOUT.slices.shown("clansShown", 1), STAYED = LAYOUT.slices.shown("stayed", 1),
            SKIPPING = LAYOUT.slices.shown("skipping", 1), WINNER = LAYOUT.slices.shown("winner", 1),
            REWARDED = LAYOUT.slices.internal("rewarded", 1), LONE = LAYOUT.slices.internal("lone", 1),
            FRENZIED = LAYOUT.slices.shown("frenzied", 1), ALARMED = LAYOUT.slices.internal("alarmed", 1),
            CLAN = LAYOUT.slices.shown("clan", SEATS), BLOOD = LAYOUT.slices.shown("blood", SEATS),
            INFLUENCE = LAYOUT.slices.shown("influence", SEATS), TOKENS_UP = LAYOUT.slices.shown("tokensUp", SEATS),
            TOKENS_DOWN = LAYOUT.slices.shown("tokensDown", SEATS), CAUSE = LAYOUT.slices.internal("cause", SEATS),
            RANK = LAYOUT.slices.shown("ranked", SEATS), SPITE = LAYOUT.slices.internal("spite", SEATS),
            DEPLOYED = LAYOUT.slices.shown("deployed", SEATS * PLACES),
            JUDGED = LAYOUT.slices.internal("judged", SEATS * PLACES);

    private GameLayout() {}

    private static int eachPlace(String called, boolean speaking) {
        int first = ZONES.size();
        for (int place = 0; place < PLACES; place++) ZONES.addCommon(called, Visibility.OPEN, speaking);
        return first;
    }

    private static int positions() {
        int first = ZONES.size();
        for (int seat = 0; seat < SEATS; seat++)
            for (int place = 0; place < PLACES; place++) ZONES.add("position", Visibility.OPEN, seat, true);
        return first;
    }
}
