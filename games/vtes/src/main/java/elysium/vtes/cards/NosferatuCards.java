package elysium.vtes.cards;

import static elysium.vtes.dsl.ActionEffects.moreBleed;
import static elysium.vtes.dsl.CardBuilder.card;
import static elysium.vtes.dsl.Effects.discard;
import static elysium.vtes.dsl.ModeBuilder.itsUse;
import static elysium.vtes.dsl.Modifiers.toBearer;
import static elysium.vtes.dsl.References.ACTING_MINION;
import static elysium.vtes.dsl.References.ITS_BEARER;
import static elysium.vtes.dsl.TextCosts.once;
import static elysium.vtes.dsl.UseConditions.bleeding;
import static elysium.vtes.dsl.UseConditions.is;
import static elysium.vtes.table.clause.ActionClause.BY_THE_ACTING;
import static elysium.vtes.table.vocabulary.City.COPENHAGEN;
import static elysium.vtes.table.vocabulary.Clan.NOSFERATU;
import static elysium.vtes.table.vocabulary.Discipline.ANIMALISM;
import static elysium.vtes.table.vocabulary.Discipline.AUSPEX;
import static elysium.vtes.table.vocabulary.Discipline.OBFUSCATE;
import static elysium.vtes.table.vocabulary.Discipline.POTENCE;
import static elysium.vtes.table.vocabulary.Discipline.PRESENCE;
import static elysium.vtes.table.vocabulary.Kind.VAMPIRE;
import static elysium.vtes.table.vocabulary.Moment.BEFORE_RESOLUTION;
import static elysium.vtes.table.vocabulary.Scope.ACTION;
import static elysium.vtes.table.vocabulary.Sect.CAMARILLA;
import static elysium.vtes.table.vocabulary.Title.PRIMOGEN;
import static elysium.vtes.table.vocabulary.Value.BLEED;
import static elysium.vtes.table.vocabulary.Value.INTERCEPT;

import elysium.vtes.dsl.CardChoice;
import elysium.vtes.dsl.CardChoices;
import elysium.vtes.rules.action.CurrentAction;

/// The vampires of clan Nosferatu.
final class NosferatuCards {
    private static final CardChoice OF_ANIMALS = CardChoices.heldRequiring(ANIMALISM);

    private NosferatuCards() {}

    static void write(CardList page) {
        page.write(card(VAMPIRE, "aunt-linda", "Aunt Linda", "Tante Linda")
                .clan(NOSFERATU).group(6).capacity(4).sect(CAMARILLA)
                .knows(OBFUSCATE).masters(POTENCE));

        page.write(card(VAMPIRE, "baixinho", "Baixinho", "Baixinho")
                .clan(NOSFERATU).group(6).capacity(3).sect(CAMARILLA)
                .knows(ANIMALISM, OBFUSCATE));

        page.write(card(VAMPIRE, "belinde", "Belinde", "Belinde")
                .clan(NOSFERATU).group(6).capacity(6).sect(CAMARILLA).prince(COPENHAGEN)
                .knows(ANIMALISM, AUSPEX, POTENCE).masters(OBFUSCATE));

        page.write(card(VAMPIRE, "the-dowager", "The Dowager", "La Douairière")
                .clan(NOSFERATU).group(6).capacity(6).sect(CAMARILLA).titled(PRIMOGEN)
                .knows(AUSPEX, POTENCE).masters(ANIMALISM, OBFUSCATE)
                .says("+1 intercept against directed actions.",
                        "+1 en interception contre les actions dirigées.")
                .always(toBearer(INTERCEPT,
                        (t, _, _) -> CurrentAction.isInProgress(t) && CurrentAction.directed(t) ? 1 : 0))
                .see("VTES-ACT-11", "VTES-ACT-12"));

        page.write(card(VAMPIRE, "horace-radcliffe", "Horace Radcliffe", "Horace Radcliffe")
                .clan(NOSFERATU).group(6).capacity(5).sect(CAMARILLA)
                .knows(OBFUSCATE).masters(ANIMALISM, POTENCE));

        page.write(card(VAMPIRE, "larissa-moreira", "Larissa Moreira", "Larissa Moreira")
                .clan(NOSFERATU).group(6).capacity(6).sect(CAMARILLA).titled(PRIMOGEN)
                .knows(POTENCE).masters(ANIMALISM, OBFUSCATE)
                .says("Once in each of her bleed actions, she may discard a card that requires Animalism for "
                        + "+1 bleed (not limited).",
                        "Une fois par action de morsure qu'elle effectue, elle peut défausser une carte requérant "
                                + "Animalisme pour +1 en morsure (non limité).")
                .lets(itsUse(BEFORE_RESOLUTION).only(is(ACTING_MINION, ITS_BEARER, BY_THE_ACTING), bleeding())
                        .at(OF_ANIMALS).costs(once(ACTION))
                        .does(discard(OF_ANIMALS), moreBleed(1)))
                .see("VTES-CRL-29", "VTES-RUL-54"));

        page.write(card(VAMPIRE, "lenny-burkhead", "Lenny Burkhead", "Lenny Burkhead")
                .clan(NOSFERATU).group(6).capacity(6).sect(CAMARILLA).titled(PRIMOGEN)
                .knows(OBFUSCATE, POTENCE, PRESENCE).masters(ANIMALISM)
                .says("+1 bleed.",
                        "+1 en morsure.")
                .always(toBearer(BLEED, 1))
                .see("VTES-RUL-54"));

        page.write(card(VAMPIRE, "ryan", "Ryan", "Ryan")
                .clan(NOSFERATU).group(6).capacity(4).sect(CAMARILLA)
                .knows(ANIMALISM, OBFUSCATE, POTENCE));

        page.write(card(VAMPIRE, "wauneka", "Wauneka", "Wauneka")
                .clan(NOSFERATU).group(6).capacity(5).sect(CAMARILLA)
                .knows(ANIMALISM, AUSPEX, OBFUSCATE).masters(POTENCE));
    }
}
