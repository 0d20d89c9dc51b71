package elysium.nightfall.cards;

import java.util.List;

/// The permanent numbers of the cards, by their index in this list; only append to it.
final class CardNumbers {
    static final List<String> SLUGS = List.of(
            "bad-smoke", "charlotte-reyes", "enraged-wight", "genesis-one", "jj-mcteague", "yuri-koroviev",
            "alton-hickman", "big-ghost", "blaine-cordell", "franz-orlok", "zombie-horde", "indigo-six",
            "ivan-radinsky", "lilith-lawrence", "marcus-toth", "overwatch-two", "shadow-seven", "sir-john-travail",
            "vulko", "zacharias-sands", "blood-rage", "dark-awakening", "death-grip", "flank-attack", "furious-melee",
            "ghoul-summoning", "grim-siege", "leave-it-to-me", "mesmerizing-presence", "rip-and-tear",
            "shock-and-awe", "special-response-team", "lisaveta-florescu", "wound-bite", "wound-burn", "wound-bleed");

    private CardNumbers() {}
}
