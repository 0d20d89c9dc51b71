/// Mutation testing of the games: breaks their rules on purpose, one place at a time, and says which breaks no test notices.
@NullMarked
package elysium.mutants;

import org.jspecify.annotations.NullMarked;
