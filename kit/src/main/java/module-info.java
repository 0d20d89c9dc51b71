/// Laws that every game obeys, scenarios in Java and YAML, and checks of texts and drawings.
@org.jspecify.annotations.NullMarked
module elysium.kit {
    requires transitive elysium.tabletop;
    requires transitive elysium.store;
    requires transitive elysium.rulebook;
    requires static org.jspecify;

    exports elysium.kit;
    exports elysium.kit.check;
    exports elysium.kit.law;
    exports elysium.kit.scenario;
}
