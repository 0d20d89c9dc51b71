package elysium.kernel;

import java.util.List;
import java.util.function.IntFunction;

/// The columns and row names of one table that a simulation reports, such as how often each card was played.
///
/// @param id the name in machine-readable output
/// @param rowNames the name of each row by its index; rows in which nothing was counted are not shown
public record StatisticsTable(String id, Text title, List<Column> columns, IntFunction<Text> rowNames) {
    /// The id of the table whose rows are bots.
    public static final String BOTS = "bots";

    /// One column.
    ///
    /// @param of the column of which this one is a part or a mean, from 0, or [Table#NONE]
    /// @param squares the column with the sum of squares, for a mean; otherwise [Table#NONE]
    /// @param unit the counted amount that is shown as 1
    public record Column(String id, Text title, int of, int squares, int unit) {

        public static Column count(String id, String en, String fr) {
            return new Column(id, new Text(en, fr), Table.NONE, Table.NONE, 1);
        }

        /// A column shown as a share of another one.
        public static Column share(int of, String id, String en, String fr) {
            return new Column(id, new Text(en, fr), of, Table.NONE, 1);
        }

        /// A column shown as a mean over another one. Its sum of squares must be the next column.
        public static Column mean(int of, int at, int unit, Text title) {
            return new Column("mean", title, of, at + 1, unit);
        }

        /// The sum of squares of the column before it, which the mean needs for its error.
        public static Column ofSquares() {
            return new Column("squares", Text.NONE, Table.NONE, Table.NONE, 1);
        }

        public boolean isShare() {
            return of != Table.NONE && squares == Table.NONE;
        }

        public boolean isMean() {
            return squares != Table.NONE;
        }
    }

    public StatisticsTable {
        columns = List.copyOf(columns);
    }
}
