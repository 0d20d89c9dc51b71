package elysium.rivals;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.ASIDE;
import static elysium.rivals.table.GameLayout.CITY;
import static elysium.rivals.table.GameLayout.CITY_BURNED;
import static elysium.rivals.table.GameLayout.DISCARD;
import static elysium.rivals.table.GameLayout.HAND;
import static elysium.rivals.table.GameLayout.HAVEN;
import static elysium.rivals.table.GameLayout.PLAYED;
import static elysium.rivals.table.GameLayout.TORPOR;

import java.util.Set;
import java.util.function.Predicate;
import elysium.kernel.Clause;
import elysium.kernel.Move;
import elysium.kit.check.ReasonChecks.Break;
import elysium.rivals.cards.RivalsBook;
import elysium.rivals.flow.DrawCards;
import elysium.rivals.flow.attack.Attack;
import elysium.rivals.flow.attack.Claim;
import elysium.rivals.flow.influence.TitlePlay;
import elysium.rivals.flow.turn.Actions;
import elysium.rivals.rules.ActionCardRules;
import elysium.rivals.rules.Conflict;
import elysium.rivals.rules.Influence;
import elysium.rivals.rules.Recruiting;
import elysium.rivals.rules.Texts;
import elysium.rivals.rules.Titles;
import elysium.rivals.rules.attack.AttackFields;
import elysium.rivals.rules.attack.CurrentAttack;
import elysium.rivals.table.Bearers;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.AttackKind;
import elysium.rivals.table.vocabulary.Discipline;
import elysium.rivals.table.vocabulary.Fact;
import elysium.rivals.table.vocabulary.Kind;
import elysium.rivals.table.vocabulary.Moment;
import elysium.rivals.table.vocabulary.Phase;
import elysium.rivals.table.vocabulary.Trait;
import elysium.rivals.table.vocabulary.Verb;
import elysium.tabletop.Card;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;

/// Makes one thing wrong at a table on which a card could be played.
final class Mishaps {
    static final Set<Integer> ACTS = Set.of(Verb.PLAY, Verb.RECRUIT), ATTACKS = Set.of(Verb.ATTACK_CARD),
            REACTS = Set.of(Verb.REACT), MODIFIES = Set.of(Verb.MODIFIER);

    private Mishaps() {}

    static Break<Rivals> by(Set<Integer> verbs, Break<Rivals> how) {
        return (t, seat, move) -> verbs.contains(Move.verb(move)) ? how.forbidden(t, seat, move) : null;
    }

    /// Cards of a kind that are not played between two actions.
    static Break<Rivals> waits(Set<Integer> verbs, Kind kind) {
        return by(verbs, (t, seat, move) -> t.facts.is(Move.a(move), kind) ? betweenActions(t, seat, move) : null);
    }

    private static boolean acts(Rivals t, long move) {
        return t.facts.is(Move.a(move), Kind.ACTION) || t.facts.is(Move.a(move), Kind.VAMPIRE);
    }

    // ---- the time

    /// The card where nothing says which vampire plays it, since it is not asked yet.
    private static long alone(long move) {
        return Move.verb(move) == Verb.RECRUIT ? move : Move.of(Verb.PLAY, Move.a(move), NONE);
    }

    static Long othersTurn(Rivals t, int seat, long move) {
        if (seat != t.turn.active()) return null;
        int foe = t.turn.after(seat);
        t.turn.restore(t.turn.number(), foe, (1 << t.players()) - 1);
        t.become(new Claim(t.coteries.firstOf(foe), 0));
        return alone(move);
    }

    static Long endPhase(Rivals t, int seat, long move) {
        if (t.turn.phase() != Phase.ACTION || seat != t.turn.active()) return null;
        t.turn.setPhase(Phase.END);
        t.become(new DrawCards(seat, 1, true));
        return alone(move);
    }

    static Long inAnAction(Rivals t, int seat, long move) {
        if (seat != t.turn.active() || !(t.top() instanceof Actions) || !acts(t, move)) return null;
        t.activityStack.begin();
        for (int slot = AttackFields.FIRST_TARGET; slot <= AttackFields.BLOCKER; slot++)
            t.activityStack.set(slot, NONE);
        t.activityStack.set(AttackFields.WHAT, AttackFields.AN_ATTACK);
        t.activityStack.set(AttackFields.SEAT, seat);
        t.activityStack.set(AttackFields.ATTACKER, t.coteries.firstOf(seat));
        t.become(new Attack(Attack.Stage.TARGET, 0));
        return alone(move);
    }

