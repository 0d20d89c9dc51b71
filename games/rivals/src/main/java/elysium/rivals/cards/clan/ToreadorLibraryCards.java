package elysium.rivals.cards.clan;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.dsl.AttackEffects.damage;
import static elysium.rivals.dsl.AttackEffects.yourAttack;
import static elysium.rivals.dsl.CardBuilder.card;
import static elysium.rivals.dsl.Effects.SECOND;
import static elysium.rivals.dsl.Effects.TARGET;
import static elysium.rivals.dsl.Effects.gain;
import static elysium.rivals.dsl.Effects.may;
import static elysium.rivals.dsl.Effects.score;
import static elysium.rivals.dsl.TextCosts.exhaustThis;
import static elysium.rivals.dsl.TextCosts.needs;
import static elysium.rivals.dsl.TextCosts.payPrestige;
import static elysium.rivals.dsl.Triggers.yours;
import static elysium.rivals.table.clause.RivalsClause.NO_TARGET;
import static elysium.rivals.table.vocabulary.AttackKind.PHYSICAL;
import static elysium.rivals.table.vocabulary.AttackKind.SOCIAL;
import static elysium.rivals.table.vocabulary.Clan.TOREADOR;
import static elysium.rivals.table.vocabulary.Kind.ACTION;
import static elysium.rivals.table.vocabulary.Kind.ATTACK;
import static elysium.rivals.table.vocabulary.Kind.REACTION;
import static elysium.rivals.table.vocabulary.Kind.SCHEME;
import static elysium.rivals.table.vocabulary.Moment.COUNTERS;
import static elysium.rivals.table.vocabulary.Moment.DAMAGE_DEALT;
import static elysium.rivals.table.vocabulary.Moment.IN_ATTACK;
import static elysium.rivals.table.vocabulary.Moment.PASSES;
import static elysium.rivals.table.vocabulary.Moment.SCHEME_PASSED;
import static elysium.rivals.table.vocabulary.Trait.ONGOING;
import static elysium.rivals.table.vocabulary.Trait.UNHOSTED;
import static elysium.tabletop.ControlFlow.ifTrue;
import static elysium.tabletop.Verbs.PASS;
import static elysium.tabletop.Verbs.PICK_SEAT;

import elysium.kernel.Move;
import elysium.rivals.dsl.AttackEffects;
import elysium.rivals.dsl.CardList;
import elysium.rivals.flow.deeds.Extortion;
import elysium.rivals.rules.Conflict;
import elysium.rivals.rules.attack.CurrentAttack;
import elysium.rivals.table.Rivals;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;

/// The Library cards that need a Toreador in the coterie.
public final class ToreadorLibraryCards {
    private ToreadorLibraryCards() {}

