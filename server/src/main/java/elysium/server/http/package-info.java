/// The doors of the server: what can be asked for over HTTP, and the sockets that people play through.
package elysium.server.http;
