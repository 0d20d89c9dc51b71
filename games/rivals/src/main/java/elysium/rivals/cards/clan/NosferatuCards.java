package elysium.rivals.cards.clan;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.dsl.CardBuilder.card;
import static elysium.rivals.dsl.Effects.DETACHING;
import static elysium.rivals.dsl.Effects.HELPED;
import static elysium.rivals.dsl.Effects.SECOND;
import static elysium.rivals.dsl.Effects.draw;
import static elysium.rivals.dsl.Effects.mark;
import static elysium.rivals.dsl.Effects.may;
import static elysium.rivals.dsl.Modifiers.to;
import static elysium.rivals.dsl.Modifiers.toBearer;
import static elysium.rivals.dsl.Modifiers.toParty;
import static elysium.rivals.dsl.Modifiers.until;
import static elysium.rivals.dsl.TextCosts.exhaustBearer;
import static elysium.rivals.dsl.TextCosts.payPrestige;
import static elysium.rivals.dsl.Triggers.firstThisTurn;
import static elysium.rivals.dsl.UseConditions.inStreets;
import static elysium.rivals.dsl.UseConditions.notYet;
import static elysium.rivals.dsl.UseConditions.supporting;
import static elysium.rivals.rules.CardAreas.STAYING;
import static elysium.rivals.rules.CardAreas.YOUR_HAND_AND_DISCARDS;
import static elysium.rivals.table.vocabulary.Clan.NOSFERATU;
import static elysium.rivals.table.vocabulary.Discipline.ANIMALISM;
import static elysium.rivals.table.vocabulary.Discipline.OBFUSCATE;
import static elysium.rivals.table.vocabulary.Discipline.POTENCE;
import static elysium.rivals.table.vocabulary.Kind.VAMPIRE;
import static elysium.rivals.table.vocabulary.Moment.DETACHED;
import static elysium.rivals.table.vocabulary.Moment.IN_ACTIONS;
import static elysium.rivals.table.vocabulary.Moment.IN_INTEL;
import static elysium.rivals.table.vocabulary.Scope.TURN;
import static elysium.rivals.table.vocabulary.Trait.GUARD;
import static elysium.rivals.table.vocabulary.Value.DAMAGE;
import static elysium.rivals.table.vocabulary.Value.FREE_SHERIFF;
import static elysium.rivals.table.vocabulary.Value.INTEL;
import static elysium.rivals.table.vocabulary.Value.SWAPS_BEARER;
import static elysium.rivals.table.vocabulary.Value.TARGET_SHIELDS;
import static elysium.tabletop.ControlFlow.ifTrue;
import static elysium.tabletop.ControlFlow.stop;

import elysium.rivals.dsl.CardChoice;
import elysium.rivals.dsl.CardList;
import elysium.rivals.dsl.Effects;
import elysium.rivals.flow.Attaching;
import elysium.rivals.rules.AttachmentRules;
import elysium.rivals.rules.attack.CurrentAttack;
import elysium.rivals.rules.attack.Intel;
import elysium.rivals.table.Rivals;
import elysium.tabletop.EffectSource;
import elysium.tabletop.Instruction;
import elysium.tabletop.Ledger;
import elysium.tabletop.Program;
import elysium.tabletop.TriggerResolution;

/// The vampires of clan Nosferatu.
public final class NosferatuCards {
    private static final int ALLEY_CAT = CardNumbers.of("war-alley-cat");
    private static final CardChoice LASTING = CardChoice.at(STAYING);
    private static final CardChoice A_CAT = CardChoice.at(YOUR_HAND_AND_DISCARDS,
            (t, play, card) -> t.face(card) == ALLEY_CAT && AttachmentRules.hasRoomOn(t, play.card()));
    private static final CardChoice ANOTHER_CAT = A_CAT.as(SECOND);

    private NosferatuCards() {}

