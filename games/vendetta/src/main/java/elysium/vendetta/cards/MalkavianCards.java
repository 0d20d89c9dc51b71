package elysium.vendetta.cards;

import static elysium.kernel.Table.NONE;
import static elysium.tabletop.ControlFlow.ifPicked;
import static elysium.tabletop.ControlFlow.ifTrue;
import static elysium.tabletop.ControlFlow.stop;
import static elysium.vendetta.dsl.CardBuilder.card;
import static elysium.vendetta.dsl.Effects.TARGET;
import static elysium.vendetta.dsl.Effects.cards;
import static elysium.vendetta.dsl.Effects.eachRival;
import static elysium.vendetta.dsl.Effects.here;
import static elysium.vendetta.dsl.Effects.just;
import static elysium.vendetta.dsl.Effects.pickOwn;
import static elysium.vendetta.dsl.Effects.pickRival;
import static elysium.vendetta.dsl.Effects.rivals;
import static elysium.vendetta.dsl.Effects.teammateAmong;
import static elysium.vendetta.dsl.Modifiers.bonus;
import static elysium.vendetta.dsl.Modifiers.toPlayer;
import static elysium.vendetta.flow.HitEachPlayer.What.STEAL;
import static elysium.vendetta.table.Clan.MALKAVIAN;
import static elysium.vendetta.table.GameLayout.DECK;
import static elysium.vendetta.table.GameLayout.HAND;
import static elysium.vendetta.table.Kind.AFTERMATH;
import static elysium.vendetta.table.Kind.CONFLICT;
import static elysium.vendetta.table.Kind.PASSIVE;
import static elysium.vendetta.table.Kind.PREPARATION;
import static elysium.vendetta.table.Moment.AFTER_REVELATION;
import static elysium.vendetta.table.Moment.ROUND_ENDS;
import static elysium.vendetta.table.Value.DOWN_POWER;

import elysium.tabletop.CardPlay;
import elysium.tabletop.EffectSource;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;
import elysium.vendetta.dsl.Effects;
import elysium.vendetta.flow.Auction;
import elysium.vendetta.flow.PlayedByEffect;
import elysium.vendetta.flow.Selection;
import elysium.vendetta.rules.Opponents;
import elysium.vendetta.rules.Power;
import elysium.vendetta.table.Evening;
import elysium.vendetta.table.Vendetta;

/// Cards of the Malkavian: surprise, and odd, strong effects.
final class MalkavianCards {
    private MalkavianCards() {}

    static void write(CardList page) {
        page.write(card(AFTERMATH, "malkavian-hunt", "Hunt", "Chasse")
                .clan(MALKAVIAN).starting().power(0)
                .says("Steal 1 Blood from every Rival.",
                        "Volez 1 Sang à chaque Rival.")
                .does(eachRival(STEAL, just(1)))
                .see("VEN-GLO-14"));

        page.write(card(CONFLICT, "malkavian-ready", "Ready", "À l'affût")
                .clan(MALKAVIAN).starting().power(0)
                .says("+1 Power per card you have Deployed here, counting this one.",
                        "+1 Puissance par carte que vous avez déployée ici, celle-ci comprise.")
                .does(bonus((t, by, _) -> cards(t, by.seat(), t.evening.resolvingPlace()))));

        page.write(card(PREPARATION, "malkavian-mesmerize", "Mesmerize", "Hypnose")
                .clan(MALKAVIAN).power(3)
                .says("Pick a Rival: every card left in their hand is played face up here, on your Position.",
                        "Désignez un Rival : toutes les cartes qui lui restent en main sont jouées ici face visible, sur votre Position.")
                .does(ifTrue(MalkavianCards::hasRival,
                        Program.of(pickRival()).then(ifPicked(TARGET, Program.of(playTheirHand())))))
                .see("VEN-CRL-23", "VEN-CRL-25"));

        page.write(card(PASSIVE, "malkavian-auction-of-blood", "Auction of Blood", "Enchère de sang")
                .clan(MALKAVIAN).power(2)
                .says("Right after Revelation, you and your Rivals bid Blood in secret. Whoever bids least turns one of their cards here face down. Your own bid is then played here; your Rivals Lose theirs.",
                        "Aussitôt après la Révélation, vos Rivaux et vous misez du Sang en secret. Celui qui mise le moins retourne face cachée une de ses cartes ici. Votre mise est ensuite jouée ici ; vos Rivaux perdent la leur.")
                .does(AFTER_REVELATION,
                        teammateAmong(Effects::rivals)
                                .then(ifTrue((t, play) -> rivals(t, play) != 0, Program.of(auction()))))
                .see("VEN-CRL-24"));

        page.write(card(PREPARATION, "malkavian-madness-network", "Madness Network", "Réseau de la folie")
                .clan(MALKAVIAN).power(2)
                .says("Play your whole remaining hand here, face up.",
                        "Jouez ici tout ce qui reste de votre main, face visible.")
                .does(playOwnHand())
                .see("VEN-CRL-25"));

        page.write(card(CONFLICT, "malkavian-shadow-strike", "Shadow Strike", "Frappe de l'ombre")
                .clan(MALKAVIAN).power(3)
                .says("+2 Power if nobody here has fewer face-up cards than you.",
                        "+2 Puissance si personne ici n'a moins de cartes face visible que vous.")
                .does(bonus(MalkavianCards::fewest)));

        page.write(card(PREPARATION, "malkavian-chaos", "Chaos", "Chaos")
                .clan(MALKAVIAN).power(2)
                .says("You may take any of the cards on your Position here back into hand, this one too. Per card taken back, Steal 1 Blood from every Rival.",
                        "Vous pouvez reprendre en main des cartes de votre Position ici, même celle-ci. Par carte reprise, volez 1 Sang à chaque Rival.")
                .does(takeBack().then(ifTrue((t, _) -> t.result() > 0, stealForEach())))
                .see("VEN-CRL-26"));

        page.write(card(PASSIVE, "malkavian-malkavs-bane", "Malkav's Bane", "Fléau de Malkav")
                .clan(MALKAVIAN).power(2)
                .says("Right after Revelation, play the top card of your Clan deck here. At the end of the round, once your cards are back, shuffle a card of your hand into that deck.",
                        "Aussitôt après la Révélation, jouez ici la première carte de votre pioche de Clan. À la fin de la manche, une fois vos cartes reprises, mélangez une carte de votre main à cette pioche.")
                .does(AFTER_REVELATION, playTop().then(laterShuffleOne()))
                .see("VEN-CRL-27"));

        page.write(card(PREPARATION, "malkavian-mindless-assault", "Mindless Assault", "Assaut insensé")
                .clan(MALKAVIAN).power(3)
                .says("You may turn any of the cards on your Position here face down. Your face-down cards here have Power 4.",
                        "Vous pouvez retourner face cachée des cartes de votre Position ici. Vos cartes face cachée ici ont une Puissance de 4.")
                .does(Program.of(flipAny(), toPlayer(DOWN_POWER, 4)))
                .see("VEN-CRL-28"));
    }

