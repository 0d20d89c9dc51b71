package elysium.vtes.cards;

import java.util.List;

/// The permanent card numbers: positions in this list. Append only.
final class CardNumbers {
    static final List<String> SLUGS = List.of(
            "alexa-draper", "alexander-silverson", "alice-chen", "andi-liu", "ashley", "aunt-linda", "ayelech",
            "baixinho", "belinde", "bret-stryker", "brock-sterling", "catalina-vega", "chelsea-blake",
            "chrysanthemum", "colette", "donny-kowalczyk", "the-dowager", "dr-stephen-norton", "flavio-goncalves",
            "gelasia-fotiou", "horace-radcliffe", "horst-von-bruhl", "ines-tristao", "kathy-glens",
            "larissa-moreira", "lauren", "lenny-burkhead", "lloyd-brooks", "madison", "massimo-falconi", "meaghan",
            "min-seo", "mkhokheli", "naomi-stewart", "nassir", "nik-sikko", "oshri-dahan", "patrik-soderberg",
            "rosalina-cortez", "ryan", "sully", "sybren-van-oosten", "tamoszius", "trevon-parker", "wauneka",
            "44-magnum", "academic-hunting-ground", "aire-of-elation", "anarch-troublemaker", "ancilla-empowerment",
            "apportation", "arcane-library", "art-museum", "asylum-hunting-ground", "the-barrens",
            "bewitching-oration", "blood-doll", "bonding", "bowl-of-convergence", "carrion-crows", "cats-guidance",
            "change-of-target", "chantry", "cloak-the-gathering", "conditioning", "consanguineous-boon",
            "creeping-sabotage", "creepshow-casino", "daring-the-dawn", "deep-song", "deflection",
            "dreams-of-the-sphinx", "elder-library", "elysium-the-palace-of-versailles", "enchant-kindred",
            "eyes-of-argus", "faceless-night", "fame", "foreshadowing-destruction", "freak-drive",
            "govern-the-unaligned", "guard-dogs", "guardian-angel", "haven-uncovered", "hidden-strength",
            "immortal-grapple", "information-highway", "instinctive-reaction", "intimidation", "into-thin-air",
            "kevlar-vest", "kine-resources-contested", "the-labyrinth", "life-in-the-city", "lost-in-crowds",
            "magic-of-the-smith", "majesty", "minion-tap", "mirror-walk", "misdirection", "murder-of-crows",
            "on-the-qui-vive", "parity-shift", "pentex-subversion", "perfect-paragon", "precognition",
            "preternatural-strength", "protected-district", "raven-spy", "rebel", "resist-earths-grasp",
            "revelations", "roundhouse", "scalpel-tongue", "second-tradition-domain", "slum-hunting-ground",
            "smiling-jack-the-anarch", "society-hunting-ground", "spirits-touch", "sport-bike", "spying-mission",
            "swallowed-by-the-night", "taste-of-vitae", "telepathic-misdirection", "theft-of-vitae",
            "toreador-grand-ball", "toreador-justicar", "torn-signpost", "underbridge-stray",
            "uptown-hunting-ground", "ventrue-headquarters", "vessel", "villein", "visit-from-the-capuchin",
            "voter-captivation", "wake-with-evenings-freshness", "the-warrens", "warsaw-station",
            "wasserschloss-anif-austria", "wider-view");

    private CardNumbers() {}

    /// The number of a slug.
    static int of(String slug) {
        return SLUGS.indexOf(slug);
    }
}
