/// A sample of rules and a test of them, to try mutation testing on. Only the tests of this module use it. Begin with
/// `Toll`.
@NullMarked
package elysium.toy;

import org.jspecify.annotations.NullMarked;
