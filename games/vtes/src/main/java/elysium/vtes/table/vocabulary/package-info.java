/// The words of the game as numbers: kinds, clans, Disciplines, phases, moments, values and verbs. They depend on nothing.
package elysium.vtes.table.vocabulary;
