// The woodcut of each card that is not a person, by slug; the names are those of game-icons.net.

export const ART: Record<string, string> = {
  "blood-rage": "enrage",
  "dark-awakening": "raise-zombie",
  "death-grip": "shadow-grasp",
  "flank-attack": "hooded-assassin",
  "furious-melee": "sword-clash",
  "ghoul-summoning": "raise-skeleton",
  "grim-siege": "siege-tower",
  "leave-it-to-me": "puppet",
  "mesmerizing-presence": "telepathy",
  "rip-and-tear": "claw-slashes",
  "shock-and-awe": "screaming",
  "special-response-team": "police-badge",
  "wound-bite": "fangs",
  "wound-burn": "burning-embers",
  "wound-bleed": "bleeding-wound",
};
