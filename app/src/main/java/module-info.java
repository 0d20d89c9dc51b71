/// The command line: play, replay, verify and simulate games, and start the server.
@org.jspecify.annotations.NullMarked
module elysium.app {
    requires elysium.kit;
    requires elysium.bots;
    requires elysium.store;
    requires elysium.server;
    requires elysium.web;
    requires info.picocli;
    requires org.jline;
    requires xchart;
    requires java.desktop;
    requires tools.jackson.databind;
    requires static org.jspecify;

    opens elysium.app to info.picocli, tools.jackson.databind;
    opens elysium.app.play to tools.jackson.databind;
    opens elysium.app.sim to tools.jackson.databind;

    uses elysium.kernel.Game;
}
