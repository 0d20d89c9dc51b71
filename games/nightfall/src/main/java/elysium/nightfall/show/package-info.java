/// What players are told of a table, in both languages; one package each for log, questions, outline, terminal drawing.
/// These classes read the table and change nothing.
package elysium.nightfall.show;
