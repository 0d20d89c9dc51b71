// The events of V:TES that the page reads by their number.
export const TELL = { turn: 17, ousted: 63, won: 65 } as const;
