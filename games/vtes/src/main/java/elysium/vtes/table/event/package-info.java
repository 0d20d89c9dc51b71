/// The kinds of events that a table emits.
package elysium.vtes.table.event;
