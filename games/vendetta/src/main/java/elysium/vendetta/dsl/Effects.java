package elysium.vendetta.dsl;

import static elysium.kernel.Table.NONE;
import static elysium.tabletop.ControlFlow.YES;
import static elysium.tabletop.ControlFlow.ifTrue;
import static elysium.tabletop.Verbs.PICK_CARD;
import static elysium.tabletop.Verbs.PICK_NUMBER;
import static elysium.tabletop.Verbs.PICK_PLACE;
import static elysium.tabletop.Verbs.PICK_SEAT;

import elysium.kernel.Move;
import elysium.tabletop.CardPlay;
import elysium.tabletop.ControlFlow;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;
import elysium.vendetta.flow.ForcedChoice;
import elysium.vendetta.flow.HitEachPlayer;
import elysium.vendetta.rules.Bank;
import elysium.vendetta.rules.BloodLoss;
import elysium.vendetta.rules.Draining;
import elysium.vendetta.rules.Fees;
import elysium.vendetta.rules.Opponents;
import elysium.vendetta.rules.Power;
import elysium.vendetta.table.EventKind;
import elysium.vendetta.table.GameLayout;
import elysium.vendetta.table.Locations;
import elysium.vendetta.table.Vendetta;

/// The effects of cards, named as on a card.
public final class Effects {
    /// The names of stored choices.
    public static final int TARGET = 0, CHOICE = 1, AMOUNT = 2, TEAM = 3;

    /// A number computed when a card acts.
    @FunctionalInterface
    public interface Count {
        int of(Vendetta t, CardPlay<Vendetta> play);
    }

    /// A set of seats, as a bit set.
    @FunctionalInterface
    public interface Seats {
        int of(Vendetta t, CardPlay<Vendetta> play);
    }

    private Effects() {}

    /// Asks yes or no, and reads the rest after yes.
    public static Program<Vendetta> may(Program<Vendetta> rest) {
        return ControlFlow.may(CHOICE, rest);
    }

    /// The Location at which the card acts.
    public static int here(CardPlay<Vendetta> play) {
        return play.subject();
    }

    public static Count just(int amount) {
        return (_, _) -> amount;
    }

    /// The Rivals at the card's Location; the teammate only if its player chooses so (VEN-TAG-07).
    public static int rivals(Vendetta t, CardPlay<Vendetta> play) {
        return chosen(t, play, Opponents.rivals(t, play.seat(), here(play)));
    }

    public static int rivalsOfCard(Vendetta t, CardPlay<Vendetta> play) {
        return chosen(t, play, Opponents.rivals(t, play.seat(), t.locations.of(play.card())));
    }

    public static int opponents(Vendetta t, CardPlay<Vendetta> play) {
        return chosen(t, play, Opponents.opponents(t, play.seat()));
    }

    private static int chosen(Vendetta t, CardPlay<Vendetta> play, int seats) {
        int mate = t.evening.teammate(play.seat());
        return mate == NONE || play.picked(TEAM) == YES ? seats : seats & ~(1 << mate);
    }

    /// Asks whether the teammate is affected too, if possible (VEN-RUL-67).
    public static Program<Vendetta> teammateAmong(Seats seats) {
        Instruction.Choice<Vendetta> pick = (_, _, out) -> {
            out.offer(Move.of(PICK_NUMBER, YES, TEAM));
            out.offer(Move.of(PICK_NUMBER, 0, TEAM));
        };
        return ifTrue((t, play) -> {
            int mate = t.evening.teammate(play.seat());
            return mate != NONE && t.seats.isAlive(mate) && (seats.of(t, play.with(TEAM, YES)) >> mate & 1) != 0;
        }, Program.of(pick));
    }

    /// Applies an effect to each of some seats in turn order.
    public static Program<Vendetta> each(Seats seats, HitEachPlayer.What what, Count amount) {
        Instruction.StartFrame<Vendetta> opens =
                (t, play) -> new HitEachPlayer(what, play.seat(), placeOf(t, play), play.def(),
                        amount.of(t, play), seats.of(t, play), t.seats.ambition());
        return teammateAmong(seats).then(opens);
    }

    public static Program<Vendetta> eachRival(HitEachPlayer.What what, Count amount) {
        return each(Effects::rivals, what, amount);
    }

    /// Makes each Rival choose between two costs.
    public static Program<Vendetta> eachRivalChooses(ForcedChoice.What what) {
        Instruction.StartFrame<Vendetta> opens =
                (t, play) -> new ForcedChoice(what, play.seat(), here(play), play.def(), rivals(t, play),
                        t.seats.ambition());
        return teammateAmong(Effects::rivals).then(opens);
    }

    /// The Location of an effect: the one being resolved, else that of its card.
    private static int placeOf(Vendetta t, CardPlay<Vendetta> play) {
        return t.evening.resolvingPlace() != NONE ? t.evening.resolvingPlace() : t.locations.of(play.card());
    }

    public static Instruction.Effect<Vendetta> gain(Count amount) {
        return (t, play) -> Bank.gain(t, play.seat(), amount.of(t, play));
    }

