package elysium.rivals.table.vocabulary;

import elysium.kernel.Text;

/// The kinds of attack, with the attribute that defends against each (RIV-CHR-04).
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

    /// The place among the printed numbers of the attribute that defends against this kind: Physical for Ranged.
    public int attribute() {
        return this == RANGED ? Fact.PHYSICAL : Fact.PHYSICAL + ordinal();
    }

    public static AttackKind of(int number) {
        return ALL[number];
    }
}
