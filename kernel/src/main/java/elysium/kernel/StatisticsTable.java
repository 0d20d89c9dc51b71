package elysium.kernel;

import java.util.List;
import java.util.function.IntFunction;

/// Numbers that a game counts over many games played, such as how often each card was played.
///
/// @param id what programs call it
/// @param names what each row is called, by its number; a row in which nothing was counted is not shown
public record StatisticsTable(String id, Text title, List<Column> columns, IntFunction<Text> names) {
    /// What programs call the sheet whose rows are bots.
    public static final String BOTS = "bots";

    /// One of the numbers of every row.
    ///
    /// @param of the column that this one is a part of, from 0, or [Table#NONE] for a number of its own
    /// @param squares the column in which its squares are added up, where it is told as a mean; else [Table#NONE]
    /// @param unit how many of what is counted make one of what is told
    public record Column(String id, Text title, int of, int squares, int unit) {

        public static Column count(String id, String en, String fr) {
            return new Column(id, new Text(en, fr), Table.NONE, Table.NONE, 1);
        }

        /// A number that is told as a share of another.
        public static Column share(int of, String id, String en, String fr) {
            return new Column(id, new Text(en, fr), of, Table.NONE, 1);
        }

        /// A number that is told as a mean over another, so many of it making one; its squares stand in the column behind it.
        public static Column mean(int of, int at, int unit, Text title) {
            return new Column("mean", title, of, at + 1, unit);
        }

        /// Squares of the numbers of the column before it, which only the mean needs.
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
