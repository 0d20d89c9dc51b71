package elysium.vtes.flow;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.GameLayout.ASIDE;
import static elysium.vtes.table.GameLayout.LIBRARY;

import java.util.List;
import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Mode;
import elysium.tabletop.Verbs;
import elysium.vtes.rules.card.Arrival;
import elysium.vtes.rules.card.CardCosts;
import elysium.vtes.rules.card.PlayRules;
import elysium.vtes.rules.card.Usage;
import elysium.vtes.rules.turn.HandSizes;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.event.PoliticsEventKind;
import elysium.vtes.table.vocabulary.Kind;
import elysium.vtes.table.vocabulary.Verb;

/// A Methuselah searches the library for equipment for a minion, at one of its levels, or takes none; the cost is paid
/// and the library shuffled (VTES-CLR-49, VTES-CRL-30).
///
/// @param minion the minion that gets the equipment
public record EquipFromLibrary(int seat, int minion, Stage at) implements Frame.Abandonable<Vtes> {
    public enum Stage {
        SEARCH, CHOOSE, DONE
    }

    public static EquipFromLibrary of(int seat, int minion) {
        return new EquipFromLibrary(seat, minion, Stage.SEARCH);
    }

    @Override public boolean isValid(Vtes t) {
        return t.seats.isAlive(seat);
    }

    @Override public void resume(Vtes t) {
        if (at == Stage.CHOOSE) t.ask(seat);
        else if (at == Stage.DONE || t.count(LIBRARY + seat) == 0) t.leave();
        else search(t);
    }

    private void search(Vtes t) {
        t.log(PoliticsEventKind.SEARCHED, seat, NONE, t.count(LIBRARY + seat));
        while (t.first(LIBRARY + seat) != NONE) t.move(t.first(LIBRARY + seat), ASIDE + seat);
        t.become(new EquipFromLibrary(seat, minion, Stage.CHOOSE));
    }

    @Override public void options(Vtes t, int who, Offers out) {
        out.offer(Move.of(Verbs.PASS));
        for (int card = t.first(ASIDE + seat); card != NONE; card = t.next(card))
            if (t.facts.is(card, Kind.EQUIPMENT) && !HandSizes.isDuplicate(t, card)) offer(t, card, out);
    }

    /// Offers a card at each of its levels.
    private void offer(Vtes t, int card, Offers out) {
        List<Mode<Vtes>> modes = t.book().card(t.face(card)).modes();
        for (int mode = 0; mode < modes.size(); mode++) {
            Usage how = Usage.of(t.book(), t.face(card), mode);
            if (how != null && how.as() == Usage.As.EQUIPMENT)
                out.offer(Move.of(Verb.PLAY, card, minion, mode),
                        PlayRules.forbids(t, how, CardPlay.of(t, card, mode, seat, minion)));
        }
    }

    @Override public void onAnswers(Vtes t, Answers answers) {
        long move = answers.of(seat);
        t.become(new EquipFromLibrary(seat, minion, Stage.DONE));
        if (Move.verb(move) == Verb.PLAY) equip(t, Move.a(move), Move.c(move));
        while (t.first(ASIDE + seat) != NONE) t.move(t.first(ASIDE + seat), LIBRARY + seat);
        t.shuffle(LIBRARY + seat);
    }

    private void equip(Vtes t, int card, int mode) {
        Mode<Vtes> text = t.book().card(t.face(card)).modes().get(mode);
        Usage how = Usage.of(t.book(), t.face(card), mode);
        if (how == null) throw new IllegalStateException(t.name(card).en() + " is no equipment");
        CardPlay<Vtes> play = CardPlay.of(t, card, mode, seat, minion);
        CardCosts.pay(t, play);
        t.notes.setLevel(card, how.level());
        t.bearers.attach(card, minion);
        Arrival.afterEntering(t, card);
        if (text.effects().size() != 0) t.push(play.atInstruction(text.instructions().size() - text.effects().size()));
    }
}
