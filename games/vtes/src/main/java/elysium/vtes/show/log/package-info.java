/// The log: events as sentences for one viewer. Begin with [LogLines].
package elysium.vtes.show.log;
