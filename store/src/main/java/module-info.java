/// The written form of tables, and their fingerprints.
@org.jspecify.annotations.NullMarked
module elysium.store {
    requires transitive elysium.kernel;
    requires static org.jspecify;

    exports elysium.store;
}
