/// Bots that search from what their seat may know, and tournaments between them.
@org.jspecify.annotations.NullMarked
module elysium.bots {
    requires transitive elysium.kernel;
    requires static org.jspecify;

    exports elysium.bots;
}
