package elysium.vendetta.cards;

import java.util.List;

/// The permanent numbers of the cards, by their index in this list; only append to it.
final class CardNumbers {
    static final List<String> SLUGS = List.of(
            "brujah-hunt", "brujah-ready", "brujah-bloody-fury", "brujah-punks-posse", "brujah-challenge",
            "brujah-fist-of-caine", "brujah-f-ck-the-system", "brujah-earthshock", "brujah-show-of-force",
            "nosferatu-hunt", "nosferatu-ready", "nosferatu-unseen-passage", "nosferatu-cloak-of-shadows",
            "nosferatu-eyes-in-the-dark", "nosferatu-feral-whispers", "nosferatu-backstab",
            "nosferatu-one-step-ahead", "nosferatu-vanish", "toreador-hunt", "toreador-ready", "toreador-awe",
            "toreador-entourage", "toreador-charisma", "toreador-summon", "toreador-entrancement",
            "toreador-submission", "toreador-friends-in-high-places", "tremere-hunt", "tremere-ready",
            "tremere-focus-from-hunger", "tremere-ancient-artifacts", "tremere-theft-of-vitae", "tremere-dark-pact",
            "tremere-cauldron-of-blood", "tremere-retaliation", "tremere-arcane-drain", "malkavian-hunt",
            "malkavian-ready", "malkavian-mesmerize", "malkavian-auction-of-blood", "malkavian-madness-network",
            "malkavian-shadow-strike", "malkavian-chaos", "malkavian-malkavs-bane", "malkavian-mindless-assault",
            "gangrel-hunt", "gangrel-ready", "gangrel-earth-meld", "gangrel-wolf-companion", "gangrel-feral-weapons",
            "gangrel-power-of-the-pack", "gangrel-fearless", "gangrel-on-the-prowl", "gangrel-mist-form",
            "ventrue-hunt", "ventrue-ready", "ventrue-master-plan", "ventrue-diplomacy", "ventrue-curfew",
            "ventrue-majesty", "ventrue-mass-manipulation", "ventrue-tyrants-gaze", "ventrue-forestall",
            "anita-wainwright", "sgt-mctavish", "khadija-al-kindi", "wauneka", "carmelita-neillson", "maldavis",
            "erichtho", "fiorenza-savona", "marcel", "bronwyn", "portia", "talley", "ambrus-maropis",
            "edward-neally", "mr-damp", "bobby-white", "maja-wysocki", "ed-crawford", "betty-fuller", "dr-fragonard",
            "tamara-bodnar", "douglas-richardson", "tom-kimber", "francis-bennet", "elena-cortez", "julie-munoz",
            "roberta-urbani", "ryan-ramos", "sarah-mcaleer", "miguel-chandler", "victim", "location-succubus-club",
            "location-the-collar", "location-elysium-hall", "location-county-morgue", "location-patrolled-streets",
            "location-flooded-tunnels", "location-private-club", "relic-the-isaac-chalice",
            "relic-the-sargon-apocrypha", "relic-bone-mask", "relic-ashen-urn", "relic-stolen-hourglass",
            "relic-first-princes-signet", "relic-codex-of-whispers", "relic-crimson-ewer");

    private CardNumbers() {}
}
