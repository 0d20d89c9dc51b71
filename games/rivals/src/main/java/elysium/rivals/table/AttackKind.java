package elysium.rivals.table;

import elysium.kernel.Text;

/// How an attack is made, and which attribute defends against it (RIV-CHR-04).
public enum AttackKind {
    PHYSICAL("Physical", "Physique"), SOCIAL("Social", "Sociale"), MENTAL("Mental", "Mentale"),
    RANGED("Ranged", "Distante");

    public static final int COUNT = 4;
    private static final AttackKind[] ALL = values();

    private final Text title;

    AttackKind(String en, String fr) {
        title = new Text(en, fr);
    }

    public Text title() {
        return title;
    }

    public int bit() {
        return 1 << ordinal();
    }

    /// Where on a card the attribute is printed that defends against it: Physical for Ranged ones.
    int attribute() {
        return this == RANGED ? Fact.PHYSICAL : Fact.PHYSICAL + ordinal();
    }

    public static AttackKind of(int number) {
        return ALL[number];
    }
}
