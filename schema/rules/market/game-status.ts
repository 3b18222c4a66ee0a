/** GONE is what we see: the provider lists it no more. POSTPONED is what a person says. */
export const GAME_STATUSES = ['SCHEDULED', 'LIVE', 'FINAL', 'GONE', 'POSTPONED'] as const;
export type GameStatus = (typeof GAME_STATUSES)[number];
