/// The database, SQLite or PostgreSQL: connections, migrations, time-outs. Only the server uses it; the packages inside
/// store tables and people. Begin with [Database].
package elysium.server.db;
