import { LEAGUES, type League } from '#schema/rules/picks/leagues.ts';

type Season = {
  /** First and last day as MM-DD; a season may run over New Year. */
  from: string;
  until: string;
  /** How many of a day's picks it takes, against the other leagues that play. */
  weight: number;
  /** Usual New York starts, the most usual ones said more than once. */
  starts: readonly string[];
  /** The weekday with nearly all of its games (Sunday is 0); on `fewOn` there are one or two, at night. */
  mainly?: number;
  fewOn?: readonly number[];
};

const SEASONS: Record<League, Season> = {
  NFL: {
    ...{ from: '09-04', until: '02-12', weight: 6, mainly: 0, fewOn: [1, 4] },
    starts: ['13:00', '13:00', '16:25', '20:20'],
  },
  NCAAF: {
    ...{ from: '08-24', until: '01-20', weight: 5, mainly: 6, fewOn: [4, 5] },
    starts: ['12:00', '15:30', '15:30', '19:30'],
  },
  NBA: { from: '10-20', until: '06-22', weight: 4, starts: ['19:00', '19:30', '20:00', '21:00', '22:00'] },
  NCAAB: { from: '11-03', until: '04-08', weight: 3, starts: ['12:30', '18:30', '19:00', '20:30', '21:00'] },
  MLB: {
    from: '03-26',
    until: '11-02',
    weight: 4,
    starts: ['13:10', '18:40', '19:05', '19:10', '20:10', '21:40'],
  },
  NHL: { from: '10-06', until: '06-24', weight: 3, starts: ['19:00', '19:00', '19:30', '20:00', '22:00'] },
};

export type LeagueDay = {
  league: League;
  weight: number;
  starts: readonly string[];
  /** Most games of it that are shown. */
  most: number;
  exhibition: boolean;
};

/**
 * The leagues with games on a day (YYYY-MM-DD). Out of season a league still has an exhibition game twice a
 * month, so that every league is somewhere in any sixty days.
 */
export function leaguesOn(day: string): LeagueDay[] {
  return LEAGUES.flatMap((league) => leagueOn(league, day) ?? []);
}

function leagueOn(league: League, day: string): LeagueDay | undefined {
  const { from, until, weight, starts, mainly, fewOn = [] } = SEASONS[league];
  if (!isWithin(day.slice(5), from, until)) {
    if (!/-(03|17)$/.test(day)) return undefined;
    return { league, weight: 0, starts: ['19:00'], most: 1, exhibition: true };
  }
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  if (mainly === undefined || weekday === mainly)
    return { league, weight, starts, most: 12, exhibition: false };
  if (!fewOn.includes(weekday)) return undefined;
  return { league, weight: 1, starts: ['20:15'], most: 1, exhibition: false };
}

function isWithin(monthDay: string, from: string, until: string): boolean {
  return from <= until ? monthDay >= from && monthDay <= until : monthDay >= from || monthDay <= until;
}
