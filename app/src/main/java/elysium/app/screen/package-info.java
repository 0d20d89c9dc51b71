/// Input and output of the command line: screens, colours and line wrapping. Every command may use it. Begin with
/// `Screen` and `Printer`.
package elysium.app.screen;
