package elysium.nightfall.dsl;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.table.GameLayout.ARCHIVES;
import static elysium.nightfall.table.GameLayout.CHAIN;
import static elysium.nightfall.table.GameLayout.DISCARD;
import static elysium.nightfall.table.GameLayout.PLAY;
import static elysium.tabletop.ControlFlow.ifTrue;
import static elysium.tabletop.Verbs.PICK_CARD;
import static elysium.tabletop.Verbs.PICK_PLACE;
import static elysium.tabletop.Verbs.PICK_SEAT;

import java.util.function.BiPredicate;
import elysium.kernel.Move;
import elysium.nightfall.rules.Archives;
import elysium.nightfall.rules.Minions;
import elysium.nightfall.rules.Piles;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;

/// The targets of texts, chosen when the order resolves (NF-RES-10) by its owner or the player who took the choice
/// over. A single public target is chosen automatically, since it is mandatory (NF-RES-08).
public final class Targets {
    /// The names of stored targets: of the chain text and of the kicker text.
    public static final int TARGET = 0, KICKED_TARGET = 1;

    private Targets() {}

    // ---- players

    /// Any player, the owner included (NF-RUL-29).
    public static Program<Nightfall> targetPlayer(int name) {
        Instruction.Choice<Nightfall> pick = (t, _, out) -> {
            for (int seat = 0; seat < t.players(); seat++) out.offer(Move.of(PICK_SEAT, seat, name));
        };
        return Program.of(pick);
    }

    /// An opponent of the order's owner, whoever chooses (NF-RUL-52).
    public static Program<Nightfall> targetOpponent(int name) {
        Instruction.Choice<Nightfall> pick = (t, play, out) -> {
            for (int seat = 0; seat < t.players(); seat++)
                if (seat != play.seat()) out.offer(Move.of(PICK_SEAT, seat, name));
        };
        return ifTrue((t, _) -> t.players() > 2, Program.of(pick));
    }

    /// The chosen player; with two players, the only opponent.
    public static int player(Nightfall t, CardPlay<Nightfall> play, int name) {
        int picked = play.picked(name);
        return picked == NONE ? t.night.after(play.seat()) : picked;
    }

    // ---- minions

    /// A minion in play, friendly ones included; one in the chain is not in play (NF-RES-06).
    public static Program<Nightfall> targetMinion(int name) {
        Instruction.Choice<Nightfall> pick = (t, _, out) -> {
            for (int card = nextMinion(t, NONE); card != NONE; card = nextMinion(t, card))
                out.offer(Move.of(PICK_CARD, card, name));
        };
        return ifTrue((t, _) -> several(t), Program.of(pick));
    }

    /// The chosen or only minion, or NONE (NF-RES-07).
    public static int minion(Nightfall t, CardPlay<Nightfall> play, int name) {
        int picked = play.picked(name);
        return picked == NONE ? nextMinion(t, NONE) : picked;
    }

    private static boolean several(Nightfall t) {
        int first = nextMinion(t, NONE);
        return first != NONE && nextMinion(t, first) != NONE;
    }

    /// The next minion in play that differs from all before it.
    private static int nextMinion(Nightfall t, int after) {
        int seat = after == NONE ? 0 : t.controller(after), card = after == NONE ? t.first(PLAY) : t.next(after);
        while (true) {
            for (; card != NONE; card = t.next(card)) if (!repeats(t, card)) return card;
            if (++seat >= t.players()) return NONE;
            card = t.first(PLAY + seat);
        }
    }

    private static boolean repeats(Nightfall t, int minion) {
        for (int other = t.first(t.zone(minion)); other != minion; other = t.next(other))
            if (Minions.areEqual(t, other, minion)) return true;
        return false;
    }

    // ---- orders in the chain

    /// An unresolved order of the chain, except the resolving one (NF-RUL-34).
    public static Program<Nightfall> targetOrder() {
        Instruction.Choice<Nightfall> pick = (t, play, out) -> {
            for (int card = t.first(CHAIN); card != play.card(); card = t.next(card))
                out.offer(Move.of(PICK_CARD, card, TARGET));
        };
        return ifTrue((t, _) -> t.count(CHAIN) > 2, Program.of(pick));
    }

    /// The chosen or only order; NONE if the resolving order is alone.
    public static int order(Nightfall t, CardPlay<Nightfall> play) {
        int picked = play.picked(TARGET), first = t.first(CHAIN);
        if (picked != NONE) return picked;
        return first == play.card() ? NONE : first;
    }

    /// The order that will resolve next, or NONE (NF-RUL-33).
    public static int nextOrder(Nightfall t, CardPlay<Nightfall> play) {
        int next = NONE;
        for (int card = t.first(CHAIN); card != play.card(); card = t.next(card)) next = card;
        return next;
    }

    // ---- archives

    /// Any existing archive, the own ones and the commons included (NF-RUL-46).
    public static Program<Nightfall> targetArchive(int name) {
        Instruction.Choice<Nightfall> pick = (t, _, out) -> {
            for (int archive = nextArchive(t, NONE); archive != NONE; archive = nextArchive(t, archive))
                out.offer(Move.of(PICK_PLACE, archive, name));
        };
        return ifTrue((t, _) -> {
            int first = nextArchive(t, NONE);
            return first != NONE && nextArchive(t, first) != NONE;
        }, Program.of(pick));
    }

    /// The chosen or only archive, or NONE.
    public static int archive(Nightfall t, CardPlay<Nightfall> play, int name) {
        int picked = play.picked(name);
        return picked == NONE ? nextArchive(t, NONE) : picked;
    }

    private static int nextArchive(Nightfall t, int after) {
        for (int archive = after + 1; archive < ARCHIVES; archive++) if (Archives.exists(t, archive)) return archive;
        return NONE;
    }

    // ---- discarded cards

    /// A card of the owner's discard pile. The chooser sees the pile, which is secret, so the question is asked even if
    /// no card fits.
    public static Program<Nightfall> targetDiscarded(BiPredicate<Nightfall, Integer> fits) {
        Instruction.Effect<Nightfall> lookThrough = (t, play) -> {
            if (play.chooser() == play.seat()) return;
            for (int card = t.first(DISCARD + play.seat()); card != NONE; card = t.next(card))
                if (!t.sees(play.chooser(), card)) t.showTo(card, 1 << play.chooser());
        };
        Instruction.Choice<Nightfall> pick = (t, play, out) -> {
            for (int card = t.first(DISCARD + play.seat()); card != NONE; card = t.next(card))
                if (fits.test(t, card) && !Piles.isDuplicate(t, card)) out.offer(Move.of(PICK_CARD, card, TARGET));
        };
        return ifTrue((t, play) -> t.count(DISCARD + play.seat()) > 0, Program.of(lookThrough, pick));
    }
}
