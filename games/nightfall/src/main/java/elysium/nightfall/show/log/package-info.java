/// The log: events as sentences for one viewer. Begin with [LogLines].
package elysium.nightfall.show.log;
