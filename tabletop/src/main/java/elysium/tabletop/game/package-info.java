/// What a card game offers to the platform besides its rules: decks, questions, outlines, standing orders and support for
/// scenarios. Each game implements [CardGame]; server, program and kit use it. Begin there.
package elysium.tabletop.game;
