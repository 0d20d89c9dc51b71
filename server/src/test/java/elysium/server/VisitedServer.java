package elysium.server;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/// A server for one test, and a player who visits it.
abstract class VisitedServer {
    @TempDir Path folder;
    Server server;
    Visitor ana;

    @BeforeEach void open() {
        server = Server.start(Here.options(folder));
        ana = Visitor.called("Ana", server);
    }

    @AfterEach void close() {
        server.close();
    }
}
