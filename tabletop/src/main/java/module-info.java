/// Cards on a table: rows, zones, sight, the book, the card language.
@org.jspecify.annotations.NullMarked
module elysium.tabletop {
    requires transitive elysium.kernel;
    requires static org.jspecify;

    exports elysium.tabletop;
    exports elysium.tabletop.deck;
    exports elysium.tabletop.scenario;
}
