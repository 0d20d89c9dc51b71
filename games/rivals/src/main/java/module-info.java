/// The game Rivals: its rules, cards, decks, texts and drawings.
@org.jspecify.annotations.NullMarked
module elysium.rivals {
    requires transitive elysium.tabletop;
    requires static org.jspecify;

    exports elysium.rivals;
    exports elysium.rivals.cards;
    exports elysium.rivals.cards.clan;
    exports elysium.rivals.decks;
    exports elysium.rivals.dsl;
    exports elysium.rivals.flow;
    exports elysium.rivals.flow.attack;
    exports elysium.rivals.flow.deeds;
    exports elysium.rivals.flow.influence;
    exports elysium.rivals.flow.turn;
    exports elysium.rivals.rules;
    exports elysium.rivals.rules.attack;
    exports elysium.rivals.scenario;
    exports elysium.rivals.table;
    exports elysium.rivals.table.clause;
    exports elysium.rivals.table.event;
    exports elysium.rivals.table.vocabulary;

    provides elysium.kernel.Game with elysium.rivals.RivalsGame;
}
