package elysium.bench.load;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import elysium.server.InvalidSettingException;
import elysium.server.Options;
import elysium.server.Server;

/// Runs a server in a separate process: prints its port, prints its heap size for each line of input, and exits when
/// the parent process closes the input.
public final class ServerMain {
    private ServerMain() {}

    public static void main(String[] args) throws IOException {
        PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
        try (Server server = Server.start(Options.of(System.getenv()))) {
            out.println("port " + server.port());
            BufferedReader asked = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
            while (asked.readLine() != null) out.println("heap " + heap());
        } catch (InvalidSettingException wrong) {
            System.err.println(wrong.getMessage());
        }
    }

    /// The heap in use after a garbage collection, in bytes.
    private static long heap() {
        System.gc();
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }
}
