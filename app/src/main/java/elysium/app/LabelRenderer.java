package elysium.app;

import java.util.List;
import elysium.app.message.Help;
import elysium.kernel.Lang;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.Ansi.IStyle;
import picocli.CommandLine.Help.ColorScheme;
import picocli.CommandLine.Help.IParamLabelRenderer;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/// Renders the labels of parameters in the language of the help: `FILE` or `FICHIER`.
record LabelRenderer(IParamLabelRenderer renderer, Lang lang) implements IParamLabelRenderer {

    /// The help of a command, with its labels in a language.
    static picocli.CommandLine.Help help(CommandSpec command, ColorScheme colours, Lang lang) {
        return new picocli.CommandLine.Help(command, colours) {
            @Override public IParamLabelRenderer parameterLabelRenderer() {
                return new LabelRenderer(super.parameterLabelRenderer(), lang);
            }
        };
    }

    @Override public String separator() {
        return renderer.separator();
    }

    @Override public Ansi.Text renderParameterLabel(ArgSpec parameter, Ansi ansi, List<IStyle> styles) {
        String label = Help.label(parameter.paramLabel(), lang);
        ArgSpec localized = parameter instanceof OptionSpec option
                ? OptionSpec.builder(option).paramLabel(label).build()
                : PositionalParamSpec.builder((PositionalParamSpec) parameter).paramLabel(label).build();
        return renderer.renderParameterLabel(localized, ansi, styles);
    }
}
