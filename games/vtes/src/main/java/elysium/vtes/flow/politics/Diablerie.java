package elysium.vtes.flow.politics;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.TriggerResolution;
import elysium.tabletop.Verbs;
import elysium.vtes.flow.FetchCard;
import elysium.vtes.flow.Trophies;
import elysium.vtes.rules.action.BearerRequirement;
import elysium.vtes.rules.card.Traits;
import elysium.vtes.table.Trait;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.event.PoliticsEventKind;
import elysium.vtes.table.vocabulary.Kind;
import elysium.vtes.table.vocabulary.Moment;

/// A diablerie: five uninterrupted steps, then what follows from them, then the blood hunt referendum (VTES-DIA-02 to
/// VTES-DIA-09).
///
/// @param older whether the victim was older than the diablerist; `red` whether it was on the Red List
public record Diablerie(int diablerist, int victim, Stage at, boolean older, boolean red) implements Frame<Vtes> {
    /// The five steps, then the triggers of the diablerie and of the victim's end, the hunt and its result.
    public enum Stage {
        BLOOD, EQUIPMENT, BURN, DISCIPLINE, TROPHIES, HEARD, MOURNED, HUNT, HUNTED, OVER
    }

    /// A ready vampire diablerises one in torpor; does nothing if either has gone.
    public static void begin(Vtes t, int diablerist, int victim) {
        if (Traits.forbidsDiablerie(t, diablerist) == null && t.regions.inTorpor(victim))
            t.push(new Diablerie(diablerist, victim, Stage.BLOOD, false, false));
    }

    /// Offers a vampire that blocked another leaving torpor to diablerise it instead of fighting (VTES-OAC-06).
    public static void offer(Vtes t, int blocker, int victim) {
        if (Traits.forbidsDiablerie(t, blocker) == null && t.regions.inTorpor(victim))
            t.push(new BlockerDiablerie(blocker, victim, false));
    }

    private Diablerie to(Stage stage) {
        return new Diablerie(diablerist, victim, stage, older, red);
    }

    @Override public void resume(Vtes t) {
        switch (at) {
            case BLOOD -> {
                t.logCard(PoliticsEventKind.DIABLERISED, t.controller(diablerist), victim, t.face(diablerist));
                t.blood.steal(victim, diablerist, t.blood.of(victim));
                t.become(to(Stage.EQUIPMENT));
            }
            case EQUIPMENT -> {
                if (t.bearers.findAttached(victim, Kind.EQUIPMENT, 0) == NONE) t.become(to(Stage.BURN));
                else t.ask(t.controller(diablerist));
            }
            case BURN -> burn(t);
            case DISCIPLINE -> {
                t.become(to(Stage.TROPHIES));
                if (older) t.push(FetchCard.of(t.controller(diablerist), diablerist, Trait.DISCIPLINE));
            }
            case TROPHIES -> {
                t.become(to(Stage.HEARD));
                if (red) Trophies.award(t, diablerist);
            }
            default -> after(t);
        }
    }

    private void burn(Vtes t) {
        boolean wasOlder = t.identity.isOlder(victim, diablerist), wasRed = t.facts.is(victim, Trait.RED_LIST);
        t.burn(victim);
        t.become(new Diablerie(diablerist, victim, Stage.DISCIPLINE, wasOlder, wasRed));
    }

    /// The stages after the five steps.
    private void after(Vtes t) {
        switch (at) {
            case HEARD -> {
                t.become(to(Stage.MOURNED));
                TriggerResolution.start(t, Moment.DIABLERISED, diablerist, victim, t.turn.active());
            }
            case MOURNED -> {
                t.become(to(Stage.HUNT));
                TriggerResolution.start(t, Moment.BURNED, NONE, victim, t.turn.active());
            }
            case HUNT -> {
                boolean there = t.regions.isMinion(diablerist);
                t.become(to(there ? Stage.HUNTED : Stage.OVER));
                if (there) t.push(Referendum.onHunt(diablerist));
            }
            case HUNTED -> {
                boolean caught = t.result() == Referendum.PASSES && t.regions.isMinion(diablerist);
                t.become(to(Stage.OVER));
                if (!caught) return;
                t.burn(diablerist);
                TriggerResolution.start(t, Moment.BURNED, NONE, diablerist, t.turn.active());
            }
            default -> t.leave();
        }
    }

    @Override public void options(Vtes t, int seat, Offers out) {
        out.offer(Move.of(Verbs.PASS));
        for (int card = t.attachments.firstOn(victim); card != NONE; card = t.attachments.nextOn(card))
            if (t.regions.isAttached(card) && t.facts.is(card, Kind.EQUIPMENT))
                out.offer(Move.of(Verbs.PICK_CARD, card), BearerRequirement.forbids(t, card, diablerist));
    }

    @Override public void onAnswers(Vtes t, Answers answers) {
        long move = answers.of(t.controller(diablerist));
        if (Move.verb(move) == Verbs.PASS) {
            t.become(to(Stage.BURN));
            return;
        }
        t.bearers.attach(Move.a(move), diablerist);
    }
}
