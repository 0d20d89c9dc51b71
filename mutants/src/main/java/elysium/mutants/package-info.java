/// Mutation testing of the games: changes their rules one place at a time and reports the changes that no test notices.
/// It is a program for developers; no other module uses it. Begin with [Main], [MutantRunner] and [Switches].
@NullMarked
package elysium.mutants;

import org.jspecify.annotations.NullMarked;
