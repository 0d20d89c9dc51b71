package elysium.vtes.flow;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.dsl.CardBuilder.card;
import static elysium.vtes.dsl.Effects.gainPool;
import static elysium.vtes.dsl.ModeBuilder.itsUse;
import static elysium.vtes.dsl.ModeBuilder.master;
import static elysium.vtes.dsl.ModeBuilder.modifier;
import static elysium.vtes.dsl.ModeBuilder.reflex;
import static elysium.vtes.dsl.ModeBuilder.use;
import static elysium.vtes.dsl.TextCosts.lockThis;
import static elysium.vtes.dsl.UseConditions.yourTurn;
import static elysium.vtes.table.GameLayout.ASH;
import static elysium.vtes.table.GameLayout.ATTACHED;
import static elysium.vtes.table.GameLayout.HAND;
import static elysium.vtes.table.GameLayout.PLAY;
import static elysium.vtes.table.GameLayout.READY;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Offers;
import elysium.tabletop.Book;
import elysium.tabletop.Card;
import elysium.tabletop.CardPlay;
import elysium.vtes.dsl.CardBuilder;
import elysium.vtes.dsl.DisciplineCards;
import elysium.vtes.rules.action.GrantedUse;
import elysium.vtes.table.Trait;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Discipline;
import elysium.vtes.table.vocabulary.Fact;
import elysium.vtes.table.vocabulary.Kind;
import elysium.vtes.table.vocabulary.Moment;
import elysium.vtes.table.vocabulary.Scope;
import org.junit.jupiter.api.Test;

/// The fast check of a window skips most seats, but none that might use something.
class GlancesTest {
    private static final int NOBODY = 0, ANA = 1, BO = 2, CLEO = 4, ALL = 7;
    private static final Book<Vtes> IN_PLAY = bind(List.of(vampire("Dull"),
            made(Kind.MASTER, "Bell").lets(use(Moment.UNLOCK_PHASE).does(gainPool(1))),
            made(Kind.MASTER, "Gong").lets(use(Moment.MASTER_PHASE).only(yourTurn()).does(gainPool(1)))
                    .lets(use(Moment.DISCARD_PHASE).only(yourTurn()).does(gainPool(1))),
            made(Kind.MASTER, "Loan").lets(
                    itsUse(Moment.INFLUENCE_PHASE).byHost().costs(lockThis()).does(gainPool(1))),
            made(Kind.MASTER, "Grace")
                    .lets(itsUse(Moment.DISCARD_PHASE).byHost().only(yourTurn()).does(gainPool(1)))));
    private static final Book<Vtes> ANY_TIME = bind(List.of(
            made(Kind.MASTER, "Charm").lets(use(Moment.ANY_TIME).only(yourTurn()).does(gainPool(1))),
            made(Kind.MASTER, "Grace")
                    .lets(itsUse(Moment.DISCARD_PHASE).byHost().only(yourTurn()).does(gainPool(1)))));
    private static final Book<Vtes> IN_HAND = bind(List.of(vampire("Dull"),
            vampire("Adept").knows(Discipline.ANIMALISM), vampire("Elder").masters(Discipline.ANIMALISM),
            DisciplineCards.lesson(made(Kind.MASTER, "Lesson"), Discipline.AUSPEX),
            DisciplineCards.lesson(made(Kind.MASTER, "Study"), Discipline.ANIMALISM),
            made(Kind.MASTER, "Riches").basic(master().does(gainPool(1))),
            made(Kind.MASTER, "Luck").is(Trait.OUT_OF_TURN)
                    .basic(master().in(Moment.INFLUENCE_PHASE).does(gainPool(1))),
            made(Kind.REFLEX, "Call").needs(Discipline.ANIMALISM)
                    .inferior(Discipline.ANIMALISM, reflex(Moment.BEFORE_VOTES).does(gainPool(1))),
            made(Kind.REFLEX, "Roar").needs(Discipline.ANIMALISM)
                    .superior(Discipline.ANIMALISM, reflex(Moment.POLLING).does(gainPool(1)))));
    private static final Book<Vtes> PROMISES = bind(List.of(made(Kind.ACTION_MODIFIER, "Pledge")
            .basic(modifier().does(new GrantedUse(1))).lets(itsUse(Moment.UNLOCK_PHASE).does(gainPool(1)))));

