/// The cards, one class per group of them, written in the words of [elysium.vtes.dsl].
/// [VtesBook] collects them under permanent numbers. Begin with [StealthCards] for a few short examples.
package elysium.vtes.cards;
