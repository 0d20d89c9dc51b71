/// The table online: who may sit where, what is kept, and what each viewer is told. No game inside.
package elysium.server;
