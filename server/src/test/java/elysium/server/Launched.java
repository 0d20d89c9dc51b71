package elysium.server;

/// A server in a process of its own, which says its port and goes on until it is killed.
public final class Launched {
    private Launched() {}

    public static void main(String[] args) throws InterruptedException {
        Server server = Server.start(Options.of(System.getenv()));
        System.out.println("port " + server.port());
        System.out.flush();
        Thread.sleep(Long.MAX_VALUE);
    }
}