    private Vtes t = table(IN_PLAY);

    private static CardBuilder made(Kind kind, String name) {
        return card(kind, name.toLowerCase(), name, name);
    }

    private static CardBuilder vampire(String name) {
        return made(Kind.VAMPIRE, name).capacity(4);
    }

    private static Book<Vtes> bind(List<CardBuilder> entries) {
        List<Card<Vtes>> cards = new ArrayList<>();
        for (CardBuilder entry : entries) cards.add(entry.bind(cards.size()));
        return new Book<>(cards, Fact.COUNT);
    }

    private static Vtes table(Book<Vtes> book) {
        Vtes t = new Vtes(book, _ -> false, 3, 1);
        t.turn.restore(1, 1);
        for (int seat = 0; seat < 3; seat++) t.pools.restore(seat, 10);
        return t;
    }

    private int lay(String name, int seat, int zone) {
        return t.addCard(t.book().number(name.toLowerCase()), seat, zone + seat);
    }

    private void put(String name, int seat, int host) {
        t.attachments.attach(lay(name, seat, ATTACHED), host);
    }

    private int looked(int moment) {
        return PriorityWindow.seatsThatMightUse(t, moment);
    }

    private int asked(int moment) {
        int asked = 0;
        for (int seat = 0; seat < 3; seat++) if (PriorityWindow.mightUse(t, seat, moment)) asked |= 1 << seat;
        return asked;
    }

    private Offers offered(int seat, int moment, Offers out) {
        PriorityWindow.offer(t, seat, moment, out);
        return out;
    }

    @Test void nobody_is_looked_at_where_nothing_can_be_used() {
        lay("Bell", 0, PLAY);
        assertThat(looked(Moment.MINION_PHASE)).isEqualTo(NOBODY);
        assertThat(looked(Moment.INFLUENCE_PHASE)).isEqualTo(NOBODY);
        int depth = t.depth();
        PriorityWindow.open(t, Moment.MINION_PHASE);
        assertThat(t.depth()).isEqualTo(depth);
        assertThat(PriorityWindow.isIdle(t, Moment.MINION_PHASE)).isTrue();
    }

    @Test void whoever_has_a_card_in_play_is_looked_at_in_its_window_and_asked() {
        lay("Bell", 2, PLAY);
        lay("Gong", 2, PLAY);
        assertThat(looked(Moment.UNLOCK_PHASE)).isEqualTo(CLEO);
        assertThat(asked(Moment.UNLOCK_PHASE)).isEqualTo(CLEO);
    }

    @Test void for_a_card_of_ones_own_turn_nobody_else_is_looked_at() {
        lay("Gong", 0, PLAY);
        lay("Gong", 1, PLAY);
        lay("Gong", 2, PLAY);
        assertThat(looked(Moment.MASTER_PHASE)).isEqualTo(BO);
        assertThat(asked(Moment.MASTER_PHASE)).isEqualTo(BO);
        assertThat(looked(Moment.DISCARD_PHASE)).isEqualTo(BO);
    }

    @Test void a_card_that_another_has_put_on_a_minion_may_be_that_minions() {
        put("Loan", 1, lay("Dull", 2, READY));
        assertThat(looked(Moment.INFLUENCE_PHASE)).isEqualTo(ALL);
        assertThat(asked(Moment.INFLUENCE_PHASE)).isEqualTo(CLEO);
        assertThat(offered(2, Moment.INFLUENCE_PHASE, Offers.movesOnly()).size()).isOne();
        assertThat(offered(1, Moment.INFLUENCE_PHASE, Offers.movesOnly()).size()).isZero();
    }

