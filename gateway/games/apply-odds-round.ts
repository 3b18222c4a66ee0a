import type { Rows } from '#gateway/database/rows.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import { applyOdds, type OddsRound } from './apply-odds.ts';
import { applySchedule } from './apply-schedule.ts';
import { scanArbitrages } from './scan-arbitrages.ts';
import { type ReadQuotes, stillStanding } from './standing-quotes.ts';

/** Keeps a round of odds, in one transaction that is as short as it can be: `read` is what stood before it began. */
export async function applyOddsRound(
  rows: Rows,
  league: League,
  round: OddsRound,
  read: ReadQuotes,
): Promise<void> {
  const gameOf = await applySchedule(rows, league, round.games, { now: round.at, isWhole: false });
  const standing = await stillStanding(rows, league, round.at, read);
  const applied = await applyOdds(rows, league, round, { gameOf, standing });
  await scanArbitrages(rows, league, { ...applied, at: round.at });
}
