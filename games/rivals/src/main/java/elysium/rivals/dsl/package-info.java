/// The vocabulary that the cards are written in: builders, targets, effects, costs, triggers and conditions.
/// The cards use it, and it uses the rules and the flow. Begin with [CardBuilder] and [Effects].
package elysium.rivals.dsl;
