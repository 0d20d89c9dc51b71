/// Measures how many tables a server bears: many tables at once over real sockets, played at a steady pace. It starts
/// the server in a separate process and uses nothing else of this module. Begin with [Load] and [Soak].
@org.jspecify.annotations.NullMarked
package elysium.bench.load;
