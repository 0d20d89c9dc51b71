package elysium.tabletop;

import java.util.Arrays;
import elysium.kernel.Table;

/// The zones of a kind of table: their names, visibility and seats, and whether card texts are active there.
public final class Zones {
    private static final String NAMELESS = "zone";

    private String[] name = new String[0];
    private Visibility[] secrecy = new Visibility[0];
    private int[] seat = new int[0];
    private boolean[] live = new boolean[0];
    private int[] hiding = new int[0];
    private final int[][] speaking = new int[Table.SEATS + 1][0];

    /// Adds an unnamed zone for a seat, or for NONE.
    public int one(Visibility hides, int ofSeat, boolean speaking) {
        return one(NAMELESS, hides, ofSeat, speaking);
    }

    /// Adds a zone; displays find it by its name.
    public int one(String called, Visibility hides, int ofSeat, boolean speaking) {
        int zone = secrecy.length;
        name = Arrays.copyOf(name, zone + 1);
        name[zone] = called;
        secrecy = Arrays.copyOf(secrecy, zone + 1);
        seat = Arrays.copyOf(seat, zone + 1);
        live = Arrays.copyOf(live, zone + 1);
        secrecy[zone] = hides;
        seat[zone] = ofSeat;
        live[zone] = speaking;
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
    public int common(Visibility hides, boolean speaking) {
        return common(NAMELESS, hides, speaking);
    }

    public int common(String called, Visibility hides, boolean speaking) {
        return one(called, hides, Table.NONE, speaking);
    }

    /// Adds a zone for each seat and returns the first; the others follow it.
    public int eachSeat(Visibility hides, boolean speaking) {
        return eachSeat(NAMELESS, hides, speaking);
    }

    public int eachSeat(String called, Visibility hides, boolean speaking) {
        int first = secrecy.length;
        for (int i = 0; i < Table.SEATS; i++) one(called, hides, i, speaking);
        return first;
    }

    public int size() {
        return secrecy.length;
    }

    /// The number of zones that hide cards from some viewer; [#hiding(int)] returns the k-th.
    int hiding() {
        return hiding.length;
    }

    int hiding(int k) {
        return hiding[k];
    }

    /// The zones of a seat, or of NONE, in which texts are active.
    int[] speaking(int ofSeat) {
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

    public Visibility secrecy(int zone) {
        return secrecy[zone];
    }

    public int seat(int zone) {
        return seat[zone];
    }

    /// Whether the texts of face-up cards in a zone are active.
    public boolean live(int zone) {
        return live[zone];
    }
}
