package elysium.rivals.cards.clan;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.dsl.AttackEffects.damage;
import static elysium.rivals.dsl.AttackEffects.damageBack;
import static elysium.rivals.dsl.AttackEffects.negateReaction;
import static elysium.rivals.dsl.CardBuilder.card;
import static elysium.rivals.dsl.Effects.SECOND;
import static elysium.rivals.dsl.TextCosts.exhaustThis;
import static elysium.rivals.dsl.TextCosts.ifHas;
import static elysium.rivals.dsl.TextCosts.needs;
import static elysium.rivals.rules.CardAreas.YOUR_COTERIE;
import static elysium.rivals.table.GameLayout.ATTACHED;
import static elysium.rivals.table.GameLayout.DISCARD;
import static elysium.rivals.table.clause.RivalsClause.NO_TOKENS;
import static elysium.rivals.table.vocabulary.AttackKind.MENTAL;
import static elysium.rivals.table.vocabulary.AttackKind.PHYSICAL;
import static elysium.rivals.table.vocabulary.AttackKind.RANGED;
import static elysium.rivals.table.vocabulary.AttackKind.SOCIAL;
import static elysium.rivals.table.vocabulary.Clan.NOSFERATU;
import static elysium.rivals.table.vocabulary.Discipline.OBFUSCATE;
import static elysium.rivals.table.vocabulary.Kind.ACTION;
import static elysium.rivals.table.vocabulary.Kind.ATTACK;
import static elysium.rivals.table.vocabulary.Kind.REACTION;
import static elysium.rivals.table.vocabulary.Moment.COUNTERS;
import static elysium.rivals.table.vocabulary.Moment.IN_ACTIONS;
import static elysium.rivals.table.vocabulary.Moment.REVEALED;
import static elysium.rivals.table.vocabulary.Moment.SUMMED;
import static elysium.rivals.table.vocabulary.Moment.TURN_STARTS;
import static elysium.rivals.table.vocabulary.Trait.ONGOING;
import static elysium.rivals.table.vocabulary.Trait.UNHOSTED;
import static elysium.tabletop.ControlFlow.ifTrue;
import static elysium.tabletop.ControlFlow.stop;
import static elysium.tabletop.Verbs.PICK_SEAT;

import elysium.kernel.Move;
import elysium.rivals.dsl.CardChoice;
import elysium.rivals.dsl.CardList;
import elysium.rivals.dsl.SeatChoice;
import elysium.rivals.rules.attack.CurrentAttack;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Scope;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;

/// The Library cards that need a Nosferatu in the coterie.
public final class NosferatuLibraryCards {
    private static final CardChoice AWAY = CardChoice.at(YOUR_COTERIE, (t, _, card) -> t.coteries.inStreets(card));
    private static final SeatChoice HOLDER = new SeatChoice(NosferatuLibraryCards::holders);
    private static final String SWARM = "war-the-swarm";

    private NosferatuLibraryCards() {}

    public static void write(CardList page) {
        page.write(card(REACTION, "war-bad-reflection", "Bad Reflection", "Reflet féroce")
                .clan(NOSFERATU).requires(4).reacts(PHYSICAL, SOCIAL).replies(MENTAL)
                .says("The attacker takes as much [mental] [damage] as they deal to you, counted before any prevention.",
                        "L'attaquant subit autant de [damage] [mental] qu'il vous en inflige, avant toute prévention.")
                .reads(COUNTERS, damageBack((t, _) -> CurrentAttack.incomingDamage(t)))
                .see("RIV-CRD-62", "RIV-RUL-59"));

        page.write(card(ATTACK, "war-cornered-rat", "Cornered Rat", "Rat acculé")
                .clan(NOSFERATU).requires(3).attacks(PHYSICAL).reacts(PHYSICAL, MENTAL).damage(0).replies(PHYSICAL)
                .says("Attacker — [damage] equal to this character's [bp] less their current [blood]. Reaction — The attacker takes 1 [physical] [damage] per 2 [damage] they deal to you, counted before any prevention.",
                        "Attaquant — [damage] égaux à la [bp] de ce personnage moins son [blood] actuel. Réaction — L'attaquant subit 1 [damage] [physical] par 2 [damage] qu'il vous inflige, avant prévention.")
                .reads(SUMMED, damage((t, play) -> t.blood.bp(play.subject()) - t.blood.of(play.subject())))
                .reads(COUNTERS, damageBack((t, _) -> CurrentAttack.incomingDamage(t) / 2))
                .see("RIV-CRD-63", "RIV-CRD-64", "RIV-CRD-65", "RIV-RUL-59"));

        page.write(card(ATTACK, "war-disturbing-the-hive", "Disturbing the Hive", "Déranger la ruche")
                .clan(NOSFERATU).requires(4).attacks(RANGED).damage(1)
                .says("Each The Swarm in this party or in your discard pile adds +1 [damage]. With [obfuscate] on the attacker, all Reactions are negated.",
                        "Chaque carte La Nuée dans ce groupe ou dans votre défausse ajoute +1 [damage]. Si l'attaquant a [obfuscate], toutes les Réactions sont annulées.")
                .reads(REVEALED, ifTrue(ifHas(OBFUSCATE), Program.of(negateReaction())))
                .reads(SUMMED, damage(NosferatuLibraryCards::swarms)));

        page.write(card(ACTION, "war-secret-passage", "Secret Passage", "Passage Secret")
                .clan(NOSFERATU).is(ONGOING | UNHOSTED)
                .says("Ongoing — Exhaust: bring 1 character of your coterie back to your Haven, just as they are, ready or exhausted.",
                        "Persistant — Épuisez : ramenez 1 personnage de votre coterie dans votre Refuge, en l'état, prêt ou épuisé.")
                .ability(IN_ACTIONS, Program.of(AWAY.exists(), exhaustThis()), AWAY.pick().then(comeHome())));

        page.write(card(ACTION, "war-spy-games", "Spy Games", "Jeux d'espions")
                .clan(NOSFERATU).requires(5)
                .says("Steal a Rival token from a foe of your choice; give it back at the start of your next turn.",
                        "Volez un jeton Rival à un adversaire de votre choix. Rendez-le au début de votre prochain tour.")
                .plays(Program.of(needs((t, _) -> t.players() > 2, NO_TOKENS), HOLDER.exists()),
                        HOLDER.pick().then(pickToken()).then(laterReturned()))
                .see("RIV-CRD-77", "RIV-CRD-78", "RIV-CRD-79", "RIV-CRD-80", "RIV-CRD-84", "RIV-RUL-10"));
    }

