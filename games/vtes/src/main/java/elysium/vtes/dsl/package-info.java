/// The vocabulary in which cards are written: builders for cards and modes, choices, conditions, costs and effects.
/// It may use the rules, the flow and the table; only the cards use it, besides the few classes that describe what a
/// card does. Begin with [CardBuilder], [ModeBuilder] and [Effects].
package elysium.vtes.dsl;
