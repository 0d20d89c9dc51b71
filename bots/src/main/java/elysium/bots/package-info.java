/// Bots that choose from what their seat may know, and tournaments that compare them. The server and the command line
/// use this package; it knows every game only through the kernel. Begin with [Bot], then [SearchBot] and [Tournament].
package elysium.bots;
