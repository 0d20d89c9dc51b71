/// The interface in both languages: questions, log, terminal drawing, outline for the page, standing orders.
/// These classes read the table and change nothing. Begin with [Prompts], [LogLines] and [OutlineBuilder].
package elysium.vtes.show;
