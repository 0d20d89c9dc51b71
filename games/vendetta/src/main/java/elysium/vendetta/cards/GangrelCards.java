package elysium.vendetta.cards;

import static elysium.kernel.Table.NONE;
import static elysium.tabletop.ControlFlow.YES;
import static elysium.tabletop.ControlFlow.ifTrue;
import static elysium.vendetta.dsl.CardBuilder.card;
import static elysium.vendetta.dsl.Effects.TARGET;
import static elysium.vendetta.dsl.Effects.TEAM;
import static elysium.vendetta.dsl.Effects.eachRival;
import static elysium.vendetta.dsl.Effects.here;
import static elysium.vendetta.dsl.Effects.just;
import static elysium.vendetta.dsl.Effects.may;
import static elysium.vendetta.dsl.Effects.mayPickOtherPlace;
import static elysium.vendetta.dsl.Effects.supplyHere;
import static elysium.vendetta.dsl.Effects.teammateAmong;
import static elysium.vendetta.dsl.Modifiers.aimedAtRivals;
import static elysium.vendetta.dsl.Modifiers.to;
import static elysium.vendetta.dsl.Modifiers.toPlayer;
import static elysium.vendetta.dsl.Reacting.playedByOther;
import static elysium.vendetta.flow.HitEachPlayer.What.SIPHON;
import static elysium.vendetta.flow.HitEachPlayer.What.STEAL;
import static elysium.vendetta.table.Clan.GANGREL;
import static elysium.vendetta.table.Kind.AFTERMATH;
import static elysium.vendetta.table.Kind.CONFLICT;
import static elysium.vendetta.table.Kind.PASSIVE;
import static elysium.vendetta.table.Kind.PREPARATION;
import static elysium.vendetta.table.Moment.PLAYED;
import static elysium.vendetta.table.Value.BLOOD_WORTH;
import static elysium.vendetta.table.Value.PRINTED;

import elysium.tabletop.EffectSource;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;
import elysium.vendetta.dsl.Effects;
import elysium.vendetta.rules.Bank;
import elysium.vendetta.table.Vendetta;

/// Cards of the Gangrel: Blood that moves, Power that grows.
final class GangrelCards {
    private GangrelCards() {}

