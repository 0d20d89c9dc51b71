package elysium.rivals.flow.deeds;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.rules.CardAreas.OUTSIDE;
import static elysium.rivals.rules.CardAreas.YOUR_ANIMALS;
import static elysium.tabletop.Verbs.PICK_CARD;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.rivals.flow.attack.DamageOne;
import elysium.rivals.rules.CardAreas;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.AttackKind;
import elysium.rivals.table.vocabulary.Kind;
import elysium.rivals.table.vocabulary.Verb;

/// Lets a player burn Animals of the coterie or discard them from hand, then deal as much damage to a character in The
/// Streets.
///
/// @param actor the vampire that sends them
/// @param given the number of Animals given up
public record AnimalStrike(int seat, int actor, int given, Stage at) implements Frame<Rivals> {
    public enum Stage { GIVE, AIM, STRIKE }

    public static AnimalStrike of(int seat, int actor) {
        return new AnimalStrike(seat, actor, 0, Stage.GIVE);
    }

    @Override public void resume(Rivals t) {
        switch (at) {
            case GIVE -> {
                if (animal(t, NONE) == NONE) t.become(to(Stage.AIM));
                else t.ask(seat);
            }
            case AIM -> {
                int one = target(t, NONE);
                if (given == 0 || one == NONE) t.leave();
                else if (target(t, one) == NONE) strike(t, one);
                else t.ask(seat);
            }
            case STRIKE -> t.leave();
        }
    }

    @Override public void options(Rivals t, int who, Offers out) {
        if (at == Stage.AIM) {
            for (int card = target(t, NONE); card != NONE; card = target(t, card))
                out.offer(Move.of(PICK_CARD, card));
            return;
        }
        out.offer(Move.of(Verb.DONE));
        for (int card = animal(t, NONE); card != NONE; card = animal(t, card))
            out.offer(Move.of(t.bearers.of(card) == NONE ? Verb.DISCARD : Verb.BURN, card));
    }

    @Override public void onAnswers(Rivals t, Answers answers) {
        long move = answers.of(seat);
        switch (Move.verb(move)) {
            case PICK_CARD -> strike(t, Move.a(move));
            case Verb.DONE -> t.become(to(Stage.AIM));
            default -> give(t, Move.a(move));
        }
    }

    private void give(Rivals t, int animal) {
        t.become(new AnimalStrike(seat, actor, given + 1, at));
        if (t.bearers.of(animal) == NONE) t.discard(animal);
        else t.burn(animal);
    }

    private void strike(Rivals t, int target) {
        t.become(to(Stage.STRIKE));
        t.push(new DamageOne(target, given, AttackKind.PHYSICAL.ordinal(), false, seat, actor));
    }

    private AnimalStrike to(Stage stage) {
        return new AnimalStrike(seat, actor, given, stage);
    }

    private int animal(Rivals t, int after) {
        int card = YOUR_ANIMALS.next(t, seat, after);
        while (card != NONE && (t.isFaceDown(card) || !t.facts.is(card, Kind.ANIMAL) || CardAreas.isDuplicate(t, card)))
            card = YOUR_ANIMALS.next(t, seat, card);
        return card;
    }

    private int target(Rivals t, int after) {
        int card = OUTSIDE.next(t, seat, after);
        while (card != NONE && t.controller(card) != seat && t.turn.protectedFrom(t.controller(card)))
            card = OUTSIDE.next(t, seat, card);
        return card;
    }
}