    static Long noAction(Rivals t, int seat, long move) {
        if (!(t.top() instanceof Actions) || !acts(t, move)) return null;
        t.turn.setActions(0);
        t.turn.setUnhosted(0);
        boolean nobody = Move.verb(move) == Verb.PLAY;
        return nobody ? alone(move) : move;
    }

    private static Long betweenActions(Rivals t, int seat, long move) {
        t.turn.restore(t.turn.number(), seat, (1 << t.players()) - 1);
        t.turn.setPhase(Phase.ACTION);
        while (t.activityStack.level() > 0) t.activityStack.end();
        t.become(Actions.ASK);
        return alone(move);
    }

    // ---- the kind of card

    static Long otherAttack(Rivals t, int seat, long move) {
        return other(t, move, Fact.ATTACKS);
    }

    static Long otherReaction(Rivals t, int seat, long move) {
        return other(t, move, Fact.REACTS);
    }

    private static Long other(Rivals t, long move, int kinds) {
        if (t.activityStack.get(AttackFields.KIND) == NONE) return null;
        for (int kind = 0; kind < AttackKind.COUNT; kind++) {
            if ((t.printed(Move.a(move), kinds) >> kind & 1) != 0) continue;
            t.activityStack.set(AttackFields.KIND, kind);
            return move;
        }
        return null;
    }

    static Long fog(Rivals t, int seat, long move) {
        int kinds = Move.verb(move) == Verb.ATTACK_CARD ? Fact.ATTACKS : Fact.REACTS;
        boolean plays = ATTACKS.contains(Move.verb(move)) || REACTS.contains(Move.verb(move));
        if (!plays || (t.printed(Move.a(move), kinds) & AttackKind.RANGED.bit()) == 0) return null;
        t.addCard(RivalsBook.BOOK.number("core-san-francisco-fog"), NONE, CITY);
        return move;
    }

    // ---- who plays it

    /// The vampire that plays a card; NONE where nobody does.
    private static int actor(Rivals t, long move) {
        return switch (Move.verb(move)) {
            case Verb.PLAY -> Move.b(move);
            case Verb.ATTACK_CARD -> CurrentAttack.attacker(t);
            case Verb.REACT -> CurrentAttack.target(t);
            default -> NONE;
        };
    }

    /// The same card played by another vampire in the same place.
    static Long by(Rivals t, int seat, long move, Predicate<Card<Rivals>> fits) {
        int actor = actor(t, move);
        if (actor == NONE) return null;
        for (Card<Rivals> card : RivalsBook.BOOK.cards()) {
            if (card.kind() != Kind.VAMPIRE.ordinal() || !fits.test(card)) continue;
            int other = t.addCard(card.number(), seat, t.zone(actor));
            t.blood.restore(other, t.blood.bp(other));
            if (t.readiness.exhausted(actor)) t.readiness.exhaust(other);
            if (t.coteries.inStreets(actor)) t.coteries.regroup(other, t.coteries.party(actor));
            if (Move.verb(move) == Verb.PLAY) return Move.withB(move, other);
            t.activityStack.set(Move.verb(move) == Verb.REACT ? AttackFields.TARGET : AttackFields.ATTACKER, other);
            return move;
        }
        return null;
    }

    static int fact(Card<Rivals> card, int fact) {
        return card.facts().get(fact);
    }

    static Long noClan(Rivals t, int seat, long move) {
        return withoutClan(t, seat, move, DISCARD);
    }

    static Long clanAsleep(Rivals t, int seat, long move) {
        return withoutClan(t, seat, move, TORPOR);
    }

