package elysium.rivals.show.terminal;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import elysium.rivals.rules.Conflict;
import elysium.rivals.show.text.Promised;
import elysium.rivals.table.Promises;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.PromiseKind;
import elysium.tabletop.terminal.TerminalText;

/// Draws the current Scheme or Title with the Influence shown and hidden, and all promises.
final class ConflictDrawing {
    private static final int WHO = 22, SIDE = 14, NAME = 12;

    private ConflictDrawing() {}

    static void draw(RivalsCanvas c) {
        Rivals t = c.t();
        if (Conflict.isInProgress(t)) {
            int card = Conflict.scheme(t);
            String what = Conflict.isTitle(t) ? c.say("Title", "Titre") : c.say("Scheme", "Intrigue");
            String aside = Conflict.isTitle(t)
                    ? Conflict.total(t, Conflict.seat(t)) + c.say(" of ", " sur ")
                            + c.phrases().influence(Conflict.cost(t))
                    : c.say("Yes ", "Oui ") + Conflict.sideInfluence(t, Conflict.YES) + c.say(" · No ", " · Non ")
                            + Conflict.sideInfluence(t, Conflict.NO);
            c.panel().section(c.colours().bold(what) + " · " + c.card(card), aside);
            if (!Conflict.isTitle(t)) scheme(c);
        }
        promises(c);
    }

    private static void scheme(RivalsCanvas c) {
        Rivals t = c.t();
        c.panel().text(0, c.phrases().spoken(c.phrases().cardText(t, t.face(Conflict.scheme(t)))));
        for (int i = 0, seat = Conflict.seat(t); i < t.players(); i++, seat = t.turn.after(seat))
            seat(c, seat);
    }

    private static void seat(RivalsCanvas c, int seat) {
        Rivals t = c.t();
        String side = switch (Conflict.announcement(t, seat)) {
            case Conflict.YES -> c.say("Yes", "Oui");
            case Conflict.NO -> c.say("No", "Non");
            case Conflict.OUT -> c.say("stays out", "s'abstient");
            default -> "…";
        };
        List<String> parts = new ArrayList<>(List.of(c.phrases().influence(Conflict.visibleInfluence(t, seat))));
        int modifier = Conflict.modifier(t, seat);
        if (modifier != NONE) parts.add(t.isFaceDown(modifier) && !c.sees(modifier) ? c.colours().faint(Legend.BACK)
                : c.card(modifier));
        if (t.secretNumbers.has(seat)) parts.add(fist(c, seat));
        if (Conflict.revealedPrestige(t, seat) > 0) parts.add(c.phrases().prestige(Conflict.revealedPrestige(t, seat)));
        if ((Conflict.namedPlayers(t) >> seat & 1) != 0) parts.add(c.say("chosen", "désigné"));
        String head = TerminalText.alignLeft(c.name(seat, WHO - 2), WHO) + TerminalText.alignLeft(side, SIDE);
        c.panel().lines(head, TerminalText.flow(parts, " · ", c.panel().innerWidth() - TerminalText.width(head)));
    }

    /// A closed fist; its number is drawn for its owner only.
    private static String fist(RivalsCanvas c, int seat) {
        String held = seat == c.viewer() ? " (" + c.phrases().prestige(c.t().secretNumbers.get(seat)) + ")" : "";
        return c.say("closed fist", "poing fermé") + held;
    }

    private static void promises(RivalsCanvas c) {
        Rivals t = c.t();
        boolean any = false;
        for (int place = 0; place < Promises.MAX; place++) {
            if (t.promises.kind(place) == PromiseKind.NONE) continue;
            if (!any) c.panel().section(c.colours().bold(c.say("Promises", "Promesses")), "");
            any = true;
            promise(c, place);
        }
    }

    private static void promise(RivalsCanvas c, int place) {
        Rivals t = c.t();
        String head =
                c.name(t.promises.by(place), NAME) + " → " + c.name(t.promises.to(place), NAME) + c.say(": ", " : ");
        String words = t.promises.kind(place).title().in(c.phrases().lang())
                + Promised.term(t.promises.until(place), c.phrases());
        c.panel().lines(head, TerminalText.wrap(words, c.panel().innerWidth() - TerminalText.width(head)));
    }
}
