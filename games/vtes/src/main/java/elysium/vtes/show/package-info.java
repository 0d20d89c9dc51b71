/// What players are told of a table, in both languages; one package each for log, questions, outline, terminal drawing, standing orders.
/// These classes read the table and change nothing.
package elysium.vtes.show;
