/// What players read: prompts, the log, the outline for the page and the drawing for the terminal, in English and French. It
/// reads the table and never changes it.
package elysium.nightfall.show;
