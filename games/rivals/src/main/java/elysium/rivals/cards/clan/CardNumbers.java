package elysium.rivals.cards.clan;

import java.util.List;

/// The permanent numbers of the cards, by their index in this list; only append to it.
public final class CardNumbers {
    public static final List<String> SLUGS = List.of(
            "core-beretta", "core-brother", "core-flick", "core-hydra", "core-johnny", "core-shades", "core-skunk",
            "core-sweetums", "core-the-cossack", "core-bad-penny", "core-doc", "core-guvnah", "core-inmate-745943",
            "core-jesus", "core-karma", "core-lolita", "core-street-preacher", "core-velvet", "core-bella-forte",
            "core-bong-cha-park", "core-bunny-benitez", "core-iris-lokken", "core-john-kartunen", "core-lixue-chen",
            "core-liza-holt", "core-muhammad-zadeh", "core-ty-smith", "core-bruno-wagner", "core-humberto-garcia",
            "core-june-bryant", "core-montgomery-white", "core-nancy-witt", "core-randolph-marz",
            "core-stevie-osborn", "core-yusuf-kaya", "core-zhang-wei", "core-blood-for-blood", "core-drive-by",
            "core-smoke-em-out", "core-sucker-punch", "core-terrorize", "core-the-spoils", "core-all-tied-up",
            "core-distraction", "core-dumpster-dive", "core-faulty-logic", "core-insanity-defense", "core-unhinged",
            "core-backhanded-compliment", "core-balance-of-power", "core-beauty-is-a-beast", "core-fame-and-fortune",
            "core-pr-firm", "core-steal-the-spotlight", "core-assert-authority", "core-dignity-of-the-office",
            "core-greed", "core-long-term-investment", "core-marked-man", "core-royal-review", "core-38-special",
            "core-a-biting-comment", "core-baseball-bat", "core-burning-down-the-house", "core-cloak-of-shadows",
            "core-coup-de-grace", "core-demand-obedience", "core-destroy-the-plans", "core-emergency-bloodbag",
            "core-everything-is-connected", "core-first-tradition-the-masquerade", "core-fleetness",
            "core-fragmented-mind", "core-free-money", "core-gang-up", "core-hedge-your-bets", "core-herald",
            "core-holdout-dagger", "core-humiliate", "core-incite-rebellion", "core-influencer",
            "core-irresistible-voice", "core-keeper-of-elysium", "core-kneecapped", "core-know-your-place",
            "core-late-night-snack", "core-lightning-strike", "core-lost-glory", "core-mercy",
            "core-molotov-cocktail", "core-power-play", "core-primogen", "core-rain-on-your-parade",
            "core-scoped-30-06", "core-scry-the-soul", "core-search-engine", "core-seduction", "core-seneschal",
            "core-sheriff", "core-slap-in-the-face", "core-the-last-word", "core-the-mighty-fall", "core-throat-rip",
            "core-unswayable-mind", "core-whispering-campaign", "core-artist-lofts", "core-dragons-roost",
            "core-house-of-pain", "core-old-post-office", "core-royal-retreat", "core-the-dockyards",
            "core-the-madhouse", "core-the-penthouse", "core-base-of-power", "core-drain-them-slowly",
            "core-hunt-the-hunters", "core-manipulate-the-masses", "core-playthings", "core-strength-in-numbers",
            "core-the-end-is-nigh", "core-turf-war", "core-addict", "core-athlete", "core-cable-car-accident",
            "core-castro-street-party", "core-chef", "core-chinese-new-year", "core-city-on-the-brink", "core-cop",
            "core-gallery-opening", "core-meeting-at-alcatraz", "core-prince-of-the-city",
            "core-protests-in-the-streets", "core-san-francisco-fog", "core-skateboarder",
            "core-special-affairs-division", "core-student", "core-the-hunger", "core-tour-guide", "core-vagrant",
            "core-wandering-the-bart-tunnels", "war-drea-warden", "war-ghost", "war-harry-o-brien",
            "war-leah-swiftfoot", "war-lil-fang", "war-lori-swiftfoot", "war-summer-moon", "war-tamaska",
            "war-trinity-voss", "war-bobby-handsome", "war-chooha", "war-clandestine", "war-crazy-cat-lady",
            "war-general-flint", "war-kim-phan", "war-pong", "war-sheilar-omar", "war-shep-mason",
            "war-apex-predator", "war-shape-of-the-beast", "war-we-are-legend", "war-bad-reflection",
            "war-cornered-rat", "war-disturbing-the-hive", "war-secret-passage", "war-spy-games", "war-alley-cat",
            "war-animal-dominion", "war-beasts-of-war", "war-bond-famulus", "war-constant-surveillance",
            "war-cracking-the-case", "war-earth-meld", "war-feeding-frenzy", "war-feeding-the-hungry",
            "war-feral-claws", "war-feral-fangs", "war-feral-whispers", "war-fight-or-flight", "war-hardened-flesh",
            "war-help-me-help-you", "war-hiding-in-plain-sight", "war-mongrel", "war-murder-of-crows",
            "war-protect-the-flock", "war-second-tradition-the-domain", "war-seeing-is-believing", "war-sewer-rat",
            "war-the-shakedown", "war-the-stampede", "war-the-swarm", "war-veiled-threat", "war-city-park",
            "war-the-outskirts", "war-the-sewers", "war-the-shelter", "war-animal-kingdom", "war-call-of-the-wild",
            "war-hoard-the-herd", "war-invisible-army");

    private CardNumbers() {}

    /// The number of a card by its slug.
    static int of(String slug) {
        return SLUGS.indexOf(slug);
    }
}
