package elysium.vendetta;

import elysium.tabletop.Staging;
import elysium.vendetta.table.Vendetta;
import java.util.List;
import java.util.Map;

/// Lays out scenarios.
final class VendettaStaging implements Staging<Vendetta> {
    static final Staging<Vendetta> STAGING = new VendettaStaging();

    private VendettaStaging() {}

    @Override public Staged<Vendetta> stage(Map<String, Object> given) {
        throw new IllegalArgumentException("not yet");
    }

    @Override public List<String> unmet(Staged<Vendetta> staged, Map<String, Object> expected) {
        return List.of("not yet");
    }
}
