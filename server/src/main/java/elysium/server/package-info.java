/// Starts and configures the server, which runs tables over HTTP and WebSocket. It knows games only by their
/// interfaces. Begin with `Server`, then `elysium.server.room.Room`.
package elysium.server;
