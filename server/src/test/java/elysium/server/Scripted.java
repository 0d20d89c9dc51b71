package elysium.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import tools.jackson.databind.JsonNode;

/// A player who gives random answers.
final class Scripted {
    final Phone phone;
    final List<String> acknowledged = new ArrayList<>();
    private final Random dice;
    private int answered = -1, foresight, asked;
    int unavailable;

    Scripted(Phone phone, long seed) {
        this.phone = phone;
        dice = new Random(seed);
    }

    /// Requests a preview before one in n answers.
    Scripted previewing(int oneIn) {
        foresight = oneIn;
        return this;
    }

    /// Answers every question until the game is over, and returns the last message.
    JsonNode untilOver() {
        while (true) {
            JsonNode message = phone.await("question", "over", "committed", "refused");
            switch (message.get("type").asString()) {
                case "over" -> {
                    return message;
                }
                case "committed" -> acknowledged.add(message.get("move").asString());
                case "refused" -> again(message);
                default -> answer(message);
            }
        }
    }

    /// Retries if the database did not respond; any other error fails the test.
    private void again(JsonNode refused) {
        if (!refused.get("code").asString().equals("unavailable")) throw new AssertionError(refused.toString());
        unavailable++;
        answered = -1;
        phone.say(Map.of("type", "hello", "after", 0));
    }

    private void answer(JsonNode question) {
        int seq = question.get("step").asInt();
        if (seq == answered || question.has("standingAnswer")) return;
        answered = seq;
        JsonNode choices = question.get("choices");
        String move = choices.get(dice.nextInt(choices.size())).get("move").asString();
        if (foresight > 0 && asked++ % foresight == 0)
            phone.say(Map.of("type", "preview", "step", seq, "move", move));
        phone.move(seq, move);
    }
}
