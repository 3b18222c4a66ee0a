import type { Context } from '#gateway/auth/context.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { finalDoubt } from '#schema/rules/market/final-scores.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import type { Market, PickResult } from '#schema/rules/picks/pick-values.ts';
import { type GradingProposal, gradingProposal } from '#schema/rules/stats/grading-proposal.ts';
import type { Score } from '#schema/rules/stats/regrade.ts';

/** A pick whose game is over, and what its final score makes of it. */
export interface DecidedPick {
  id: string;
  /** As the pick names its teams. */
  score: Score;
  finalAt: Date;
  /** When a later round reported the same final; null until one has. */
  confirmedAt: Date | null;
  /** Why the rule does not grade by this final; null where it may. */
  doubt: string | null;
  /** Its result now, and the score that its last grade names. */
  result: PickResult;
  shown: string | null;
  /** Null where the score alone does not decide the pick. */
  proposal: GradingProposal | null;
}

interface Row {
  id: string;
  league: League;
  /** When the game started. */
  startsAt: Date;
  market: Market | null;
  pick: string;
  line: number | null;
  teamOne: string;
  teamTwo: string;
  reversed: boolean;
  away: number;
  home: number;
  finalAt: Date;
  confirmedAt: Date | null;
  result: PickResult;
  shown: string | null;
}

const DECIDED = `
  select p.id, g.league, g.starts_at as "startsAt", p.market, p.pick, p.line::float8 as line, p.team_one as "teamOne", p.team_two as "teamTwo", l.reversed,
         g.away_score as away, g.home_score as home, g.final_at as "finalAt", g.confirmed_at as "confirmedAt", p.result,
         (select score from pick_grades where pick_id = p.id order by n desc limit 1) as shown
    from picks p join pick_games l on l.pick_id = p.id join games g on g.id = l.game_id
   where p.status = 'PUBLISHED' and g.status = 'FINAL' and g.final_at > p.starts_at`;

/** The picks without a result of games that are over, the first final first. */
export async function decidedPicks(rows: Rows): Promise<DecidedPick[]> {
  const found = await rows.execute<Row[]>(`${DECIDED} and p.result = 'PENDING' order by g.final_at, p.id`);
  return found.map(decidedOf);
}

/** The picks of one game that is over, whatever their result is. */
export async function decidedPicksOf(rows: Rows, gameId: string): Promise<DecidedPick[]> {
  const found = await rows.execute<Row[]>(`${DECIDED} and g.id = ? order by p.id`, [gameId]);
  return found.map(decidedOf);
}

function decidedOf({
  id,
  league,
  startsAt,
  reversed,
  away,
  home,
  finalAt,
  confirmedAt,
  result,
  shown,
  ...words
}: Row): DecidedPick {
  const score = reversed ? { one: home, two: away } : { one: away, two: home };
  const doubt = finalDoubt({ league, startsAt, finalAt, confirmedAt });
  return { id, score, finalAt, confirmedAt, doubt, result, shown, proposal: gradingProposal(words, score) };
}

/** 'the-odds-api.com, final seen 2026-11-24 03:58:12Z', as the record shows it. */
export function feedSource(odds: Context['odds'], finalAt: Date): string {
  return `${odds?.name ?? 'imported schedule'}, final seen ${finalAt
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, 'Z')}`;
}
