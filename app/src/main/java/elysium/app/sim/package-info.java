/// Many games between bots, counted and drawn.
package elysium.app.sim;
