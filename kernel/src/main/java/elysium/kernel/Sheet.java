package elysium.kernel;

import java.util.List;
import java.util.function.IntFunction;

/// Numbers that a game counts over many games played, such as how often each card was played.
///
/// @param id what programs call it
/// @param names what each row is called, by its number; a row in which nothing was counted is not shown
public record Sheet(String id, Text title, List<Column> columns, IntFunction<Text> names) {

    /// One of the numbers of every row.
    ///
    /// @param of the column that this one is a part of, from 0, or [Table#NONE] for a number of its own
    public record Column(String id, Text title, int of) {

        public static Column count(String id, String en, String fr) {
            return new Column(id, new Text(en, fr), Table.NONE);
        }

        /// A number that is told as a share of another.
        public static Column share(int of, String id, String en, String fr) {
            return new Column(id, new Text(en, fr), of);
        }

        public boolean isShare() {
            return of != Table.NONE;
        }
    }

    public Sheet {
        columns = List.copyOf(columns);
    }
}
