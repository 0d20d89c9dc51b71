/// The vocabulary that the cards are written in: builder, effects and conditions.
/// The cards use it, and it uses the rules and the flow. Begin with [CardBuilder] and [Effects].
package elysium.vendetta.dsl;