    public static void write(CardList page) {
        page.write(card(VAMPIRE, "war-bobby-handsome", "Bobby Handsome", "Bobby Handsome")
                .clan(NOSFERATU).bp(3).attributes(2, 0, 0).has(OBFUSCATE).is(GUARD)
                .says("Guard (can also block [ranged] attacks).",
                        "Garde (peut aussi bloquer les attaques [ranged]).")
                .see("RIV-CRD-13"));

        page.write(card(VAMPIRE, "war-chooha", "Chooha", "Choocha")
                .clan(NOSFERATU).bp(3).attributes(1, 0, 1).has(ANIMALISM)
                .says("Party — Exhaust: this turn, this party's next attack has +1 Intel against characters in their Haven.",
                        "Groupe — Épuisez : pendant ce tour, la prochaine attaque de ce groupe a +1 en Info contre les personnages dans leur Refuge.")
                .ability(IN_ACTIONS, Program.of(notYet(HELPED), exhaustBearer()), nextAttackOnHaven())
                .ability(IN_INTEL, Program.of(notYet(HELPED), supporting(), exhaustBearer()), nextAttackOnHaven())
                .see("RIV-RUL-73"));

        page.write(card(VAMPIRE, "war-clandestine", "Clandestine", "Clandestine")
                .clan(NOSFERATU).bp(5).attributes(0, 2, 1).has(OBFUSCATE, OBFUSCATE)
                .says("Attacker — City Deck Mortals take 1 extra [social] [damage] from this attack.",
                        "Attaquant — Cette attaque inflige +1 [damage] [social] aux Mortels du Deck Cité.")
                .always(to(DAMAGE,
                        (t, by, dealer) -> isAttacker(t, by.card(), dealer) && CurrentAttack.isMortal(t) ? 1 : 0)));

        page.write(card(VAMPIRE, "war-crazy-cat-lady", "Crazy Cat Lady", "La folle aux chats")
                .clan(NOSFERATU).bp(4).attributes(0, 1, 1).has(ANIMALISM, POTENCE)
                .says("Exhaust: this character attaches up to 2 Alley Cats, held in hand or lying in your discard pile, without paying their [blood] cost.",
                        "Épuisez : ce personnage attache jusqu'à 2 Chats de gouttière de votre main ou de votre défausse, sans payer leur coût en [blood].")
                .ability(IN_ACTIONS, Program.of(exhaustBearer()), attachCats()));

        page.write(card(VAMPIRE, "war-general-flint", "General Flint", "Général Flint")
                .clan(NOSFERATU).bp(6).attributes(2, 0, 1).has(ANIMALISM, POTENCE, POTENCE)
                .says("Attacker — With 1+ Retainers on this character, the target has −1 [shield]; with 2+, this attack deals +1 [damage] too.",
                        "Attaquant — Avec 1+ Servant attaché à ce personnage, la cible a −1 [shield] ; avec 2+, cette attaque inflige aussi +1 [damage].")
                .always(to(TARGET_SHIELDS, NosferatuCards::weakened))
                .always(to(DAMAGE,
                        (t, by, dealer) -> isAttacker(t, by.card(), dealer) && t.bearers.retainers(dealer) >= 2 ? 1
                                : 0)));

        page.write(card(VAMPIRE, "war-kim-phan", "Kim Phan", "Kim Phan")
                .clan(NOSFERATU).bp(4).attributes(1, 0, 1).has(OBFUSCATE, POTENCE)
                .says("Only in The Streets. Exhaust: take 1 token off an Ongoing card or an unattached face-down card, whoever controls it. Pay 1 [prestige] as well: discard that card instead.",
                        "Seulement dans La Rue. Épuisez : retirez 1 jeton d'une carte Persistante ou d'une carte face cachée non attachée, quel que soit le joueur qui la contrôle. Payez en plus 1 [prestige] : défaussez plutôt cette carte.")
                .ability(IN_ACTIONS, Program.of(inStreets(), LASTING.exists(), exhaustBearer()), spoil())
                .see("RIV-RUL-63"));

        page.write(card(VAMPIRE, "war-pong", "Pong", "Pong")
                .clan(NOSFERATU).bp(4).attributes(0, 0, 2).has(ANIMALISM, OBFUSCATE)
                .says("In each of your turns, the first Animal you detach from a character of your coterie lets you draw 1 card.",
                        "À chacun de vos tours, le premier Animal que vous détachez d'un personnage de votre coterie vous fait piocher 1 carte.")
                .on(DETACHED, NosferatuCards::firstDetached, Program.of(mark(DETACHING), draw(1))));

        page.write(card(VAMPIRE, "war-sheilar-omar", "Sheilar Omar", "Sheilar Omar")
                .clan(NOSFERATU).bp(5).attributes(1, 1, 1).has(ANIMALISM, OBFUSCATE)
                .says("Party — Whenever a member of this party would attach a Retainer, you may have another member attach it instead.",
                        "Groupe — Chaque fois qu'un membre de ce groupe devrait attacher un Servant, vous pouvez l'attacher à un autre membre de ce groupe à la place.")
                .always(toParty(SWAPS_BEARER, (_, _, _) -> 1)));

        page.write(card(VAMPIRE, "war-shep-mason", "Shep Mason", "Shep Mason")
                .clan(NOSFERATU).bp(5).attributes(2, 1, 0).has(POTENCE, POTENCE)
                .says("This character may attach the Sheriff Title without any Influence cost.",
                        "Ce personnage peut attacher le Titre Préfet sans coût en Influence.")
                .always(toBearer(FREE_SHERIFF, 1)));
    }