    public static void write(CardList page) {
        page.write(card(ATTACK, "core-backhanded-compliment", "Backhanded Compliment", "Compliment empoisonné")
                .clan(TOREADOR).requires(5).attacks(SOCIAL).damage(1)
                .says("If the target isn't defeated, your foe must mend them, spending [prestige] to match the [damage] taken, but never that foe's last [prestige].",
                        "Si la cible n'est pas vaincue, votre adversaire doit la régénérer en dépensant autant de [prestige] que de [damage] subis, mais jamais son dernier [prestige].")
                .reads(DAMAGE_DEALT, ifTrue(ToreadorLibraryCards::survived, Program.of(mustMend())))
                .see("RIV-RUL-34"));

        page.write(card(SCHEME, "core-balance-of-power", "Balance of Power", "Équilibre des pouvoirs")
                .clan(TOREADOR)
                .says("Choose players, yourself among them: at least half of the table. Influence Conflict — Does each chosen player steal 1 [prestige] from one not chosen?",
                        "Désignez au moins la moitié des joueurs, vous compris. Conflit d'Influence — Chaque joueur désigné doit-il voler 1 [prestige] à un joueur non désigné ?")
                .plays(choosePlayers())
                .reads(PASSES, eachSteals())
                .see("RIV-CRD-03", "RIV-CRD-04", "RIV-CRD-05", "RIV-RUL-74"));

        page.write(card(ACTION, "core-beauty-is-a-beast", "Beauty is a Beast", "La belle est une bête")
                .clan(TOREADOR).is(ONGOING | UNHOSTED)
                .says("Ongoing — Exhaust, during a [social] attack on a City Deck Mortal: +1 [damage] from the attacker to the target.",
                        "Persistant — Épuisez, pendant une attaque [social] contre un Mortel du Deck Cité : l'attaquant inflige +1 [damage] à la cible.")
                .ability(IN_ATTACK,
                        Program.of(yourAttack(SOCIAL), needs(AttackEffects::onMortal, NO_TARGET), exhaustThis()),
                        damage(1)));

        page.write(card(SCHEME, "core-fame-and-fortune", "Fame & Fortune", "Gloire et fortune")
                .clan(TOREADOR)
                .says("Influence Conflict — Do I score 1 [agenda] and gain 2 [prestige]?",
                        "Conflit d'Influence — Est-ce que je marque 1 [agenda] et gagne 2 [prestige] ?")
                .reads(PASSES, Program.of(gain(2), score(1))));

        page.write(card(ACTION, "core-pr-firm", "PR Firm", "Agence de relations publiques")
                .clan(TOREADOR).is(ONGOING | UNHOSTED)
                .says("Ongoing — Each time your own Scheme succeeds, you may pay 1 [prestige]: score 1 [agenda].",
                        "Persistant — Chaque fois qu'une Intrigue que vous avez jouée réussit, vous pouvez payer 1 [prestige] : marquez 1 [agenda].")
                .on(SCHEME_PASSED, (t, card, o) -> yours(t, card, o) && t.prestige.of(o.place()) > 1,
                        may(Program.of(payPrestige(1), score(1))))
                .see("RIV-RUL-03", "RIV-RUL-39"));

        page.write(card(REACTION, "core-steal-the-spotlight", "Steal the Spotlight", "Voler la vedette")
                .clan(TOREADOR).requires(3).reacts(PHYSICAL).shield(2)
                .says("The attacker loses 2 [blood] if this character is a Blocker.",
                        "L'attaquant perd 2 [blood] si ce personnage est un bloqueur.")
                .reads(COUNTERS,
                        ifTrue((t, play) -> CurrentAttack.isBlocker(t, play.subject()), Program.of(attackerLoses(2))))
                .see("RIV-BLK-06"));
    }

    private static boolean survived(Rivals t, CardPlay<Rivals> play) {
        return !CurrentAttack.isMortal(t) && !CurrentAttack.isTargetDefeated(t);
    }

    /// Makes the foe mend the target with prestige, up to its damage, never with the last.
    private static Instruction.Effect<Rivals> mustMend() {
        return (t, play) -> {
            int target = CurrentAttack.target(t), foe = t.controller(target),
                    room = t.blood.bp(target) - t.blood.of(target);
            int most = Math.min(CurrentAttack.damageDealt(t), t.prestige.of(foe) - 1);
            t.blood.moveFromPool(foe, target, Math.min(most, room), play.seat());
        };
    }

    /// Chooses the player and others: at least half of the table, but not all.
    private static Program<Rivals> choosePlayers() {
        Instruction.Choice<Rivals> one = (t, play, out) -> {
            for (int seat = 0; seat < t.players(); seat++)
                if (seat != play.seat()) out.offer(Move.of(PICK_SEAT, seat, TARGET));
        };
        Instruction.Choice<Rivals> another = (t, play, out) -> {
            out.offer(Move.of(PASS));
            for (int seat = 0; seat < t.players(); seat++)
                if (seat != play.seat() && seat != play.picked(TARGET)) out.offer(Move.of(PICK_SEAT, seat, SECOND));
        };
        Instruction.Effect<Rivals> choose =
                (t, play) -> Conflict.namePlayers(t, 1 << play.seat() | bit(play, TARGET) | bit(play, SECOND));
        return ifTrue((t, _) -> t.players() > 2, Program.of(one))
                .then(ifTrue((t, _) -> t.players() > 3, Program.of(another))).then(choose);
    }

    private static int bit(CardPlay<Rivals> play, int name) {
        return play.picked(name) == NONE ? 0 : 1 << play.picked(name);
    }

    private static Instruction.StartFrame<Rivals> eachSteals() {
        return (t, _) -> Extortion.by(Conflict.namedPlayers(t));
    }

    private static Instruction.Effect<Rivals> attackerLoses(int blood) {
        return (t, play) -> t.blood.lose(CurrentAttack.attacker(t), blood, play.seat(), play.subject());
    }
}
