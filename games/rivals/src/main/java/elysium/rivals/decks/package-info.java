/// Players' own decks: reading, checking and writing lists. Used by the game when a table is set up.
package elysium.rivals.decks;
