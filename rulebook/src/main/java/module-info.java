/// The rulebooks, clause by clause in both languages, and the YAML they are written in.
@org.jspecify.annotations.NullMarked
module elysium.rulebook {
    requires transitive elysium.kernel;
    requires tools.jackson.databind;
    requires tools.jackson.dataformat.yaml;
    requires static org.jspecify;

    exports elysium.rulebook;
}
