/// Reports and charts of simulated games between bots. Only the command `sim` uses it. Begin with `SimulationReport`.
package elysium.app.sim;
