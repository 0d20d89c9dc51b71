/// Tables as stored: seats, entries, clocks, snapshots, orders, rematches. Begin with [Tables], then [Scribe] and
/// [EntryStore], which write and read every answer.
package elysium.server.db.table;
