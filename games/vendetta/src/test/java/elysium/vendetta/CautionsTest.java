package elysium.vendetta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import elysium.kernel.Caution;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.vendetta.table.Vendetta;
import elysium.vendetta.table.VendettaClause;
import elysium.vendetta.table.Verb;
import org.junit.jupiter.api.Test;

/// Who is warned that to Drain a card would be the end of them (VEN-DIA-03), and who is not.
class CautionsTest {
    private static final int BO = 1;

    /// The cards of the Alliance whose Drain is warned of.
    private static List<String> warned(int tokens) {
        Map<String, Object> given = new LinkedHashMap<>();
        given.put("turn", "Bo");
        given.put("Ana", Map.of("clan", "Brujah"));
        given.put("Bo", Map.of("clan", "Ventrue", "tokens", tokens, "hand", List.of("Hunt"), "alliance",
                List.of("Victim", "Betty Fuller", "Marcel")));
        given.put("Cleo", Map.of("clan", "Gangrel"));
        Vendetta t = Tables.staged(given);
        List<String> names = new ArrayList<>();
        for (Caution caution : t.offers(BO, Offers.explained()).cautions())
            if (Move.verb(caution.move()) == Verb.DRAIN && caution.clause() == VendettaClause.THIRD_TOKEN)
                names.add(t.name(Move.a(caution.move())).en());
        return names;
    }

    @Test void with_two_tokens_a_vampire_is_one_too_many_and_humans_are_not() {
        assertThat(warned(2)).containsExactly("Marcel");
    }

    @Test void with_one_token_nobody_is() {
        assertThat(warned(1)).isEmpty();
    }
}
