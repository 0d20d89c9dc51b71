/// What the program says, in both languages.
package elysium.app.message;
