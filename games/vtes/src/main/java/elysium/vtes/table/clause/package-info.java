/// The clauses of the rulebook that the code refers to, when it says why a move is not allowed.
package elysium.vtes.table.clause;
