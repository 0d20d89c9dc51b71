package elysium.rivals.flow.turn;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.ONGOING;
import static elysium.rivals.table.GameLayout.PLAYED;

import elysium.kernel.Frame;
import elysium.rivals.flow.Attaching;
import elysium.rivals.flow.Moments;
import elysium.rivals.flow.influence.Conspiracy;
import elysium.rivals.flow.influence.Scheme;
import elysium.rivals.flow.influence.TitlePlay;
import elysium.rivals.rules.ActionCardRules;
import elysium.rivals.rules.Texts;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.event.EventKind;
import elysium.rivals.table.vocabulary.Kind;
import elysium.rivals.table.vocabulary.Moment;
import elysium.rivals.table.vocabulary.Trait;
import elysium.tabletop.CardPlay;

/// Plays an Action card: spends an action, exhausts the vampire, reads the text, discards or keeps the card.
///
/// @param actor the vampire that plays it, or NONE for an Unhosted Action
public record PlayAction(int card, int seat, int actor, Stage at) implements Frame<Rivals> {

    /// The steps after its text has been read.
    public enum Stage {
        KEEP, OVER
    }

    static void begin(Rivals t, int card, int seat, int actor) {
        t.turn.spendAction(actor == NONE);
        if (actor != NONE) t.readiness.exhaust(actor);
        PlayAction it = new PlayAction(card, seat, actor, t.facts.is(card, Trait.ONGOING) ? Stage.KEEP : Stage.OVER);
        t.push(it);
        it.play(t);
    }

    @Override public void resume(Rivals t) {
        switch (at) {
            case KEEP -> {
                t.become(new PlayAction(card, seat, actor, Stage.OVER));
                Moments.fire(t, Moment.ONGOING_PLAYED, seat, card, seat);
            }
            case OVER -> {
                if (t.zone(card) == PLAYED + seat) t.discard(card);
                t.leave();
            }
        }
    }

    private void play(Rivals t) {
        if (t.facts.is(card, Kind.ANIMAL)) {
            t.logCard(EventKind.PLAYED, seat, card, t.face(actor));
            t.blood.pay(actor, ActionCardRules.animalCost(t, card, actor));
            t.push(new Attaching(card, actor, actor));
        } else if (t.facts.is(card, Kind.CONSPIRACY)) {
            t.push(Conspiracy.begin(t, card));
        } else if (t.facts.is(card, Kind.SCHEME)) {
            t.push(Scheme.begin(t, card, actor));
        } else if (t.facts.is(card, Kind.TITLE)) {
            t.push(TitlePlay.begin(t, card, actor));
        } else {
            read(t);
        }
    }

    /// Shows the card, puts an Ongoing one into play, and reads its text.
    private void read(Rivals t) {
        int mode = Texts.of(t, card, Moment.AS_PLAYED);
        t.move(card, (t.facts.is(card, Trait.ONGOING) ? ONGOING : PLAYED) + seat);
        t.logCard(EventKind.PLAYED, seat, card, actor == NONE ? NONE : t.face(actor));
        if (mode != NONE) t.push(CardPlay.of(t, card, mode, seat, actor));
    }
}
