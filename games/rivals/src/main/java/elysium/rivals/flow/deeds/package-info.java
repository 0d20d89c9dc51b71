/// Effects of cards that take steps of their own, such as drawing cards and keeping one.
package elysium.rivals.flow.deeds;
