/// Stores tables, seats, players and every answer, in SQLite or PostgreSQL. Only the server uses it. Begin with
/// `Database`, then `Scribe` and `EntryStore`.
package elysium.server.db;
