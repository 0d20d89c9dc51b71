/// The HTTP routes, one class for each part of the API; `docs/protocol.md` describes them. Begin with [TableRoutes].
package elysium.server.http.routes;
