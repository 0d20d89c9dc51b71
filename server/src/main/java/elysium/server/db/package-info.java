/// What is kept for ever: tables, seats, players, and every answer as it came.
package elysium.server.db;
