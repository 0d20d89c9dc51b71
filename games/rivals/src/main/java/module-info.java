/// Rivals: its rules, its cards and decks, and how it is said and drawn.
@org.jspecify.annotations.NullMarked
module elysium.rivals {
    requires transitive elysium.tabletop;
    requires static org.jspecify;

    exports elysium.rivals.rules;
    exports elysium.rivals.table;
}
