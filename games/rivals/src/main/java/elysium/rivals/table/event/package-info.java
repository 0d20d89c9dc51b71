/// The kinds of events that a table emits.
package elysium.rivals.table.event;