    private static Long withoutClan(Rivals t, int seat, long move, int to) {
        int card = Move.a(move), clan = t.printed(card, Fact.CLAN), verb = Move.verb(move);
        if (clan == NONE || verb == Verb.RECRUIT || verb == Verb.MODIFIER || t.facts.is(card, Kind.CONSPIRACY))
            return null;
        Long other = by(t, seat, move, one -> fact(one, Fact.CLAN) != clan && fact(one, Fact.BP) >= 6);
        for (int c = t.coteries.firstOf(seat); c != NONE;) {
            int next = t.coteries.nextOf(c);
            if (t.attributes.clan(c) == clan) t.move(c, to + seat);
            c = next;
        }
        for (int c = t.first(TORPOR + seat); c != NONE && to == DISCARD; c = t.first(TORPOR + seat)) t.discard(c);
        if (to == TORPOR) t.addCard(ofClan(clan), seat, TORPOR + seat);
        return verb == Verb.PLAY ? Long.valueOf(alone(move)) : other;
    }

    private static int ofClan(int clan) {
        return RivalsBook.BOOK.cards().stream().filter(c -> c.kind() == Kind.VAMPIRE.ordinal())
                .filter(c -> fact(c, Fact.CLAN) == clan).findFirst().orElseThrow().number();
    }

    static Long exhausted(Rivals t, int seat, long move) {
        if (actor(t, move) == NONE) return null;
        t.readiness.exhaust(actor(t, move));
        return move;
    }

    static Long weak(Rivals t, int seat, long move) {
        if (Move.verb(move) == Verb.RECRUIT || Move.verb(move) == Verb.MODIFIER) return null;
        int asks = t.printed(Move.a(move), Fact.REQUIREMENT), clan = t.printed(Move.a(move), Fact.CLAN);
        boolean there = ActionCardRules.forbidsClan(t, seat, Move.a(move)) == null;
        return by(t, seat, move, one -> fact(one, Fact.BP) < asks && (there || fact(one, Fact.CLAN) != clan));
    }

    static Long atHome(Rivals t, int seat, long move) {
        if (Move.b(move) == NONE || !t.facts.is(Move.a(move), Trait.STREETS_ONLY)) return null;
        t.coteries.moveHome(Move.b(move));
        return move;
    }

    static Long noAnimalism(Rivals t, int seat, long move) {
        if (!t.facts.is(Move.a(move), Kind.ANIMAL)) return null;
        return by(t, seat, move, one -> fact(one, Fact.ICONS + Discipline.ANIMALISM.ordinal()) == 0);
    }

    // ---- what it costs

    static Long poor(Rivals t, int seat, long move) {
        int cost = Recruiting.cost(t, seat, Move.a(move));
        if (cost == 0) return null;
        t.prestige.restore(seat, cost);
        return move;
    }

    static Long noPrestige(Rivals t, int seat, long move) {
        t.prestige.restore(seat, 1);
        return t.facts.is(Move.a(move), Kind.CONSPIRACY) || says(t, seat, move, "RIV-ABL-09") ? move : null;
    }

    static Long noBlood(Rivals t, int seat, long move) {
        if (Move.b(move) == NONE) return null;
        t.blood.restore(Move.b(move), 1);
        boolean animal =
                t.facts.is(Move.a(move), Kind.ANIMAL) && ActionCardRules.animalCost(t, Move.a(move), Move.b(move)) > 0;
        return animal || says(t, seat, move, "RIV-ABL-08") ? move : null;
    }

    static Long noInfluence(Rivals t, int seat, long move) {
        if (!isTitle(t, move)) return null;
        if (Titles.cost(t, Move.a(move), Move.b(move)) == 0) return null;
        t.prestige.restore(seat, 1);
        for (int c = t.coteries.firstOf(seat); c != NONE; c = t.coteries.nextOf(c))
            if (!t.readiness.hasNoInfluence(c)) t.readiness.setNoInfluence(c);
        for (int c = t.first(HAND + seat); c != NONE;) {
            int next = t.next(c);
            if (c != Move.a(move)) t.discard(c);
            c = next;
        }
        return move;
    }

    // ---- whom it needs

    /// Whether a text that is announced is forbidden by a clause.
    private static boolean says(Rivals t, int seat, long move, String... clauses) {
        int mode = Texts.of(t, Move.a(move), Moment.AS_PLAYED);
        if (mode == NONE) return false;
        CardPlay<Rivals> play = CardPlay.of(t, Move.a(move), mode, seat, Move.b(move));
        for (Instruction.Precondition<Rivals> condition : t.book().conditions(play.def(), mode)) {
            Clause said = condition.forbids(t, play);
            if (said != null && Set.of(clauses).contains(said.id())) return true;
        }
        return false;
    }

