package elysium.store;

/// Writes lines with their checks.
final class CheckedLineWriter {
    private final StringBuilder text = new StringBuilder();
    private final HashChain chain = new HashChain();

    /// Writes a line that is covered by the check of the next checked line.
    void plain(String line) {
        chain.add(line);
        text.append(line).append('\n');
    }

    void checked(String line) {
        chain.add(line);
        text.append(line).append(' ').append(chain.shortHash()).append('\n');
    }

    /// Writes the last line, with the full hash of all lines.
    String finish(String line) {
        chain.add(line);
        return text.append(line).append(' ').append(chain.fullHash()).append('\n').toString();
    }
}
