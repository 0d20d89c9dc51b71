/// Sends web push notifications to players whose turn it is while their page is closed. Only the server uses it. Begin
/// with `ReminderScheduler`.
package elysium.server.push;
