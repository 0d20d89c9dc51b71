/// Tables in memory: folded from what is kept, moved by those who sit there, heard by all who look on.
package elysium.server.room;
