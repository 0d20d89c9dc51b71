/// The changes themselves: where the code of a game can be changed, and classes rewritten with switches for each change.
/// Begin with [MutationPoints] and [ClassRewriter].
@NullMarked
package elysium.mutants.code;

import org.jspecify.annotations.NullMarked;
