/// How decks are read from texts and written to them.
package elysium.tabletop.deck;
