import { statsFile } from '#frontend/app/stats-file.ts';
import { queryAsVisitor } from '#frontend/app/visitor-query.ts';
import { LeagueResultsDocument, type LeagueResultsQuery } from '#frontend/generated/graphql.ts';
import { LEAGUES, type League } from '#schema/rules/picks/leagues.ts';
import { recordFigure } from '#schema/rules/stats/figure-text.ts';
import type { StatsSlice } from '#schema/rules/stats/stats-file.ts';
import { unitsText, unitsTone } from '#schema/rules/text/units-text.ts';
import { plainDay } from '#schema/rules/time/eastern-time.ts';

/** An overdue pick counts as lost. */
const LETTERS = { WIN: 'W', LOSS: 'L', OVERDUE: 'L', PUSH: 'P' } as const;
type Letter = (typeof LETTERS)[keyof typeof LETTERS];

export interface LeagueResult {
  league: League;
  /** '42–16' */
  record: string;
  /** '+40.1 units'; null where no pick had a price. */
  units: string | null;
  tone: 'win' | 'loss' | undefined;
  /** The latest, the newest last. */
  latest: { id: string; letter: Letter }[];
}

export interface LeagueResults {
  leagues: LeagueResult[];
  /** 'Nov 22, 2026' */
  to: string;
}

/** Every league that has a graded pick, most picks first, never by profit; null while there is none, or figures are withheld. */
export async function leagueResults(): Promise<LeagueResults | null> {
  const [{ by, to }, latest] = await Promise.all([
    statsFile('by=LEAGUE'),
    queryAsVisitor(LeagueResultsDocument, {}),
  ]);
  const leagues = (by[0]?.slices ?? []).flatMap((slice) => {
    const league = LEAGUES.find((each) => each === slice.name);
    return league && slice.figures.n > 0 ? [resultOf(league, slice, latest[league].nodes)] : [];
  });
  return leagues.length > 0 ? { leagues, to: plainDay(to) } : null;
}

function resultOf(
  league: League,
  { figures }: StatsSlice,
  latest: LeagueResultsQuery[League]['nodes'],
): LeagueResult {
  const { units } = figures.staked;
  return {
    ...{ league, record: recordFigure(figures).value },
    units: units === null ? null : unitsText(units),
    tone: units === null ? undefined : unitsTone(units),
    latest: latest
      .map(({ pickId, kind }) => ({ id: pickId, letter: LETTERS[kind as keyof typeof LETTERS] }))
      .reverse(),
  };
}
