package elysium.nightfall.dsl;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.dsl.Targets.TARGET;
import static elysium.nightfall.dsl.Targets.minion;
import static elysium.nightfall.dsl.Targets.order;
import static elysium.nightfall.dsl.Targets.player;
import static elysium.nightfall.flow.Resolution.KICKED;
import static elysium.nightfall.flow.Resolution.TEXT;
import static elysium.nightfall.flow.Resolution.UNKICKED;
import static elysium.nightfall.table.GameLayout.DISCARD;
import static elysium.nightfall.table.GameLayout.HAND;
import static elysium.nightfall.table.GameLayout.PLAY;
import static elysium.tabletop.ControlFlow.ifElse;
import static elysium.tabletop.ControlFlow.ifTrue;

import elysium.nightfall.flow.DamageToPlayer;
import elysium.nightfall.flow.Discarding;
import elysium.nightfall.flow.EachOpponent;
import elysium.nightfall.flow.Healing;
import elysium.nightfall.flow.ReturnMinions;
import elysium.nightfall.flow.Surveillance;
import elysium.nightfall.flow.TakeFromArchive;
import elysium.nightfall.rules.Archives;
import elysium.nightfall.rules.Minions;
import elysium.nightfall.rules.Piles;
import elysium.nightfall.rules.Wounds;
import elysium.nightfall.table.EventKind;
import elysium.nightfall.table.Fact;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;

/// The effects of orders, named as on a card. Amounts are printed facts of the card.
public final class Effects {
    private Effects() {}

    private static int amount(Nightfall t, CardPlay<Nightfall> play, int fact) {
        return t.book().printed(play.def(), fact);
    }

    // ---- conditions

    public static boolean isKicked(Nightfall t, CardPlay<Nightfall> play) {
        return play.subject() == KICKED;
    }

    /// Reads the rest only in a chain started by the owner (NF-CARD-07).
    public static Program<Nightfall> yourChain(Instruction<Nightfall> rest) {
        return ifTrue((t, play) -> t.night.active() == play.seat(), Program.of(rest));
    }

    // ---- cards

    public static Instruction.Effect<Nightfall> draw(int fact) {
        return (t, play) -> Piles.draw(t, play.seat(), amount(t, play, fact));
    }

    public static Instruction.StartFrame<Nightfall> discardFromHand(int fact) {
        return (t, play) -> new Discarding(play.seat(), amount(t, play, fact));
    }

    public static Instruction.StartFrame<Nightfall> targetDiscards(int fact, int name) {
        return (t, play) -> new Discarding(player(t, play, name), amount(t, play, fact));
    }

    public static Instruction.Effect<Nightfall> targetDiscardsAtRandom(int fact) {
        return (t, play) -> {
            int hand = HAND + player(t, play, TARGET);
            for (int left = amount(t, play, fact); left > 0 && t.count(hand) > 0; left--) {
                int card = t.first(hand);
                for (int steps = t.roll(t.count(hand)); steps > 0; steps--) card = t.next(card);
                Piles.discard(t, card);
            }
        };
    }

    public static Instruction.StartFrame<Nightfall> lookAtDeckOfTarget(int fact) {
        return (t, play) -> Surveillance.of(play.seat(), player(t, play, TARGET), amount(t, play, fact));
    }

    public static Instruction.StartFrame<Nightfall> mayRaiseItsLike(int fact) {
        return (t, play) -> new ReturnMinions(play.seat(), play.def(), amount(t, play, fact));
    }

    // ---- damage and wounds

    public static Instruction.StartFrame<Nightfall> inflictOnTarget(int fact, int name) {
        return (t, play) -> new DamageToPlayer(player(t, play, name), amount(t, play, fact));
    }

    public static Instruction.StartFrame<Nightfall> inflictOnEachOpponent(int fact) {
        return (t, play) -> new EachOpponent(EachOpponent.What.DAMAGE, play.seat(), amount(t, play, fact), 0,
                t.night.opponents(play.seat()));
    }

