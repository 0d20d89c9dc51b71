package elysium.vtes.flow;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Verbs;
import elysium.vtes.rules.action.CurrentAction;
import elysium.vtes.rules.action.GrantedUse;
import elysium.vtes.rules.card.PlayRules;
import elysium.vtes.rules.card.Usage;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.event.EventKind;
import elysium.vtes.table.vocabulary.Value;
import org.jspecify.annotations.Nullable;

/// Offers later uses in an action that cards played earlier in it granted.
final class GrantedUses {
    private GrantedUses() {}

    static boolean mightUse(Vtes t, int seat, long windows) {
        if (t.value(Value.PROMISED, seat) == 0) return false;
        for (int i = 0; i < t.effects.count(); i++) {
            CardPlay<Vtes> use = use(t, i, seat, windows);
            if (use != null && PlayRules.mightPlay(t, how(t, use), use)) return true;
        }
        return false;
    }

    static void offer(Vtes t, int seat, long windows, Offers out) {
        if (t.value(Value.PROMISED, seat) == 0) return;
        for (int i = 0; i < t.effects.count(); i++) {
            CardPlay<Vtes> use = use(t, i, seat, windows);
            if (use != null)
                out.offer(Move.of(Verbs.ACTIVATE, use.card(), use.mode()), PlayRules.forbids(t, how(t, use), use));
        }
    }

    /// The use that a lasting effect grants a seat in a window, or null.
    private static @Nullable CardPlay<Vtes> use(Vtes t, int effect, int seat, long windows) {
        if (t.effects.moment(effect) != NONE) return null;
        CardPlay<Vtes> play = t.effects.play(effect);
        if (play.seat() != seat
                || !(t.book().instructions(play.def(), play.mode())[play.at()] instanceof GrantedUse promise))
            return null;
        int moment = t.book().card(play.def()).modes().get(promise.mode()).moment();
        boolean timely = (windows >> moment & 1) != 0;
        return timely ? CardPlay.of(t, play.card(), promise.mode(), seat, play.subject()) : null;
    }

    private static Usage how(Vtes t, CardPlay<Vtes> use) {
        Usage how = Usage.of(t.book(), use.def(), use.mode());
        if (how == null) throw new IllegalStateException(t.name(use.card()).en() + " is not used by choice");
        return how;
    }

    /// Makes a granted use.
    static void use(Vtes t, int seat, long move) {
        for (int i = 0; i < t.effects.count(); i++) {
            CardPlay<Vtes> use = find(t, i, seat, move);
            if (use == null) continue;
            t.logCard(EventKind.USED, seat, use.card(), t.face(use.subject()));
            CurrentAction.countEffect(t);
            t.push(use);
            return;
        }
        throw new IllegalStateException("nothing was promised: " + move);
    }

    private static @Nullable CardPlay<Vtes> find(Vtes t, int effect, int seat, long move) {
        int def = t.face(Move.a(move)), window = t.book().card(def).modes().get(Move.b(move)).moment();
        CardPlay<Vtes> use = use(t, effect, seat, 1L << window);
        return use != null && use.card() == Move.a(move) && use.mode() == Move.b(move) ? use : null;
    }
}
