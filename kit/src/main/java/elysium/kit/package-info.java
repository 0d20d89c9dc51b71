/// What every game is held to: laws on random games, scenarios, the catalogue of its rules, transcripts.
package elysium.kit;