    /// Gives the current members of the party Intel for their next attack on a Haven (RIV-RUL-73).
    private static Program<Rivals> nextAttackOnHaven() {
        Instruction.Effect<Rivals> help = (t, play) -> {
            for (int card = t.first(t.zone(play.card())); card != NONE; card = t.next(card))
                if (t.coteries.sameParty(card, play.card())) t.ledger.use(TURN, card, HELPED);
        };
        return Program.of(help, until(TURN, INTEL, Effects::bearer, NosferatuCards::wayIn));
    }

    private static int wayIn(Rivals t, EffectSource by, int pair) {
        boolean helped = t.ledger.used(TURN, Intel.attacker(pair), HELPED);
        return helped && t.coteries.inHaven(Intel.target(pair)) && !haveAttacked(t) ? 1 : 0;
    }

    /// Whether a helped character has attacked since, by the later of two notes.
    private static boolean haveAttacked(Rivals t) {
        int k = t.ledger.count();
        Ledger.Use use;
        do use = t.ledger.entry(--k);
        while (use.what() != HELPED
                && !(use.what() == CurrentAttack.ATTACKED && t.ledger.used(TURN, use.who(), HELPED)));
        return use.what() != HELPED;
    }

    private static boolean isAttacker(Rivals t, int card, int dealer) {
        return dealer == card && CurrentAttack.isInProgress(t) && dealer == CurrentAttack.attacker(t);
    }

    private static Program<Rivals> attachCats() {
        Instruction.StartFrame<Rivals> first = (t, play) -> new Attaching(A_CAT.of(t, play), play.card(), NONE),
                second = (t, play) -> new Attaching(ANOTHER_CAT.of(t, play), play.card(), NONE);
        return A_CAT.mayPick(Program.of(first).then(ANOTHER_CAT.mayPick(second)));
    }

    private static int weakened(Rivals t, EffectSource by, int target) {
        boolean attacked = CurrentAttack.isInProgress(t) && by.card() == CurrentAttack.attacker(t)
                && target == CurrentAttack.target(t);
        return attacked && t.bearers.retainers(by.card()) >= 1 ? -1 : 0;
    }

    /// Removes a token from a card in play, or discards the card for prestige; an empty one is burned.
    private static Program<Rivals> spoil() {
        Instruction.Effect<Rivals> discard = (t, play) -> t.discard(LASTING.of(t, play)), take = (t, play) -> {
            int card = LASTING.of(t, play);
            if (t.counters(card) == 0) return;
            t.cardTokens.take(card, 1);
            if (t.counters(card) == 0 && !t.isFaceDown(card)) t.burn(card);
        };
        Program<Rivals> pay = Program.of(payPrestige(1), discard, stop());
        return LASTING.pick(ifTrue((t, play) -> t.prestige.of(play.seat()) > 1, may(pay)).then(take));
    }

    private static boolean firstDetached(Rivals t, int card, TriggerResolution<Rivals> o) {
        return o.place() != NONE && t.controller(o.place()) == t.controller(card)
                && firstThisTurn(DETACHING).reactsTo(t, card, o);
    }
}
