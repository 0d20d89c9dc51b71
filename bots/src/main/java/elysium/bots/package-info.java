/// Players that think on what their seat may know, and the tournaments they are compared in.
package elysium.bots;
