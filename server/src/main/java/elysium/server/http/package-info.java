/// The HTTP server: how routes, sockets, limits and metrics are put together. Only `Server` uses it. Begin with
/// `HttpRoutes` and `Sockets`.
package elysium.server.http;
