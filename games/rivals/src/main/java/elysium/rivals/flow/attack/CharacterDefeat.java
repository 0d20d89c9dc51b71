package elysium.rivals.flow.attack;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Frame;
import elysium.rivals.flow.Moments;
import elysium.rivals.rules.AttachmentRules;
import elysium.rivals.rules.attack.Defeat;
import elysium.rivals.table.Defeats;
import elysium.rivals.table.GameLayout;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.event.AttackEventKind;
import elysium.rivals.table.event.EventKind;
import elysium.rivals.table.vocabulary.Kind;
import elysium.rivals.table.vocabulary.Moment;

/// The defeat of a character without blood: its consequences, then torpor or burning (RIV-RUL-45).
public record CharacterDefeat(int card, Stage at) implements Frame<Rivals> {
    private static final Stage[] STAGES = Stage.values();

    /// The reward of the rules; triggered texts; texts that take something; the Prince; attached cards; torpor or
    /// burning.
    public enum Stage {
        DEFEATED, TEXTS, SPOILS, PRINCE, BOUNTY, SINKS
    }

    /// Starts the next due defeat, unless defeats are postponed until an attack's damage is dealt.
    public static boolean startNextDue(Rivals t) {
        if (t.defeats.count() == 0 || Defeat.isPostponed(t)) return false;
        int card = Defeat.nextDue(t);
        if (card == NONE) return false;
        t.defeats.beginResolving(card);
        t.push(new CharacterDefeat(card, Stage.DEFEATED));
        return true;
    }

    @Override public void resume(Rivals t) {
        int credit = Defeat.creditedTo(t, card);
        if (at == Stage.SINKS) {
            sink(t, credit);
            t.leave();
            return;
        }
        t.become(new CharacterDefeat(card, STAGES[at.ordinal() + 1]));
        switch (at) {
            case DEFEATED -> {
                t.logCard(EventKind.DEFEATED, t.controller(card), card, credit);
                if (t.rivalTokens.isRival(credit, t.controller(card))) t.agendas.score(credit, 1, NONE);
            }
            case TEXTS -> Moments.fire(t, Moment.CHARACTER_DEFEATED, credit, card, t.turn.active());
            case SPOILS -> Moments.fire(t, Moment.SPOILS, credit, card, t.turn.active());
            case PRINCE -> {
                if (t.bearers.isPrince(card)) passOn(t);
            }
            default -> {
                if (credit != NONE) t.agendas.score(credit, t.cardTokens.bounty(card), NONE);
            }
        }
    }

    /// Gives the Prince to the character responsible, unless it falls too or there is none (RIV-RUL-19).
    private void passOn(Rivals t) {
        int by = Defeat.responsibleCharacter(t, card), prince = t.bearers.title(card);
        if (by != NONE && t.coteries.inCoterie(by) && t.defeats.fate(by) == 0
                && AttachmentRules.hasRoomFor(t, prince, by)) {
            t.push(Crowning.of(prince, by));
            return;
        }
        t.bearers.detach(prince);
        t.move(prince, GameLayout.CITY);
        t.logCard(AttackEventKind.PRINCE_FREE, t.turn.active(), prince, 0);
    }

    private void sink(Rivals t, int credit) {
        int seat = t.controller(card);
        if (t.defeats.fate(card) == Defeats.TO_BURN) {
            while (t.attachments.firstOn(card) != NONE) t.burn(t.attachments.firstOn(card));
            t.defeats.clear(card);
            t.logCard(EventKind.DESTROYED, seat, card, 0);
            t.burn(card);
        } else {
            strip(t);
            t.defeats.clear(card);
            t.coteries.moveToTorpor(card);
            t.blood.moveFromPool(seat, card, 1, credit);
        }
        t.vampireLeft(seat, credit);
    }

    /// Burns Retainers, discards other cards except Titles, and removes tokens (RIV-TOR-02).
    private void strip(Rivals t) {
        for (int one = retainer(t); one != NONE; one = retainer(t)) t.burn(one);
        int one = t.attachments.firstOn(card);
        while (one != NONE) {
            int next = t.attachments.nextOn(one);
            if (!t.facts.attachedAs(one, Kind.TITLE)) t.discard(one);
            one = next;
        }
        t.removeTokens(card);
    }

    private int retainer(Rivals t) {
        return t.bearers.findAttached(card, Kind.MORTAL, 0);
    }
}
