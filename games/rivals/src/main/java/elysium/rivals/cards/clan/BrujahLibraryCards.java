package elysium.rivals.cards.clan;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.dsl.AttackEffects.charactersWith;
import static elysium.rivals.dsl.AttackEffects.damage;
import static elysium.rivals.dsl.AttackEffects.eachOpposing;
import static elysium.rivals.dsl.AttackEffects.yourAttack;
import static elysium.rivals.dsl.CardBuilder.card;
import static elysium.rivals.dsl.Effects.just;
import static elysium.rivals.dsl.TextCosts.payBlood;
import static elysium.rivals.rules.CardAreas.COTERIES;
import static elysium.rivals.rules.Uses.EACH_ATTACK;
import static elysium.rivals.table.GameLayout.HAVEN;
import static elysium.rivals.table.vocabulary.AttackKind.MENTAL;
import static elysium.rivals.table.vocabulary.AttackKind.PHYSICAL;
import static elysium.rivals.table.vocabulary.AttackKind.RANGED;
import static elysium.rivals.table.vocabulary.Clan.BRUJAH;
import static elysium.rivals.table.vocabulary.Discipline.CELERITY;
import static elysium.rivals.table.vocabulary.Kind.ACTION;
import static elysium.rivals.table.vocabulary.Kind.ATTACK;
import static elysium.rivals.table.vocabulary.Moment.CHARACTER_DEFEATED;
import static elysium.rivals.table.vocabulary.Moment.IN_ATTACK;
import static elysium.rivals.table.vocabulary.Moment.SUMMED;
import static elysium.rivals.table.vocabulary.Trait.ONGOING;
import static elysium.rivals.table.vocabulary.Trait.STREETS_ONLY;
import static elysium.rivals.table.vocabulary.Trait.TARGETED;
import static elysium.rivals.table.vocabulary.Trait.UNHOSTED;
import static elysium.tabletop.ControlFlow.whileTrue;

import elysium.rivals.dsl.AttackEffects;
import elysium.rivals.dsl.CardChoice;
import elysium.rivals.dsl.CardList;
import elysium.rivals.dsl.SeatChoice;
import elysium.rivals.flow.attack.DamageMany;
import elysium.rivals.rules.attack.CurrentAttack;
import elysium.rivals.rules.attack.Defeat;
import elysium.rivals.table.Rivals;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;
import elysium.tabletop.TriggerResolution;

/// The Library cards that need a Brujah in the coterie.
public final class BrujahLibraryCards {
    /// A foe with a character in the Haven.
    private static final SeatChoice A_HAVEN = new SeatChoice((t, play) -> {
        int seats = 0;
        for (int seat = 0; seat < t.players(); seat++)
            if (t.count(HAVEN + seat) > 0 && (seat == play.seat() || !t.turn.protectedFrom(seat))) seats |= 1 << seat;
        return seats;
    });
    /// Another member of the opposing party, not hit yet.
    private static final CardChoice ANOTHER =
            CardChoice.at(COTERIES, (t, _, card) -> CurrentAttack.inDefendingParty(t, card)
                    && card != CurrentAttack.target(t) && !CurrentAttack.isDamagedBystander(t, card));

    private BrujahLibraryCards() {}

