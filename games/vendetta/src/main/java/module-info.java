/// The game Vendetta: its rules, cards, texts and drawings.
@org.jspecify.annotations.NullMarked
module elysium.vendetta {
    requires transitive elysium.tabletop;
    requires static org.jspecify;

    exports elysium.vendetta;
    exports elysium.vendetta.cards;
    exports elysium.vendetta.dsl;
    exports elysium.vendetta.flow;
    exports elysium.vendetta.rules;
    exports elysium.vendetta.scenario;
    exports elysium.vendetta.table;

    provides elysium.kernel.Game with elysium.vendetta.VendettaGame;
}
