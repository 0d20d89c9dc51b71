package elysium.app;

import elysium.app.message.CommandException;
import elysium.app.message.ErrorMessages;

/// Reads numbers that people give.
final class Numbers {
    private Numbers() {}

    /// Any whole number that fits a seed.
    static long seed(String word) {
        try {
            return Long.parseLong(word.strip());
        } catch (NumberFormatException _) {
            throw CommandException.usage(ErrorMessages.BAD_NUMBER, "--seed", Long.MIN_VALUE, Long.MAX_VALUE, word);
        }
    }

    /// A whole number within bounds, given for an option.
    static int number(String option, String word, int least, int most) {
        try {
            int number = Integer.parseInt(word.strip());
            if (number >= least && number <= most) return number;
        } catch (NumberFormatException _) {
            throw CommandException.usage(ErrorMessages.BAD_NUMBER, option, least, most, word);
        }
        throw CommandException.usage(ErrorMessages.BAD_NUMBER, option, least, most, word);
    }

    /// A positive number, whole or not, given for an option.
    static double decimal(String option, String word, double most) {
        if (word.strip().matches("\\d{1,6}([.]\\d{1,6})?")) {
            double number = Double.parseDouble(word.strip());
            if (number > 0 && number <= most) return number;
        }
        throw CommandException.usage(ErrorMessages.BAD_NUMBER, option, "0.01", (long) most, word);
    }
}