    public static void write(CardList page) {
        page.write(card(ACTION, "core-blood-for-blood", "Blood for Blood", "Sang pour sang")
                .clan(BRUJAH).is(ONGOING)
                .says("Ongoing — An attacker of your coterie making a [physical] attack may use: Pay 1 [blood]: +1 [damage] to the target.",
                        "Persistant — Un attaquant de votre coterie qui fait une attaque [physical] peut utiliser : Payez 1 [blood] : +1 [damage] à la cible.")
                .ability(IN_ATTACK,
                        Program.of(EACH_ATTACK, yourAttack(PHYSICAL), payBlood(AttackEffects::attacker, just(1))),
                        damage(1))
                .see("RIV-CRD-06"));

        page.write(card(ATTACK, "core-drive-by", "Drive-By", "Fusillade en voiture")
                .clan(BRUJAH).requires(4).attacks(RANGED).damage(2)
                .says("Per character with [celerity] in this party, one further member of the opposing party takes 2 [damage]. Nobody is hit twice.",
                        "Pour chaque personnage avec [celerity] dans ce groupe, un autre membre du groupe adverse subit 2 [damage]. Personne n'est touché deux fois.")
                .reads(SUMMED, strafe())
                .see("RIV-DIS-02", "RIV-DMG-04"));

        page.write(card(ACTION, "core-smoke-em-out", "Smoke 'Em Out", "Enfumez-les !")
                .clan(BRUJAH).is(STREETS_ONLY)
                .says("Play only from The Streets. All characters of a Haven of your choice move to The Streets; each of them that is exhausted takes 1 Aggravated [damage].",
                        "À jouer seulement depuis La Rue. Tous les personnages d'un Refuge de votre choix vont dans La Rue ; chacun de ceux qui sont épuisés subit 1 [damage] Aggravé.")
                .plays(Program.of(A_HAVEN.exists()), A_HAVEN.pick().then(smokeOut()).then(theyBurn()))
                .see("RIV-RUL-38"));

        page.write(card(ATTACK, "core-sucker-punch", "Sucker Punch", "Coup bas")
                .clan(BRUJAH).requires(2).attacks(PHYSICAL).damage(1).is(TARGETED)
                .says("Targeted (as you reveal this, you may redirect the attack to any member of the opposing party who is a legal target).",
                        "Ciblée (en révélant cette carte, vous pouvez réorienter l'attaque vers n'importe quel membre du groupe adverse qui est une cible légale).")
                .see("RIV-CRD-45", "RIV-CRD-46"));

        page.write(card(ATTACK, "core-terrorize", "Terrorize", "Terroriser")
                .clan(BRUJAH).requires(3).attacks(MENTAL).damage(2)
                .says("Every character of the opposing party exhausts.",
                        "Chaque personnage du groupe adverse s'épuise.")
                .reads(SUMMED, eachOpposing((t, _, card) -> t.readiness.exhaust(card)))
                .see("RIV-MOR-04"));

        page.write(card(ACTION, "core-the-spoils", "The Spoils", "La curée")
                .clan(BRUJAH).is(ONGOING | UNHOSTED)
                .says("Ongoing — Whenever an attacker of your coterie defeats another character, every member of that attacker's party mends 1 [blood].",
                        "Persistant — Chaque fois qu'un attaquant de votre coterie vainc un autre personnage, chaque membre de son groupe régénère 1 [blood].")
                .on(CHARACTER_DEFEATED, BrujahLibraryCards::byYourAttacker, mendAttackers()));
    }

    /// Hits one more member of the opposing party for each character with Celerity, none twice.
    private static Program<Rivals> strafe() {
        Instruction.Effect<Rivals> hit =
                (t, play) -> CurrentAttack.damageBystander(t, ANOTHER.again(t, play), 2, false);
        return whileTrue((t, play) -> ANOTHER.any(t, play) && hits(t) < charactersWith(CELERITY).of(t, play),
                ANOTHER.pick().then(hit));
    }

    private static int hits(Rivals t) {
        int hits = 0;
        for (int card = t.coteries.firstOf(CurrentAttack.defenderSeat(t)); card != NONE; card = t.coteries.nextOf(card))
            if (CurrentAttack.isDamagedBystander(t, card)) hits++;
        return hits;
    }

    /// Moves all characters from the Haven together; exhausted ones will burn.
    private static Instruction.Effect<Rivals> smokeOut() {
        return (t, play) -> {
            int home = A_HAVEN.of(t, play), party = t.coteries.newParty(home);
            while (t.first(HAVEN + home) != NONE) {
                int card = t.first(HAVEN + home);
                t.coteries.moveToStreets(card, party);
                if (t.readiness.exhausted(card)) CurrentAttack.damageBystander(t, card, 1, true);
            }
        };
    }

    private static Instruction.StartFrame<Rivals> theyBurn() {
        return (_, play) -> new DamageMany(NONE, play.seat(), play.subject());
    }

    private static boolean byYourAttacker(Rivals t, int card, TriggerResolution<Rivals> o) {
        return CurrentAttack.isInProgress(t) && CurrentAttack.attackerSeat(t) == t.controller(card)
                && CurrentAttack.attacker(t) != o.subject()
                && Defeat.responsibleCharacter(t, o.subject()) == CurrentAttack.attacker(t);
    }

    private static Instruction.Effect<Rivals> mendAttackers() {
        return (t, play) -> {
            for (int card = t.coteries.firstOf(play.seat()); card != NONE; card = t.coteries.nextOf(card))
                if (CurrentAttack.inAttackingParty(t, card)) t.blood.mend(card, 1);
        };
    }
}