    private static boolean hasRival(Vendetta t, CardPlay<Vendetta> play) {
        return Opponents.rivals(t, play.seat(), here(play)) != 0;
    }

    private static Instruction.StartFrame<Vendetta> playTheirHand() {
        return (_, play) -> PlayedByEffect.hand(play.picked(TARGET), play.seat(), here(play));
    }

    private static Instruction.StartFrame<Vendetta> playOwnHand() {
        return (_, play) -> PlayedByEffect.hand(play.seat(), play.seat(), here(play));
    }

    private static Program<Vendetta> playTop() {
        Instruction.StartFrame<Vendetta> play = (_, it) -> PlayedByEffect.top(it.seat(), here(it));
        return Program.of(play);
    }

    private static Instruction.StartFrame<Vendetta> auction() {
        return (t, play) -> new Auction(play.seat(), here(play), play.def(), rivals(t, play) | 1 << play.seat(), 0,
                Auction.Stage.BID);
    }

    /// Whether no player here has fewer face-up cards.
    private static int fewest(Vendetta t, EffectSource by, int card) {
        int place = t.evening.resolvingPlace(), mine = Power.faceUp(t, by.seat(), place);
        for (int seat = 0, here = t.locations.presentAt(place); seat < t.players(); seat++)
            if ((here >> seat & 1) != 0 && Power.faceUp(t, seat, place) < mine) return 0;
        return 2;
    }

    private static Program<Vendetta> takeBack() {
        Instruction.StartFrame<Vendetta> pick =
                (_, play) -> new Selection(Selection.What.TAKE_BACK, play.seat(), here(play), 0);
        return Program.of(pick);
    }

    private static Instruction.StartFrame<Vendetta> flipAny() {
        return (_, play) -> new Selection(Selection.What.FLIP, play.seat(), here(play), 0);
    }

    private static Program<Vendetta> stealForEach() {
        return eachRival(STEAL, (t, _) -> t.result());
    }

    /// If a card was drawn, shuffles one of the hand into the deck at the end of the round (VEN-CRL-27).
    private static Program<Vendetta> laterShuffleOne() {
        Instruction.Effect<Vendetta> await =
                (t, play) -> t.effects.addWaiting(play, play.at() + 2, NONE, Vendetta.ROUND, ROUND_ENDS);
        Instruction.Effect<Vendetta> shuffleIn = (t, play) -> {
            if (play.picked(TARGET) == NONE) return;
            t.move(play.picked(TARGET), DECK + play.seat());
            t.shuffle(DECK + play.seat());
        };
        Program<Vendetta> later = Program.of(await, stop(), pickOwn(HAND), shuffleIn);
        return ifTrue((t, _) -> t.result() > 0 && t.evening.round() < Evening.LAST_ROUND, later);
    }
}
