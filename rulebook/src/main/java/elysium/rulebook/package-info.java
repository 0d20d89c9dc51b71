/// Reads the rulebooks: clauses in both languages, searched and written as pages. Tests, server and command line use it.
/// Begin with [Clauses].
package elysium.rulebook;
