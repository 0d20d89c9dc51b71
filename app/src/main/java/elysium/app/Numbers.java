package elysium.app;

import elysium.app.message.CommandException;
import elysium.app.message.ErrorMessages;

/// Parses numbers given as options.
final class Numbers {
    private Numbers() {}

    /// A 64-bit integer.
    static long seed(String word) {
        try {
            return Long.parseLong(word.strip());
        } catch (NumberFormatException _) {
            throw CommandException.usage(ErrorMessages.BAD_NUMBER, "--seed", Long.MIN_VALUE, Long.MAX_VALUE, word);
        }
    }

    /// An integer within bounds.
    static int number(String option, String word, int least, int most) {
        try {
            int number = Integer.parseInt(word.strip());
            if (number >= least && number <= most) return number;
        } catch (NumberFormatException _) {
            throw CommandException.usage(ErrorMessages.BAD_NUMBER, option, least, most, word);
        }
        throw CommandException.usage(ErrorMessages.BAD_NUMBER, option, least, most, word);
    }

    /// A positive decimal number.
    static double decimal(String option, String word, double most) {
        if (word.strip().matches("\\d{1,6}([.]\\d{1,6})?")) {
            double number = Double.parseDouble(word.strip());
            if (number > 0 && number <= most) return number;
        }
        throw CommandException.usage(ErrorMessages.BAD_NUMBER, option, "0.01", (long) most, word);
    }
}