    @Test void a_card_that_another_has_put_on_a_minion_is_refused_while_it_is_locked() {
        int dull = lay("Dull", 2, READY);
        put("Loan", 0, dull);
        t.minions.lock(t.attachments.firstOn(dull));
        assertThat(asked(Moment.INFLUENCE_PHASE)).isEqualTo(NOBODY);
        assertThat(offered(2, Moment.INFLUENCE_PHASE, Offers.explained()).refusals()).hasSize(1);
        assertThat(offered(1, Moment.INFLUENCE_PHASE, Offers.explained()).refusals()).isEmpty();
    }

    @Test void ones_own_card_on_ones_own_minion_is_offered_once() {
        put("Loan", 2, lay("Dull", 2, READY));
        put("Loan", 0, lay("Dull", 0, READY));
        assertThat(offered(2, Moment.INFLUENCE_PHASE, Offers.movesOnly()).size()).isOne();
        assertThat(asked(Moment.INFLUENCE_PHASE)).isEqualTo(ANA | CLEO);
    }

    @Test void where_such_a_card_is_of_ones_own_turn_the_one_whose_turn_it_is_is_looked_at() {
        put("Grace", 0, lay("Dull", 1, READY));
        assertThat(looked(Moment.DISCARD_PHASE)).isEqualTo(BO);
        assertThat(asked(Moment.DISCARD_PHASE)).isEqualTo(BO);
    }

    @Test void where_no_such_card_lies_that_one_is_not_looked_at_for_it() {
        t = table(ANY_TIME);
        lay("Charm", 0, PLAY);
        assertThat(looked(Moment.DISCARD_PHASE)).isEqualTo(NOBODY);
    }

    @Test void a_card_that_lies_face_down_is_not_used() {
        lay("Bell", 2, PLAY);
        t.turnDown(lay("Bell", 2, PLAY));
        assertThat(offered(2, Moment.UNLOCK_PHASE, Offers.movesOnly()).size()).isOne();
        assertThat(offered(2, Moment.UNLOCK_PHASE, Offers.explained()).refusals()).isEmpty();
    }

    @Test void for_hands_those_are_looked_at_who_might_play_something_then() {
        t = table(IN_HAND);
        assertThat(looked(Moment.MASTER_PHASE)).isEqualTo(BO);
        assertThat(looked(Moment.INFLUENCE_PHASE)).isEqualTo(ANA | CLEO);
        t.turn.restore(2, 0);
        assertThat(looked(Moment.INFLUENCE_PHASE)).isEqualTo(BO | CLEO);
        assertThat(looked(Moment.DISCARD_PHASE)).isEqualTo(NOBODY);
    }

    @Test void only_those_are_asked_whose_minions_have_the_discipline() {
        t = table(IN_HAND);
        String[] vampires = {"Dull", "Adept", "Elder"};
        for (int seat = 0; seat < 3; seat++) {
            lay(vampires[seat], seat, READY);
            lay("Riches", seat, HAND);
        }
        assertThat(asked(Moment.BEFORE_VOTES)).isEqualTo(BO | CLEO);
        assertThat(asked(Moment.POLLING)).isEqualTo(CLEO);
        put("Lesson", 0, t.first(READY));
        assertThat(asked(Moment.BEFORE_VOTES)).isEqualTo(BO | CLEO);
        assertThat(asked(Moment.POLLING)).isEqualTo(CLEO);
        put("Study", 0, t.first(READY));
        assertThat(asked(Moment.BEFORE_VOTES)).isEqualTo(ALL);
        put("Study", 1, t.first(READY + 1));
        assertThat(asked(Moment.POLLING)).isEqualTo(BO | CLEO);
    }

    @Test void all_are_looked_at_while_a_card_has_promised_something() {
        t = table(PROMISES);
        int pledge = lay("Pledge", 2, ASH), mode = 0, part = 0;
        while (!(t.book().instructions(t.face(pledge), mode)[part] instanceof GrantedUse)) part++;
        assertThat(looked(Moment.UNLOCK_PHASE)).isEqualTo(NOBODY);
        t.effects.add(new CardPlay<>(pledge, t.face(pledge), mode, 2, 2, NONE, part, CardPlay.NO_CHOICES), NONE,
                Scope.ACTION);
        assertThat(looked(Moment.UNLOCK_PHASE)).isEqualTo(ALL);
    }
}
