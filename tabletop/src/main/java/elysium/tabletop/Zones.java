package elysium.tabletop;

import java.util.Arrays;
import elysium.kernel.Table;

/// The zones of a kind of table: their names, visibility and seats, and whether card texts are active there.
public final class Zones {
    private static final String NAMELESS = "zone";

    private String[] name = new String[0];
    private Visibility[] visibility = new Visibility[0];
    private int[] seat = new int[0];
    private boolean[] hasActiveTexts = new boolean[0];
    private int[] hiding = new int[0];
    private final int[][] speaking = new int[Table.SEATS + 1][0];

    /// Adds an unnamed zone for a seat, or for NONE.
    public int add(Visibility hides, int ofSeat, boolean speaking) {
        return add(NAMELESS, hides, ofSeat, speaking);
    }

    /// Adds a zone; displays find it by its name.
    public int add(String called, Visibility hides, int ofSeat, boolean speaking) {
        int zone = visibility.length;
        name = Arrays.copyOf(name, zone + 1);
        name[zone] = called;
        visibility = Arrays.copyOf(visibility, zone + 1);
        seat = Arrays.copyOf(seat, zone + 1);
        hasActiveTexts = Arrays.copyOf(hasActiveTexts, zone + 1);
        visibility[zone] = hides;
        seat[zone] = ofSeat;
        hasActiveTexts[zone] = speaking;
        if (speaking) this.speaking[ofSeat + 1] = with(this.speaking[ofSeat + 1], zone);
        if (hides != Visibility.OPEN) hiding = with(hiding, zone);
        return zone;
    }

    private static int[] with(int[] zones, int zone) {
        int[] more = Arrays.copyOf(zones, zones.length + 1);
        more[zones.length] = zone;
        return more;
    }

    /// Adds a zone that belongs to no seat.
    public int addCommon(Visibility hides, boolean speaking) {
        return addCommon(NAMELESS, hides, speaking);
    }

    public int addCommon(String called, Visibility hides, boolean speaking) {
        return add(called, hides, Table.NONE, speaking);
    }

    /// Adds a zone for each seat and returns the first; the others follow it.
    public int addForEachSeat(Visibility hides, boolean speaking) {
        return addForEachSeat(NAMELESS, hides, speaking);
    }

    public int addForEachSeat(String called, Visibility hides, boolean speaking) {
        int first = visibility.length;
        for (int i = 0; i < Table.SEATS; i++) add(called, hides, i, speaking);
        return first;
    }

    public int size() {
        return visibility.length;
    }

    /// The number of zones that hide cards from some viewer; [#hidingZone(int)] returns the k-th.
    int hidingCount() {
        return hiding.length;
    }

    int hidingZone(int k) {
        return hiding[k];
    }

    /// The zones of a seat, or of NONE, in which texts are active.
    int[] activeTextZones(int ofSeat) {
        return speaking[ofSeat + 1];
    }

    /// The name of a zone; zones with the same name and seat differ in their [#index].
    public String name(int zone) {
        return name[zone];
    }

    /// The number of earlier zones with the same name and seat.
    public int index(int zone) {
        int before = 0;
        for (int z = 0; z < zone; z++) if (seat[z] == seat[zone] && name[z].equals(name[zone])) before++;
        return before;
    }

    public Visibility visibility(int zone) {
        return visibility[zone];
    }

    public int seat(int zone) {
        return seat[zone];
    }

    /// Whether the texts of face-up cards in a zone are active.
    public boolean hasActiveTexts(int zone) {
        return hasActiveTexts[zone];
    }
}
