/// People as stored: players, sessions, accounts, reports and reminders. Begin with [Players].
package elysium.server.db.people;
