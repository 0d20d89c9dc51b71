/// The vocabulary that the cards are written in: builder, targets and effects.
/// The cards use it, and it uses the rules and the flow. Begin with [CardBuilder] and [Effects].
package elysium.nightfall.dsl;