    public static Instruction.Effect<Vendetta> takeVictim() {
        return (t, play) -> Draining.takeVictim(t, play.seat());
    }

    /// Plays Blood from the Bank at the Location where the card acts.
    public static Instruction.Effect<Vendetta> supplyHere(int amount) {
        return (t, play) -> Bank.supply(t, play.seat(), here(play), amount);
    }

    /// Plays Blood from the Bank at the Location of the card.
    public static Instruction.Effect<Vendetta> supplyAtCard(Count amount) {
        return (t, play) -> Bank.supply(t, play.seat(), t.locations.of(play.card()), amount.of(t, play));
    }

    public static int half(Vendetta t, CardPlay<Vendetta> play) {
        return t.pools.blood(play.seat()) / 2;
    }

    public static Instruction.Effect<Vendetta> spend(Count amount) {
        return (t, play) -> BloodLoss.spend(t, play.seat(), amount.of(t, play), here(play));
    }

    /// Asks how much Blood to play from the Pool, up to a number, unless there is none.
    public static Program<Vendetta> playUpTo(Count most) {
        Count top = (t, play) -> Math.min(most.of(t, play), Fees.spendableBlood(t, play.seat()));
        Instruction.Choice<Vendetta> pick = (t, play, out) -> {
            for (int amount = 0; amount <= top.of(t, play); amount++) out.offer(Move.of(PICK_NUMBER, amount, AMOUNT));
        };
        Instruction.Effect<Vendetta> deploy = (t, play) -> Bank.deploy(t, play.seat(), here(play), play.picked(AMOUNT));
        return ifTrue((t, play) -> top.of(t, play) > 0, Program.of(pick, deploy));
    }

    /// Whether the card is still at the Location where it acts.
    public static boolean stillHere(Vendetta t, CardPlay<Vendetta> play) {
        return t.face(play.card()) == play.def() && t.zone(play.card()) == Locations.position(play.seat(), here(play));
    }

    public static boolean canGoToHaven(Vendetta t, CardPlay<Vendetta> play) {
        return here(play) != t.evening.haven() && stillHere(t, play);
    }

    public static Instruction.Effect<Vendetta> goToHaven() {
        return (t, play) -> t.move(play.card(), Locations.position(play.seat(), t.evening.haven()));
    }

    /// Offers the Rivals; a teammate who is the only one may be passed (VEN-TAG-07).
    public static Instruction.Choice<Vendetta> pickRival() {
        return (t, play, out) -> {
            int all = Opponents.rivals(t, play.seat(), here(play));
            for (int seat = 0; seat < t.players(); seat++)
                if ((all >> seat & 1) != 0) out.offer(Move.of(PICK_SEAT, seat, TARGET));
            if (noneBut(t.evening.teammate(play.seat()), all)) out.offer(Move.of(0));
        };
    }

    private static boolean noneBut(int mate, int seats) {
        return mate != NONE && seats == 1 << mate;
    }

    /// Offers every other Location, or to pass.
    public static Instruction.Choice<Vendetta> mayPickOtherPlace() {
        return (t, play, out) -> {
            out.offer(Move.of(0));
            for (int place = 0; place < t.evening.placeCount(); place++)
                if (place != here(play)) out.offer(Move.of(PICK_PLACE, place, TARGET));
        };
    }

    /// Offers the own cards of a zone.
    public static Instruction.Choice<Vendetta> pickOwn(int zones) {
        return (t, play, out) -> {
            for (int card = t.first(zones + play.seat()); card != NONE; card = t.next(card))
                out.offer(Move.of(PICK_CARD, card, TARGET));
        };
    }

    /// Offers the face-up cards on Rivals' Positions; a teammate's may be passed if there are no others (VEN-TAG-07).
    public static Instruction.Choice<Vendetta> pickRivalsCard() {
        return (t, play, out) -> {
            int having = 0;
            for (int seat = 0, all = Opponents.rivals(t, play.seat(), here(play)); seat < t.players(); seat++) {
                if ((all >> seat & 1) == 0 || Power.faceUp(t, seat, here(play)) == 0) continue;
                having |= 1 << seat;
                for (int card = t.first(Locations.position(seat, here(play))); card != NONE; card = t.next(card))
                    if (!t.isFaceDown(card)) out.offer(Move.of(PICK_CARD, card, TARGET));
            }
            if (noneBut(t.evening.teammate(play.seat()), having)) out.offer(Move.of(0));
        };
    }

    /// Flips a Relic, which is then used up (VEN-REL-07).
    public static Instruction.Effect<Vendetta> useRelic() {
        return (t, play) -> {
            t.logCard(EventKind.RELIC, play.seat(), play.card());
            t.turnDown(play.card());
        };
    }

    public static int cards(Vendetta t, int seat, int place) {
        return t.count(Locations.position(seat, place));
    }

    public static int alliance(Vendetta t, CardPlay<Vendetta> play) {
        return t.count(GameLayout.ALLIANCE + play.seat());
    }
}
