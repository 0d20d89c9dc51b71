/// What goes over the wire: what each viewer may be told, and what is said to those who ask in vain.
package elysium.server.message;
