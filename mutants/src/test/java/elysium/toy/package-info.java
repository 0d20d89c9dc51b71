/// Rules and a test of no game, so that breaking them can be tried.
@NullMarked
package elysium.toy;

import org.jspecify.annotations.NullMarked;
