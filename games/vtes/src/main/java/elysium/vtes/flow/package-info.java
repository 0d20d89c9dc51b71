/// The frames that are not tied to one activity: windows, cards being played, searches and discards.
/// A frame asks players and changes the table; what is allowed is decided in [elysium.vtes.rules].
/// Begin with [PriorityWindow] and [PlayCard].
package elysium.vtes.flow;
