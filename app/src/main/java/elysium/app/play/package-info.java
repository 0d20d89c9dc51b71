/// A game at one terminal, between people and bots.
package elysium.app.play;
