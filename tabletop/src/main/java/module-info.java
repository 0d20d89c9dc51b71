/// The cards of a table: rows, zones, visibility, the book and the card language.
@org.jspecify.annotations.NullMarked
module elysium.tabletop {
    requires transitive elysium.kernel;
    requires static org.jspecify;

    exports elysium.tabletop;
    exports elysium.tabletop.deck;
    exports elysium.tabletop.game;
    exports elysium.tabletop.scenario;
    exports elysium.tabletop.terminal;
    exports elysium.tabletop.text;
}
