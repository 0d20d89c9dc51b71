package elysium.vtes.rules.combat;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.rules.combat.StrikeFlags.AGGRAVATED;
import static elysium.vtes.rules.combat.StrikeFlags.ENVIRONMENTAL;
import static elysium.vtes.rules.combat.StrikeFlags.GUN;
import static elysium.vtes.rules.combat.StrikeFlags.UNPREVENTABLE;

import elysium.vtes.table.Vtes;
import elysium.vtes.table.event.CombatEventKind;
import elysium.vtes.table.vocabulary.ActivityKind;

/// The damage to be handled, in packets of victim, source, amount and kind.
public final class DamagePackets {
    /// The minion that may prevent now, and the number of packets; a packet holds victim, source, amount and kinds.
    public static final int VICTIM = ActivityKind.OWN, PACKETS = ActivityKind.OWN + 1, PACKET = ActivityKind.OWN + 2;
    public static final int WHOM = 0, SOURCE = 1, AMOUNT = 2, KINDS = 3, FATE = 4, CELLS = 5;
    /// The fates of a victim: none yet, to be destroyed, burned, in torpor, done.
    public static final int UNSETTLED = 0, DOOMED = 1, BURNED = 2, TORPID = 3, SETTLED = 4;
    public static final int MOST = (ActivityKind.CELLS - PACKET) / CELLS;
    private static final int MATTERS = AGGRAVATED | GUN | UNPREVENTABLE | ENVIRONMENTAL;

    private DamagePackets() {}

    /// Whether damage is about to be handled.
    public static boolean isInProgress(Vtes t) {
        return t.activities.isInProgress(ActivityKind.DAMAGE);
    }

    /// Adds a packet of damage; a full list adds it to a packet of the same kind.
    public static void add(Vtes t, int whom, int source, int amount, int kinds) {
        if (amount <= 0) return;
        int tell = (kinds & AGGRAVATED) != 0 ? CombatEventKind.AGGRAVATED
                : (kinds & ENVIRONMENTAL) != 0 ? CombatEventKind.ENVIRONMENTAL : CombatEventKind.DAMAGE;
        t.logCard(tell, t.controller(whom), whom, amount);
        lay(t, whom, source, amount, kinds);
    }

    /// Adds a minion that may have lost its life without damage.
    public static void addWithoutDamage(Vtes t, int whom) {
        lay(t, whom, NONE, 0, 0);
    }

    private static void lay(Vtes t, int whom, int source, int amount, int kinds) {
        int packets = packetCount(t), alike = packets < MOST ? NONE : alike(t, whom, kinds);
        if (alike != NONE) {
            lessen(t, alike, -amount);
            return;
        }
        if (packets == MOST) throw new IllegalStateException("too many packets of damage");
        int at = PACKET + packets * CELLS;
        put(t, at, whom);
        put(t, at + SOURCE, source);
        put(t, at + AMOUNT, amount);
        put(t, at + KINDS, kinds);
        put(t, PACKETS, packets + 1);
    }

    private static int alike(Vtes t, int whom, int kinds) {
        for (int i = 0; i < packetCount(t); i++)
            if (victimOf(t, i) == whom && ((kinds(t, i) ^ kinds) & MATTERS) == 0) return i;
        return NONE;
    }

    // ---- the packets

    public static int packetCount(Vtes t) {
        return get(t, PACKETS);
    }

    public static int victimOf(Vtes t, int packet) {
        return get(t, PACKET + packet * CELLS);
    }

    /// The card that deals a packet: a minion, a retainer, a played card, or NONE.
    public static int source(Vtes t, int packet) {
        return get(t, PACKET + packet * CELLS + SOURCE);
    }

    public static int amount(Vtes t, int packet) {
        return get(t, PACKET + packet * CELLS + AMOUNT);
    }

    public static int kinds(Vtes t, int packet) {
        return get(t, PACKET + packet * CELLS + KINDS);
    }

    private static void lessen(Vtes t, int packet, int by) {
        put(t, PACKET + packet * CELLS + AMOUNT, amount(t, packet) - by);
    }

    /// The fate of a victim, stored in its first packet.
    public static int fate(Vtes t, int packet) {
        return get(t, PACKET + packet * CELLS + FATE);
    }

    public static void setFate(Vtes t, int packet, int fate) {
        put(t, PACKET + packet * CELLS + FATE, fate);
    }

    /// Whether a packet is the first of its victim.
    public static boolean isFirst(Vtes t, int packet) {
        for (int i = 0; i < packet; i++) if (victimOf(t, i) == victimOf(t, packet)) return false;
        return true;
    }

    /// The aggravated or the normal damage of a victim.
    public static int totalDamage(Vtes t, int whom, boolean aggravated) {
        int sum = 0;
        for (int i = 0; i < packetCount(t); i++)
            if (victimOf(t, i) == whom && (kinds(t, i) & AGGRAVATED) != 0 == aggravated) sum += amount(t, i);
        return sum;
    }

    // ---- prevention

    /// The minion that may prevent damage now, or NONE.
    public static int preventingMinion(Vtes t) {
        return isInProgress(t) ? get(t, VICTIM) : NONE;
    }

    public static void setPreventingMinion(Vtes t, int whom) {
        put(t, VICTIM, whom);
    }

    /// Whether the current minion can prevent a packet with all kinds of `of` and none of `not`.
    public static boolean preventable(Vtes t, int packet, int of, int not) {
        int kinds = kinds(t, packet);
        return victimOf(t, packet) == preventingMinion(t) && amount(t, packet) > 0
                && (kinds & (not | UNPREVENTABLE)) == 0 && (kinds & of) == of;
    }

    /// The preventable points of such damage to a minion; 0 if it is not the current one.
    public static int preventablePoints(Vtes t, int minion, int of, int not) {
        if (preventingMinion(t) != minion) return 0;
        int left = 0;
        for (int i = 0; i < packetCount(t); i++) if (preventable(t, i, of, not)) left += amount(t, i);
        return left;
    }

    /// Prevents points of one packet.
    public static void prevent(Vtes t, int packet, int points) {
        int whom = victimOf(t, packet);
        lessen(t, packet, points);
        t.logCard(CombatEventKind.PREVENTED, t.controller(whom), whom, points);
    }

    /// Whether two packets are equivalent for prevention.
    public static boolean same(Vtes t, int one, int other) {
        return ((kinds(t, one) ^ kinds(t, other)) & MATTERS) == 0;
    }

    private static int get(Vtes t, int cell) {
        return t.activities.get(ActivityKind.DAMAGE, cell);
    }

    private static void put(Vtes t, int cell, int value) {
        t.activities.put(ActivityKind.DAMAGE, cell, value);
    }
}
