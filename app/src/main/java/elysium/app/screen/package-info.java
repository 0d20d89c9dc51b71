/// Where the program shows things and hears people.
package elysium.app.screen;
