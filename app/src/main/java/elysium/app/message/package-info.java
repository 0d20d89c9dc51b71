/// Messages, error messages and help texts of the command line, in both languages. Every package of the program may use
/// them. Begin with `Message`, which all enums of texts implement.
package elysium.app.message;
