package elysium.server;

import org.junit.jupiter.api.BeforeEach;

/// A server for one test, and two players who visit it.
abstract class TwoVisitors extends VisitedServer {
    Visitor bo;

    @BeforeEach void welcome() {
        bo = Visitor.called("Bo", server);
    }
}
