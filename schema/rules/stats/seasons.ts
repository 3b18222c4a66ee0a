import type { League } from '#schema/rules/picks/leagues.ts';
import { addDays } from '#schema/rules/time/eastern-time.ts';

/** Windows of a record. There are no others, so nobody picks the days that shine. */
export const WINDOWS = ['ALL', 'SEASON', 'DAYS_365', 'DAYS_90', 'DAYS_30'] as const;
export type RecordWindow = (typeof WINDOWS)[number];

const DAYS: Partial<Record<RecordWindow, number>> = { DAYS_365: 365, DAYS_90: 90, DAYS_30: 30 };
/** Before any league of a new winter season plays for points, after the last one of the old has ended. */
const WINTER_SEASON_BEGINS = '07-15';

/** The first day of a season, MM-DD, and whether it is called by two years. */
const SEASONS: Record<League, { begins: string; isSplit: boolean }> = {
  NFL: { begins: WINTER_SEASON_BEGINS, isSplit: false },
  NCAAF: { begins: WINTER_SEASON_BEGINS, isSplit: false },
  NBA: { begins: WINTER_SEASON_BEGINS, isSplit: true },
  NCAAB: { begins: WINTER_SEASON_BEGINS, isSplit: true },
  MLB: { begins: '01-01', isSplit: false },
  NHL: { begins: WINTER_SEASON_BEGINS, isSplit: true },
};

/** The first day of a window that ends with `last`; null: from the beginning. A mixed record's season is the winter's. */
export function windowStart(window: RecordWindow, last: string, league: League | null): string | null {
  const days = DAYS[window];
  if (days) return addDays(last, 1 - days);
  return window === 'SEASON' ? seasonStart(last, league) : null;
}

/** The season that a day belongs to, as its league calls it: '2026' (MLB, football), '2026-27' (basketball, hockey). */
export function seasonOf(league: League, day: string): string {
  const year = Number(seasonStart(day, league).slice(0, 4));
  return SEASONS[league].isSplit ? `${year}-${String((year + 1) % 100).padStart(2, '0')}` : String(year);
}

function seasonStart(day: string, league: League | null): string {
  const year = Number(day.slice(0, 4));
  const first = league ? SEASONS[league].begins : WINTER_SEASON_BEGINS;
  const begins = `${year}-${first}`;
  return day >= begins ? begins : `${year - 1}-${first}`;
}
