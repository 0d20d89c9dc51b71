package elysium.app;

import java.util.Map;
import java.util.function.Function;
import picocli.CommandLine;

/// Creates the commands with the root command they belong to.
final class CommandFactory implements CommandLine.IFactory {
    private static final Map<Class<?>, Function<Root, Object>> COMMANDS = Map.ofEntries(
            Map.entry(ServeCommand.class, ServeCommand::new),
            Map.entry(ReportsCommand.class, ReportsCommand::new),
            Map.entry(PlayCommand.class, PlayCommand::new),
            Map.entry(SimCommand.class, SimCommand::new),
            Map.entry(ReplayCommand.class, ReplayCommand::new),
            Map.entry(VerifyCommand.class, VerifyCommand::new),
            Map.entry(CardsCommand.class, CardsCommand::new),
            Map.entry(DeckCommand.class, DeckCommand::new),
            Map.entry(RulesCommand.class, RulesCommand::new),
            Map.entry(ScenarioCommand.class, ScenarioCommand::new),
            Map.entry(FuzzCommand.class, FuzzCommand::new),
            Map.entry(DocsCommand.class, DocsCommand::new));

    private final Root root;

    CommandFactory(Root root) {
        this.root = root;
    }

    @Override public <K> K create(Class<K> kind) throws Exception {
        Function<Root, Object> maker = COMMANDS.get(kind);
        return maker == null ? CommandLine.defaultFactory().create(kind) : kind.cast(maker.apply(root));
    }
}
