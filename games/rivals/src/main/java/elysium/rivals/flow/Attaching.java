package elysium.rivals.flow;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.rivals.rules.AttachmentRules;
import elysium.rivals.rules.Texts;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.clause.RivalsClause;
import elysium.rivals.table.vocabulary.Kind;
import elysium.rivals.table.vocabulary.Moment;
import elysium.rivals.table.vocabulary.Trait;
import elysium.rivals.table.vocabulary.Value;
import elysium.rivals.table.vocabulary.Verb;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Verbs;

/// Attaches a card to a vampire: makes room, reads its own text, then triggers others.
///
/// @param actor the vampire that spent an action on it, NONE, or QUIETLY if no text may trigger
public record Attaching(int card, int bearer, int actor, Stage at) implements Frame<Rivals> {
    public static final int QUIETLY = -2;

    /// Choose the bearer, make room, read the Attach text, trigger other texts.
    public enum Stage {
        BEARER, ROOM, ATTACH, TEXT, HEARD, OVER
    }

    public Attaching(int card, int bearer, int actor) {
        this(card, bearer, actor, Stage.BEARER);
    }

    @Override public void resume(Rivals t) {
        switch (at) {
            case BEARER -> {
                boolean another =
                        actor != QUIETLY && t.facts.is(card, Kind.MORTAL) && t.value(Value.SWAPS_BEARER, bearer) > 0;
                if (another && t.coteries.partySize(bearer) > 1) t.ask(t.controller(bearer));
                else t.become(to(Stage.ROOM));
            }
            case ROOM -> makeRoom(t);
            case ATTACH -> {
                t.bearers.attach(card, bearer);
                t.become(to(actor == QUIETLY ? Stage.OVER : Stage.TEXT));
            }
            case TEXT -> {
                int mode = Texts.of(t, card, Moment.ATTACH);
                t.become(to(Stage.HEARD));
                if (mode != NONE) t.push(CardPlay.of(t, card, mode, t.controller(bearer), bearer));
            }
            case HEARD -> {
                t.become(to(Stage.OVER));
                if (moment(t) != NONE) Moments.fire(t, moment(t), actor, card, t.turn.active());
            }
            case OVER -> t.leave();
        }
    }

    private int moment(Rivals t) {
        if (t.facts.is(card, Kind.TITLE)) return Moment.TITLE_ATTACHED;
        if (t.facts.is(card, Kind.ANIMAL)) return Moment.ANIMAL_ATTACHED;
        return t.facts.is(card, Kind.MORTAL) ? Moment.RETAINER_ATTACHED : NONE;
    }

    /// Burns a card for a fourth one (RIV-ATT-02); the Prince replaces a Title (RIV-PRC-11).
    private void makeRoom(Rivals t) {
        int one = AttachmentRules.nextToBurn(t, bearer, NONE);
        if (t.facts.is(card, Trait.PRINCE) && t.bearers.titled(bearer)) {
            t.discard(t.bearers.title(bearer));
        } else if (!AttachmentRules.full(t, card, bearer)) {
            t.become(to(Stage.ATTACH));
        } else if (one == NONE) {
            t.leave();
        } else if (AttachmentRules.nextToBurn(t, bearer, one) == NONE) {
            t.burn(one);
        } else {
            t.ask(t.controller(bearer));
        }
    }

    @Override public void options(Rivals t, int seat, Offers out) {
        attaches(t, out);
        Outing.offer(t, seat, out);
    }

    private void attaches(Rivals t, Offers out) {
        if (at == Stage.ROOM) {
            for (int c = t.attachments.firstOn(bearer); c != NONE; c = t.attachments.nextOn(c))
                out.offer(Move.of(Verb.BURN, c), AttachmentRules.forbidsBurning(t, c));
            return;
        }
        for (int c = t.first(t.zone(bearer)); c != NONE; c = t.next(c))
            if (t.coteries.sameParty(c, bearer))
                out.offer(Move.of(Verbs.PICK_CARD, c),
                        AttachmentRules.hasRoomFor(t, card, c) ? null : RivalsClause.BEARER_LIMIT);
        if (out.size() == 0) out.offer(Move.of(Verbs.PASS));
    }

    @Override public void onAnswers(Rivals t, Answers answers) {
        long move = answers.of(t.controller(bearer));
        if (Outing.tryPerform(t, move)) return;
        switch (Move.verb(move)) {
            case Verb.BURN -> t.burn(Move.a(move));
            case Verbs.PICK_CARD -> t.become(new Attaching(card, Move.a(move), actor, Stage.ROOM));
            default -> t.become(to(Stage.ROOM));
        }
    }

    private Attaching to(Stage stage) {
        return new Attaching(card, bearer, actor, stage);
    }
}
