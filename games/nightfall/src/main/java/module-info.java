/// The game Nightfall: its rules, cards, texts and drawings.
@org.jspecify.annotations.NullMarked
module elysium.nightfall {
    requires transitive elysium.tabletop;
    requires static org.jspecify;

    exports elysium.nightfall;
    exports elysium.nightfall.cards;
    exports elysium.nightfall.dsl;
    exports elysium.nightfall.flow;
    exports elysium.nightfall.rules;
    exports elysium.nightfall.scenario;
    exports elysium.nightfall.table;

    provides elysium.kernel.Game with elysium.nightfall.NightfallGame;
}
