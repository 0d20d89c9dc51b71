package elysium.server.web;

/// How a server treats those who come.
///
/// @param proxy whether all come through a proxy of ours, which says where from
/// @param limits whether those who ask for too much are held back
public record Manners(boolean proxy, boolean limits) {}
