// The events of Rivals that the page reads by their number.
export const EVENTS = { turn: 19, eliminated: 62, won: 63, triggered: 75, kept: 120 } as const;
