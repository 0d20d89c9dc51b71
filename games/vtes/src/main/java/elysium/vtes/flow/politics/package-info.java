/// The frames of referendums, titles, torpor and diablerie.
/// Begin with [Referendum] and [Diablerie].
package elysium.vtes.flow.politics;