    static Long noTarget(Rivals t, int seat, long move) {
        t.turn.restore(t.turn.number(), t.turn.active(), 1 << seat);
        while (t.first(CITY) != NONE) t.burn(t.first(CITY));
        while (t.first(CITY_BURNED) != NONE)
            t.move(t.first(CITY_BURNED), ASIDE);
        return says(t, seat, move, "RIV-RUL-79") ? move : null;
    }

    // ---- what there is only once

    static Long namesake(Rivals t, int seat, long move) {
        t.addCard(t.face(Move.a(move)), t.turn.after(seat), HAVEN + t.turn.after(seat));
        return move;
    }

    private static int attach(Rivals t, int def, int bearer) {
        int card = t.addCard(def, t.controller(bearer), DISCARD + t.controller(bearer));
        t.bearers.attach(card, bearer);
        return card;
    }

    private static boolean isTitle(Rivals t, long move) {
        return Move.verb(move) == Verb.PLAY && Move.b(move) != NONE && t.facts.is(Move.a(move), Kind.TITLE);
    }

    static Long titled(Rivals t, int seat, long move) {
        if (!isTitle(t, move)) return null;
        for (Card<Rivals> card : RivalsBook.BOOK.cards())
            if (card.kind() == Kind.TITLE.ordinal() && card.number() != t.face(Move.a(move))) {
                attach(t, card.number(), Move.b(move));
                return move;
            }
        return null;
    }

    static Long held(Rivals t, int seat, long move) {
        if (!isTitle(t, move) || t.printed(Move.a(move), Fact.LIMIT) != Fact.UNIQUE) return null;
        if (Titles.copyInTorpor(t, Move.a(move)) != NONE) return null;
        attach(t, t.face(Move.a(move)), t.coteries.firstOf(t.turn.after(seat)));
        return move;
    }

    static Long second(Rivals t, int seat, long move) {
        if (!isTitle(t, move) || t.printed(Move.a(move), Fact.LIMIT) != Fact.ONE_A_PLAYER) return null;
        int other = t.addCard(ofClan(0), seat, HAVEN + seat);
        attach(t, t.face(Move.a(move)), other);
        return move;
    }

    static Long modified(Rivals t, int seat, long move) {
        if (Conflict.modifier(t, seat) != NONE || spoils(t, seat, Move.a(move))) return null;
        t.addCard(t.face(Move.a(move)), seat, PLAYED + seat);
        return move;
    }

    /// Whether a Modifier leaves too little for the Title that is paid.
    private static boolean spoils(Rivals t, int seat, int card) {
        return t.top() instanceof TitlePlay title
                && Influence.maxInfluenceWith(t, seat, card) < title.missingInfluence(t);
    }

    static Long noRoom(Rivals t, int seat, long move) {
        boolean attaches = Move.verb(move) == Verb.PLAY && Move.b(move) != NONE
                && (t.facts.is(Move.a(move), Kind.ANIMAL) || t.facts.is(Move.a(move), Kind.TITLE));
        if (!attaches) return null;
        int def = RivalsBook.BOOK.number("war-veiled-threat"), foe = t.turn.after(seat);
        for (int c = t.attachments.firstOn(Move.b(move)); c != NONE; c = t.attachments.firstOn(Move.b(move)))
            t.discard(c);
        for (int i = 0; i < Bearers.MOST_ATTACHED; i++) {
            int card = t.addCard(def, foe, DISCARD + foe);
            t.bearers.attachDown(card, Move.b(move));
        }
        return move;
    }

    static Long otherSide(Rivals t, int seat, long move) {
        boolean lays = t.top() instanceof Attack attack && attack.at() == Attack.Stage.CARD;
        if (!lays || !t.facts.is(Move.a(move), Trait.FACE_UP) && CurrentAttack.isMortal(t)) return null;
        return Move.of(Verb.ATTACK_CARD, Move.a(move), 1 - Move.b(move));
    }

    static boolean is(Card<Rivals> card, Kind kind) {
        return (fact(card, Fact.KINDS) & kind.bit()) != 0;
    }
}
