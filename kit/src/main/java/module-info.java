/// Laws that every game obeys, scenarios in Java and YAML, and checks of texts and drawings.
@org.jspecify.annotations.NullMarked
module elysium.kit {
    requires transitive elysium.tabletop;
    requires transitive elysium.store;
    requires tools.jackson.databind;
    requires tools.jackson.dataformat.yaml;
    requires static org.jspecify;

    exports elysium.kit;
}
