package elysium.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/// The numbers counted for a game's [StatisticsTable]s, over one game or many.
public final class Statistics {
    private final List<StatisticsTable> tables;
    private final List<SortedMap<Integer, int[]>> rows = new ArrayList<>();

    public Statistics(List<StatisticsTable> sheets) {
        this.tables = List.copyOf(sheets);
        for (int i = 0; i < sheets.size(); i++) rows.add(new TreeMap<>());
    }

    public List<StatisticsTable> tables() {
        return tables;
    }

    public void add(int sheet, int row, int column, int number) {
        row(sheet, row)[column] += number;
    }

    /// One row of a table, so that the caller need not know its index.
    @FunctionalInterface
    public interface Row {
        void add(int column, int number);
    }

    /// Adds the numbers of another instance with the same tables.
    public void addAll(Statistics other) {
        for (int sheet = 0; sheet < tables.size(); sheet++)
            for (var entry : other.rows.get(sheet).entrySet()) {
                int[] sums = row(sheet, entry.getKey()), more = entry.getValue();
                for (int column = 0; column < sums.length; column++) sums[column] += more[column];
            }
    }

    /// The indexes of the rows in which something was counted, in ascending order.
    public List<Integer> rows(int sheet) {
        return List.copyOf(rows.get(sheet).keySet());
    }

    public int get(int sheet, int row, int column) {
        return row(sheet, row)[column];
    }

    private int[] row(int sheet, int row) {
        return rows.get(sheet).computeIfAbsent(row, _ -> new int[tables.get(sheet).columns().size()]);
    }
}