    /// Makes each opponent discard cards or take wounds.
    public static Instruction.StartFrame<Nightfall> eachOpponentChooses(int cards, int wounds) {
        return (t, play) -> new EachOpponent(EachOpponent.What.ULTIMATUM, play.seat(), amount(t, play, cards),
                amount(t, play, wounds), t.night.opponents(play.seat()));
    }

    public static Instruction.Effect<Nightfall> targetTakesWounds(int fact, int name) {
        return (t, play) -> Wounds.take(t, player(t, play, name), amount(t, play, fact));
    }

    /// Damage beyond the health of the minion is lost (NF-RUL-51).
    public static Instruction.Effect<Nightfall> hurtTarget(int fact, int name) {
        return (t, play) -> {
            int minion = minion(t, play, name);
            if (minion != NONE) Minions.hurt(t, minion, amount(t, play, fact));
        };
    }

    /// The same, and a kicked order exiles what its damage destroys.
    public static Instruction.Effect<Nightfall> hurtTargetExilingIfKicked(int fact) {
        return (t, play) -> {
            int minion = minion(t, play, TARGET);
            if (minion != NONE) Minions.hurt(t, minion, amount(t, play, fact), isKicked(t, play));
        };
    }

    public static Instruction.Effect<Nightfall> hurtEachMinionOfTarget(int fact) {
        return (t, play) -> hurtAll(t, player(t, play, TARGET), amount(t, play, fact));
    }

    public static Instruction.Effect<Nightfall> hurtEachEnemyMinion(int fact) {
        return (t, play) -> {
            for (int seat = t.night.after(play.seat()); seat != play.seat(); seat = t.night.after(seat))
                hurtAll(t, seat, amount(t, play, fact));
        };
    }

    private static void hurtAll(Nightfall t, int seat, int damage) {
        int next;
        for (int minion = t.first(PLAY + seat); minion != NONE; minion = next) {
            next = t.next(minion);                        // a minion that is destroyed leaves the row
            Minions.hurt(t, minion, damage);
        }
    }

    public static Program<Nightfall> mayHealTarget(int fact) {
        Instruction.StartFrame<Nightfall> heal =
                (t, play) -> new Healing(play.seat(), minion(t, play, TARGET), amount(t, play, fact));
        return ifTrue((t, play) -> minion(t, play, TARGET) != NONE, Program.of(heal));
    }

    // ---- influence and archives

    public static Instruction.Effect<Nightfall> gainInfluence(int fact) {
        return (t, play) -> t.archives.setInfluence(play.seat(),
                t.archives.influence(play.seat()) + amount(t, play, fact));
    }

    /// Doubles the current influence; later gains are not doubled (NF-RUL-35).
    public static Instruction.Effect<Nightfall> doubleInfluence() {
        return (t, play) -> t.archives.setInfluence(play.seat(), 2 * t.archives.influence(play.seat()));
    }

    public static Instruction.Effect<Nightfall> targetLosesInfluence(int fact, int name) {
        return (t, play) -> {
            int seat = player(t, play, name);
            t.archives.setInfluence(seat, t.archives.influence(seat) - amount(t, play, fact));
        };
    }

    public static Instruction.Effect<Nightfall> openEnemyArchives() {
        return (t, play) -> t.archives.open(play.seat());
    }

    public static Instruction.Effect<Nightfall> exileFromTargetArchive(int fact, int name) {
        return (t, play) -> {
            int archive = Targets.archive(t, play, name);
            if (archive != NONE) Archives.exile(t, archive, amount(t, play, fact));
        };
    }

    public static Instruction.StartFrame<Nightfall> takeFromArchive() {
        return (_, play) -> new TakeFromArchive(play.seat(), play.chooser());
    }

    public static Instruction.Effect<Nightfall> stopForcedBlocks() {
        return (t, play) -> t.archives.suspendBlocks(play.seat());
    }