    static void write(CardList page) {
        page.write(card(AFTERMATH, "gangrel-hunt", "Hunt", "Chasse")
                .clan(GANGREL).starting().power(0)
                .says("Steal 1 Blood from every Rival.",
                        "Volez 1 Sang à chaque Rival.")
                .does(eachRival(STEAL, just(1)))
                .see("VEN-GLO-14"));

        page.write(card(PREPARATION, "gangrel-ready", "Ready", "À l'affût")
                .clan(GANGREL).starting().power(0)
                .says("Play 2 Blood from the Bank here.",
                        "Jouez ici 2 Sang de la Banque.")
                .does(supplyHere(2)));

        page.write(card(AFTERMATH, "gangrel-earth-meld", "Earth Meld", "Fusion avec la terre")
                .clan(GANGREL).power(1)
                .says("Bring all your Deployed Blood here back to your Pool.",
                        "Ramenez dans votre Réserve tout votre Sang déployé ici.")
                .does(recallAll()));

        page.write(card(CONFLICT, "gangrel-wolf-companion", "Wolf Companion", "Compagnon loup")
                .clan(GANGREL).power(2)
                .says("Rivals' cards here count for half their printed Power (rounded down).",
                        "Les cartes des Rivaux ici comptent pour la moitié de leur Puissance imprimée (arrondie à l'inférieur).")
                .does(teammateAmong(Effects::rivals).then(aimedAtRivals(to(PRINTED, GangrelCards::halves))))
                .see("VEN-CRL-45"));

        page.write(card(CONFLICT, "gangrel-feral-weapons", "Feral Weapons", "Armes bestiales")
                .clan(GANGREL).power(1)
                .says("Each Blood you have Deployed here is worth 2 Power.",
                        "Chaque Sang que vous avez déployé ici vaut 2 Puissance.")
                .does(toPlayer(BLOOD_WORTH, 1)));

        page.write(card(PREPARATION, "gangrel-power-of-the-pack", "Power of the Pack", "Force de la meute")
                .clan(GANGREL).power(2)
                .says("Take half of each Rival's Deployed Blood here (rounded up) into your Pool.",
                        "Prenez dans votre Réserve la moitié du Sang déployé ici de chaque Rival (arrondie au supérieur).")
                .does(eachRival(SIPHON, just(0))));

        page.write(card(PREPARATION, "gangrel-fearless", "Fearless", "Sans peur")
                .clan(GANGREL).power(3)
                .says("You may exchange the Blood of your Pool for your Deployed Blood here; if so, play 2 Blood from the Bank here.",
                        "Vous pouvez échanger le Sang de votre Réserve contre votre Sang déployé ici ; dans ce cas, jouez ici 2 Sang de la Banque.")
                .does(ifTrue((t, play) -> t.locations.deployed(play.seat(), here(play)) > 0,
                        may(Program.of(swapBlood(), supplyHere(2)))))
                .see("VEN-CRL-43"));

        page.write(card(PASSIVE, "gangrel-on-the-prowl", "On the Prowl", "En maraude")
                .clan(GANGREL).power(3)
                .says("Each time an opponent plays a card here, play 1 Blood from the Bank here.",
                        "Chaque fois qu'un adversaire joue une carte ici, jouez ici 1 Sang de la Banque.")
                .when(PLAYED, (t, card, o) -> playedByOther(t, card, o) && o.place() == t.locations.of(card), prowl()));

        page.write(card(AFTERMATH, "gangrel-mist-form", "Mist Form", "Forme de brume")
                .clan(GANGREL).power(2)
                .says("You may shift half of your Deployed Blood here (rounded up) to another Location.",
                        "Vous pouvez déplacer la moitié de votre Sang déployé ici (arrondie au supérieur) vers un autre Lieu.")
                .does(ifTrue((t, play) -> t.locations.deployed(play.seat(), here(play)) > 0,
                        Program.of(mayPickOtherPlace(), shiftHalf())))
                .see("VEN-CRL-44", "VEN-CRL-11"));
    }

    private static Instruction.Effect<Vendetta> recallAll() {
        return (t, play) -> Bank.recall(t, play.seat(), here(play), t.locations.deployed(play.seat(), here(play)));
    }

    /// Halves the Power of the Rivals' face-up cards, rounded down.
    private static int halves(Vendetta t, EffectSource by, int card) {
        boolean aimedAt =
                t.locations.of(card) == t.evening.resolvingPlace() && (by.subject() >> t.controller(card) & 1) != 0;
        return aimedAt ? -((t.power(card) + 1) / 2) : 0;
    }

    private static Instruction.Effect<Vendetta> swapBlood() {
        return (t, play) -> {
            int pool = t.pools.blood(play.seat()), deployed = t.locations.deployed(play.seat(), here(play));
            Bank.recall(t, play.seat(), here(play), deployed);
            Bank.deploy(t, play.seat(), here(play), pool);
        };
    }

    /// A player who plays a card at this Location gives it Blood; a teammate only if wanted.
    private static Program<Vendetta> prowl() {
        Instruction.Effect<Vendetta> supply = (t, play) -> {
            boolean spared =
                    t.controller(play.subject()) == t.evening.teammate(play.seat()) && play.picked(TEAM) != YES;
            if (!spared) Bank.supply(t, play.seat(), t.locations.of(play.card()), 1);
        };
        return teammateAmong((t, play) -> 1 << t.controller(play.subject())).then(supply);
    }

    private static Instruction.Effect<Vendetta> shiftHalf() {
        return (t, play) -> {
            if (play.picked(TARGET) == NONE) return;
            int half = (t.locations.deployed(play.seat(), here(play)) + 1) / 2;
            Bank.moveToOtherPlace(t, play.seat(), here(play), play.picked(TARGET), half);
        };
    }
}
