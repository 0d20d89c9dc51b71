/// The command line: one class a command, its help and its exit codes. Nothing may use it. Begin with [Main].
package elysium.app;
