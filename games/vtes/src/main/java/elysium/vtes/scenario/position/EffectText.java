package elysium.vtes.scenario.position;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import elysium.tabletop.Book;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.tabletop.TriggerResolution;
import elysium.tabletop.scenario.ScenarioValues;
import elysium.vtes.dsl.PickType;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Moment;

/// Reads and writes running, lasting and waiting texts; the card tells the type of each of their numbers.
final class EffectText {
    static final CardPlay<Vtes> NO_PLAY = new CardPlay<>(NONE, NONE, 0, NONE, NONE, NONE, 0, CardPlay.NO_CHOICES);
    /// The words of the picks.
    static final String[] PICKS = {"target", "choice", "amount", "second"};

    private final Vtes t;
    private final Book<Vtes> book;

    EffectText(Vtes t) {
        this.t = t;
        book = t.book();
    }

    CardPlay<Vtes> play(CardPlay<Vtes> play, Fields s) {
        int def = def(s, play.def()), mode = mode(s, def, play.mode()), at = part(s, def, mode, play.at());
        int card = s.card("card", play.card()), seat = s.seat("by", play.seat());
        int chooser = s.seatOrNone("chooser", play.chooser() == play.seat() ? NONE : play.chooser());
        int subject = s.kept("on", PickType.ofSubject(book, def, mode, at), play.subject());
        CardPlay<Vtes> read = new CardPlay<>(card, def, mode, seat, chooser == NONE ? seat : chooser, subject, at,
                CardPlay.NO_CHOICES);
        for (int name = 0; name < PICKS.length; name++)
            read = read.with(name, pick(s, def, mode, name, play.picked(name)));
        return read;
    }

    /// The pick of a name in a text.
    int pick(Fields s, int def, int mode, int name, int value) {
        return s.kept(PICKS[name], PickType.ofPick(book, def, mode, name), value);
    }

    private static int def(Fields s, int def) {
        int read = s.def("of", def);
        if (read == NONE) throw ScenarioValues.wrong("expected the card, such as 'of Deflection'");
        return read;
    }

    private int mode(Fields s, int def, int mode) {
        return s.count("mode", mode, book.card(def).modes().size() - 1);
    }

    private int part(Fields s, int def, int mode, int at) {
        return s.count("part", at, book.instructions(def, mode).length);
    }

    TriggerResolution<Vtes> occurrence(TriggerResolution<Vtes> it, Fields s) {
        int moment = s.moment("at", it.moment());
        if (moment == NONE) throw ScenarioValues.wrong("expected the moment, such as 'at action ended'");
        return new TriggerResolution<>(moment,
                t.ledger.markOfAgo(s.number("ago", t.ledger.resolutionsSince(it.scope()))),
                s.kept("place", Moment.isAtSeats(moment) ? PickType.SEAT : PickType.CARD, it.place()),
                s.kept("about", Moment.isOfSeats(moment) ? PickType.SEAT : PickType.CARD, it.subject()),
                s.seat("first", it.first()), s.count("turn", it.turn(), t.players()));
    }

    /// Writes a lasting effect by its number.
    void effect(int effect, Fields s) {
        CardPlay<Vtes> play = t.effects.play(effect);
        effect(play, t.effects.until(effect), t.effects.moment(effect), t.effects.since(effect), s);
    }

    /// Adds a lasting or waiting effect from its text.
    void last(Fields s) {
        int latest = t.ledger.latest();
        effect(NO_PLAY, 0, NONE, 0, s).run();
        t.ledger.setLatest(latest);
    }

    /// Rejects an instruction that does not last.
    private void lasts(CardPlay<Vtes> play) {
        List<Integer> lasting = new ArrayList<>();
        Instruction<Vtes>[] parts = book.instructions(play.def(), play.mode());
        for (int i = 0; i < parts.length; i++) if (parts[i] instanceof Instruction.ValueModifier<Vtes>) lasting.add(i);
        if (!lasting.contains(play.at()))
            throw ScenarioValues
                    .wrong("the lasting instructions of " + book.card(play.def()).name().en() + " are " + lasting
                            + ", not " + play.at());
    }

    private Runnable effect(CardPlay<Vtes> was, int until, int moment, int since, Fields s) {
        int def = def(s, was.def()), mode = mode(s, def, was.mode()), at = part(s, def, mode, was.at());
        int card = s.card("card", was.card()), seat = s.seat("by", was.seat());
        int subject = s.kept("on", PickType.ofAim(book, def, mode, at), was.subject());
        int span = s.span("until", until), when = s.moment("when", moment),
                ago = s.number("ago", t.ledger.resolutionsSince(since));
        CardPlay<Vtes> play = new CardPlay<>(card, def, mode, seat, seat, subject, at, CardPlay.NO_CHOICES);
        if (when == NONE) lasts(play);
        return () -> {
            t.ledger.setLatest(t.ledger.markOfAgo(ago));
            if (when == NONE) t.effects.add(play, subject, span);
            else t.effects.addWaiting(play, at, subject, span, when);
        };
    }
}
