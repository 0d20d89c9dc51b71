package elysium.nightfall.cards;

import static elysium.nightfall.dsl.CardBuilder.card;

import java.util.Locale;
import elysium.nightfall.table.Kind;
import elysium.nightfall.table.Wound;

/// The wounds, which differ only by type.
final class WoundCards {
    private WoundCards() {}

    static void write(CardList page) {
        for (Wound type : Wound.values())
            page.write(card(Kind.WOUND, "wound-" + type.name().toLowerCase(Locale.ROOT), type.title().en(),
                    type.title().fr())
                    .wound(type,
                            "Cleanup, once per turn: discard this wound and any number of others from hand, then draw {draw} {draw:card|cards} for each.",
                            "Fin de Tour, une fois par tour : défaussez de votre main cette Blessure et autant d'autres que vous voulez, puis piochez {draw} {draw:carte|cartes} pour chacune.")
                    .see("NF-CLEAN-02", "NF-RUL-36"));
    }
}
