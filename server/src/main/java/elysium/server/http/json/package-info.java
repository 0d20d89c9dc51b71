/// JSON in requests and responses, and what a client is told when a request is wrong. Begin with [Json] and [Problem].
package elysium.server.http.json;
