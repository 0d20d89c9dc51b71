// The events of Vendetta that the page reads by their number.
export const EVENTS = { round: 17, place: 18, spent: 20, lost: 21, stolen: 22, ranked: 35, noWinner: 36, acted: 39, moved: 0 } as const;