    /// The number of Swarms in the attacking party and the own discard pile.
    private static int swarms(Rivals t, CardPlay<Rivals> play) {
        int swarm = t.book().number(SWARM), swarms = 0;
        for (int card = t.first(ATTACHED + play.seat()); card != NONE; card = t.next(card))
            if (t.face(card) == swarm && !t.isFaceDown(card) && CurrentAttack.inAttackingParty(t, t.bearers.of(card)))
                swarms++;
        for (int card = t.first(DISCARD + play.seat()); card != NONE; card = t.next(card))
            if (t.face(card) == swarm) swarms++;
        return swarms;
    }

    private static Instruction.Effect<Rivals> comeHome() {
        return (t, play) -> t.coteries.moveHome(AWAY.of(t, play));
    }

    /// The seats named by the Rival tokens of a player, as a bit set.
    private static int tokens(Rivals t, int holder) {
        int tokens = 0;
        for (int named = 0; named < t.players(); named++)
            if (t.rivalTokens.holder(named) == holder) tokens |= 1 << named;
        return tokens;
    }

    /// The foes who have a token and have played a first turn.
    private static int holders(Rivals t, CardPlay<Rivals> play) {
        int holders = 0;
        for (int rest = t.turn.foes(play.seat()); rest != 0; rest &= rest - 1) {
            int foe = Integer.numberOfTrailingZeros(rest);
            if (tokens(t, foe) != 0 && !t.turn.protectedFrom(foe)) holders |= 1 << foe;
        }
        return holders;
    }

    /// Asks for one of several tokens, by the player it names.
    private static Program<Rivals> pickToken() {
        Instruction.Choice<Rivals> pick = (t, play, out) -> {
            for (int rest = tokens(t, HOLDER.of(t, play)); rest != 0; rest &= rest - 1)
                out.offer(Move.of(PICK_SEAT, Integer.numberOfTrailingZeros(rest), SECOND));
        };
        return ifTrue((t, play) -> Integer.bitCount(tokens(t, HOLDER.of(t, play))) > 1, Program.of(pick));
    }

    /// Takes the token and returns it at the start of the player's next turn, or as soon after as they hold it.
    private static Program<Rivals> laterReturned() {
        Instruction.Effect<Rivals> take = (t, play) -> {
            int from = HOLDER.of(t, play), one = Integer.numberOfTrailingZeros(tokens(t, from));
            int named = play.picked(SECOND) == NONE ? one : play.picked(SECOND);
            t.rivalTokens.give(named, play.seat());
            t.effects.addWaiting(play, play.at() + 2, named * Rivals.SEATS + from, Scope.WHENEVER, TURN_STARTS);
        };
        Instruction.Effect<Rivals> giveBack = (t, play) -> {
            int named = play.subject() / Rivals.SEATS, from = play.subject() % Rivals.SEATS;
            if (t.turn.active() == play.seat() && t.rivalTokens.holder(named) == play.seat())
                t.rivalTokens.give(named, from);
            else t.effects.addWaiting(play, play.at(), play.subject(), Scope.WHENEVER, TURN_STARTS);
        };
        return Program.of(take, stop(), giveBack);
    }
}
