/// Calls people to tables that wait for them, with no page open: through the push service of their browser.
package elysium.server.push;
