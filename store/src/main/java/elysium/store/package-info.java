/// The stored forms of a game: tables as bytes, journals as text files, and commitments to seeds. The server, the
/// command line and the tests use it; it knows every game only through the kernel. Begin with [JournalFile] and
/// [TableCodec].
package elysium.store;
