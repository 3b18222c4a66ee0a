import { ODDS_BAND_LIMITS, type OddsBand } from '#schema/rules/stats/odds-bands.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** The band of decimal odds, as `rules_odds_band` of the database answers it. */
export function oddsBand(odds: number | null): OddsBand {
  if (odds === null) return 'UNPRICED';
  return ODDS_BAND_LIMITS.find(([, limit]) => odds < limit)?.[0] ?? 'LONG_SHOT';
}

/** '2026-11' */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** 'Sunday' */
export function weekdayOf(day: string): (typeof WEEKDAYS)[number] {
  return WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'Sunday';
}
