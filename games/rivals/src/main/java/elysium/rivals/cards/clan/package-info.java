/// The cards of each clan: its vampires, and the library cards of its deck.
package elysium.rivals.cards.clan;
