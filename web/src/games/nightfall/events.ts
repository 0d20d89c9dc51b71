// The events of Nightfall that the page reads by their number.
export const EVENTS = { turn: 19, ending: 37, ended: 49 } as const;
