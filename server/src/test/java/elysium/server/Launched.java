package elysium.server;

/// The main class of a server process that prints its port and runs until it is killed.
public final class Launched {
    private Launched() {}

    public static void main(String[] args) throws InterruptedException {
        Server server = Server.start(Options.of(System.getenv()));
        System.out.println("port " + server.port());
        System.out.flush();
        Thread.sleep(Long.MAX_VALUE);
    }
}
