package elysium.store;

/// Lines as they are written, with their checks.
final class CheckedLineWriter {
    private final StringBuilder text = new StringBuilder();
    private final HashChain chain = new HashChain();

    /// A line whose check is that of the next checked line.
    void plain(String line) {
        chain.add(line);
        text.append(line).append('\n');
    }

    void checked(String line) {
        chain.add(line);
        text.append(line).append(' ').append(chain.brief()).append('\n');
    }

    /// The last line, with the full hash over everything.
    String closed(String line) {
        chain.add(line);
        return text.append(line).append(' ').append(chain.full()).append('\n').toString();
    }
}
