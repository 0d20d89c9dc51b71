/// Players that search, on what a seat may know; no game inside.
@org.jspecify.annotations.NullMarked
module elysium.bots {
    requires transitive elysium.kernel;
    requires static org.jspecify;

    exports elysium.bots;
}
