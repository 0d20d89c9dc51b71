/// The HTTP routes and WebSockets of the server, with authentication and rate limits. Only `Server` uses it. Begin with
/// `HttpRoutes` and `Sockets`; `docs/protocol.md` describes the API.
package elysium.server.http;
