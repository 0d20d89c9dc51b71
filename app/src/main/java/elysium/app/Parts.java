package elysium.app;

import java.util.Map;
import java.util.function.Function;
import picocli.CommandLine;

/// Makes the commands, each of which knows the program it belongs to.
final class Parts implements CommandLine.IFactory {
    private static final Map<Class<?>, Function<Root, Object>> COMMANDS = Map.of(
            ServeCommand.class, ServeCommand::new,
            PlayCommand.class, PlayCommand::new,
            SimCommand.class, SimCommand::new,
            ReplayCommand.class, ReplayCommand::new,
            VerifyCommand.class, VerifyCommand::new,
            CardsCommand.class, CardsCommand::new,
            RulesCommand.class, RulesCommand::new,
            ScenarioCommand.class, ScenarioCommand::new,
            FuzzCommand.class, FuzzCommand::new,
            DocsCommand.class, DocsCommand::new);

    private final Root root;

    Parts(Root root) {
        this.root = root;
    }

    @Override public <K> K create(Class<K> kind) throws Exception {
        Function<Root, Object> maker = COMMANDS.get(kind);
        return maker == null ? CommandLine.defaultFactory().create(kind) : kind.cast(maker.apply(root));
    }
}
