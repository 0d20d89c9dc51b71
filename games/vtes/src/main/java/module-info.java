/// Vampire: The Eternal Struggle: rules, cards, decks, bots, texts and drawings.
@org.jspecify.annotations.NullMarked
module elysium.vtes {
    requires transitive elysium.tabletop;
    requires static org.jspecify;

    exports elysium.vtes;
    exports elysium.vtes.cards;
    exports elysium.vtes.decks;
    exports elysium.vtes.dsl;
    exports elysium.vtes.flow;
    exports elysium.vtes.flow.action;
    exports elysium.vtes.flow.combat;
    exports elysium.vtes.flow.politics;
    exports elysium.vtes.flow.turn;
    exports elysium.vtes.rules.action;
    exports elysium.vtes.rules.card;
    exports elysium.vtes.rules.combat;
    exports elysium.vtes.rules.politics;
    exports elysium.vtes.rules.turn;
    exports elysium.vtes.scenario;
    exports elysium.vtes.scenario.position;
    exports elysium.vtes.table;
    exports elysium.vtes.table.clause;
    exports elysium.vtes.table.event;
    exports elysium.vtes.table.vocabulary;

    provides elysium.kernel.Game with elysium.vtes.VtesGame;
}
