/// The stored forms of tables and journals, their fingerprints and the commitments to seeds.
@org.jspecify.annotations.NullMarked
module elysium.store {
    requires transitive elysium.kernel;
    requires static org.jspecify;

    exports elysium.store;
}
