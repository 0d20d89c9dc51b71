/// The messages sent to clients and the errors they receive, filtered by what each viewer may know. Rooms and HTTP
/// routes use it. Begin with `Message` and `ErrorCode`.
package elysium.server.message;
