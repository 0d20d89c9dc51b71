/// How much a server bears: many tables played at once over real sockets, by players who keep a steady pace.
@org.jspecify.annotations.NullMarked
package elysium.bench.load;