    // ---- the chain

    /// Discards the target order unresolved: it was not in play, so it is neither destroyed nor exiled (NF-RUL-34).
    public static Instruction.Effect<Nightfall> discardTargetOrder() {
        return (t, play) -> {
            int order = order(t, play);
            if (order == NONE) return;
            t.logCard(EventKind.UNLINKED, t.owner(order), order, play.seat());
            t.minions.clearState(order);
            t.move(order, DISCARD + t.owner(order));
        };
    }

    public static Instruction.Effect<Nightfall> takeOverTargetOrder() {
        return (t, play) -> {
            if (order(t, play) != NONE) t.chain.setChooser(order(t, play), play.seat());
        };
    }

    public static Instruction.Effect<Nightfall> applyTargetOrderOnceMore() {
        return (t, play) -> {
            if (order(t, play) != NONE) t.chain.resolveAgain(order(t, play));
        };
    }

    public static Instruction.Effect<Nightfall> applyNextOrderOnceMore() {
        return (t, play) -> {
            int next = Targets.nextOrder(t, play);
            if (next != NONE) t.chain.resolveAgain(next);
        };
    }

    // ---- discarded cards

    public static Instruction.Effect<Nightfall> exileTarget() {
        return (t, play) -> {
            if (play.picked(TARGET) != NONE) Piles.exile(t, play.picked(TARGET));
        };
    }

    public static Program<Nightfall> putTargetIntoPlay() {
        Instruction.Effect<Nightfall> enter = (t, play) -> Minions.enter(t, play.picked(TARGET));
        return ifTrue((_, play) -> play.picked(TARGET) != NONE, Program.of(enter));
    }

    /// Applies the chain text of the minion that was put into play, never its kicker text (NF-CLAR-17).
    public static Program<Nightfall> applyItsText() {
        Instruction.StartFrame<Nightfall> apply = (t, play) -> outsideTheChain(play, t.face(play.picked(TARGET)));
        return ifTrue((_, play) -> play.picked(TARGET) != NONE, Program.of(apply));
    }

    /// Returns the card to hand and, if this order is kicked, applies its chain text without its kicker text
    /// (NF-CLAR-05); both in one step, since its row changes in the hand.
    public static Program<Nightfall> takeTargetBackApplyingItIfKicked() {
        Instruction.Effect<Nightfall> back = (t, play) -> takeBack(t, play);
        Instruction.StartFrame<Nightfall> backAndApply = (t, play) -> outsideTheChain(play, takeBack(t, play));
        return ifTrue((_, play) -> play.picked(TARGET) != NONE,
                ifElse(Effects::isKicked, Program.of(backAndApply), Program.of(back)));
    }

    private static int takeBack(Nightfall t, CardPlay<Nightfall> play) {
        int card = play.picked(TARGET), def = t.face(card);
        t.showTo(card, Nightfall.EVERYONE);                 // what is aimed at is shown to all
        t.move(card, HAND + play.seat());
        t.log(EventKind.RETURNED, play.seat(), NONE, def);
        return def;
    }

    /// The text of a card outside the chain acts for the player who applies it (NF-RUL-63).
    private static CardPlay<Nightfall> outsideTheChain(CardPlay<Nightfall> play, int def) {
        return new CardPlay<>(play.card(), def, TEXT, play.seat(), play.chooser(), UNKICKED, 0, CardPlay.NO_CHOICES);
    }

    /// Whether a card of a discard pile is an order, that is, not a wound (NF-RUL-47).
    public static boolean isOrder(Nightfall t, int card) {
        return !t.minions.isWound(card);
    }

    public static boolean isMinion(Nightfall t, int card) {
        return t.minions.isMinion(card);
    }

    public static boolean isWound(Nightfall t, int card) {
        return t.printed(card, Fact.TYPE) != NONE;
    }
}
