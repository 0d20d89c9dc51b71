package elysium.rivals.flow.influence;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.HAND;
import static elysium.rivals.table.GameLayout.PLAYED;

import elysium.kernel.Answers;
import elysium.kernel.Clause;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.rivals.flow.Abilities;
import elysium.rivals.flow.Attaching;
import elysium.rivals.flow.Outing;
import elysium.rivals.flow.UntimelyMoves;
import elysium.rivals.rules.Conflict;
import elysium.rivals.rules.Hands;
import elysium.rivals.rules.Influence;
import elysium.rivals.rules.Titles;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.clause.RivalsClause;
import elysium.rivals.table.event.EventKind;
import elysium.rivals.table.vocabulary.Moment;
import elysium.rivals.table.vocabulary.Verb;
import org.jspecify.annotations.Nullable;

/// Plays a Title: its player exerts its cost in Influence, then it is attached (RIV-TTL-03 to RIV-TTL-06).
public record TitlePlay(int card, int seat, int actor, Stage at) implements Frame<Rivals> {

    /// Show the card, exert its cost, attach it, discard the Modifier.
    public enum Stage {
        SHOWN, PAY, ATTACH, OVER
    }

    public static TitlePlay begin(Rivals t, int card, int actor) {
        return new TitlePlay(card, t.controller(card), actor, Stage.SHOWN);
    }

    @Override public void resume(Rivals t) {
        switch (at) {
            case SHOWN -> {
                t.move(card, PLAYED + seat);
                t.logCard(EventKind.PLAYED, seat, card, t.face(actor));
                Conflict.begin(t, card, seat, Titles.cost(t, card, actor));
                t.become(to(Stage.PAY));
            }
            case PAY -> {
                if (missingInfluence(t) <= 0) t.become(to(Stage.ATTACH));
                else t.ask(seat);
            }
            case ATTACH -> attach(t);
            case OVER -> {
                Modifying.discard(t, seat);
                Conflict.close(t);
                t.leave();
            }
        }
    }

    /// Attaches the Title; a Unique one is taken from a vampire in torpor (RIV-TTL-08).
    private void attach(Rivals t) {
        int asleep = Titles.copyInTorpor(t, card);
        if (asleep != NONE) t.discard(asleep);
        t.become(to(Stage.OVER));
        t.push(new Attaching(card, actor, actor));
    }

    /// The Influence still missing.
    public int missingInfluence(Rivals t) {
        return Conflict.cost(t) - Conflict.total(t, seat);
    }

    /// Offers only answers that keep the full cost within reach (RIV-TTL-05).
    @Override public void options(Rivals t, int who, Offers out) {
        int missing = missingInfluence(t);
        out.offer(Move.of(Verb.DONE), missing > Influence.spendablePrestige(t, seat) ? RivalsClause.TITLE_COST : null);
        for (int v = t.coteries.firstOf(seat); v != NONE; v = t.coteries.nextOf(v))
            out.offer(Move.of(Verb.EXERT, v), forbidsExerting(t, v, missing));
        for (int c = t.first(HAND + seat); c != NONE; c = t.next(c))
            if (Influence.canModify(t, seat, c) && !Hands.isDuplicate(t, c))
                out.offer(Move.of(Verb.MODIFIER, c), forbidsModifier(t, c, missing));
        Abilities.offer(t, seat, Moment.IN_INFLUENCE, out);
        Outing.offer(t, seat, out);
        if (out.collectsRefusals()) UntimelyMoves.refuse(t, seat, out);
    }

    private @Nullable Clause forbidsExerting(Rivals t, int vampire, int missing) {
        Clause forbids = Influence.forbidsExerting(t, vampire);
        if (forbids != null) return forbids;
        return Influence.maxInfluence(t, seat, NONE, vampire, NONE) < missing ? RivalsClause.TITLE_COST : null;
    }

    private @Nullable Clause forbidsModifier(Rivals t, int modifier, int missing) {
        Clause forbids = Influence.forbidsModifier(t, seat, modifier);
        if (forbids != null) return forbids;
        return Influence.maxInfluenceWith(t, seat, modifier) < missing ? RivalsClause.TITLE_COST : null;
    }

    @Override public void onAnswers(Rivals t, Answers answers) {
        long move = answers.of(seat);
        if (Outing.tryPerform(t, move)) return;
        switch (Move.verb(move)) {
            case Verb.EXERT -> Conflict.exert(t, Move.a(move));
            case Verb.MODIFIER -> Modifying.playFaceUp(t, seat, Move.a(move));
            case Verb.DONE -> {
                int paid = missingInfluence(t);
                t.prestige.pay(seat, paid);
                Conflict.add(t, seat, paid);
            }
            default -> Abilities.activate(t, seat, move);
        }
    }

    private TitlePlay to(Stage stage) {
        return new TitlePlay(card, seat, actor, stage);
    }
}
