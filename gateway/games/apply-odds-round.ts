import type { Rows } from '#gateway/database/rows.ts';
import type { FeedDrop } from '#gateway/integrations/odds-feed/odds-feed.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import { applyOdds, type OddsRound } from './apply-odds.ts';
import { applySchedule } from './apply-schedule.ts';
import { nameBooks } from './name-books.ts';
import { scanArbitrages } from './scan-arbitrages.ts';
import { type ReadQuotes, stillStanding } from './standing-quotes.ts';

/**
 * Keeps a round of odds, in one transaction that is as short as it can be: `read` is what was stored before it began. Answers what could not
 * be kept.
 */
export async function applyOddsRound(
  rows: Rows,
  league: League,
  answered: OddsRound,
  read: ReadQuotes,
): Promise<FeedDrop[]> {
  const round = { ...answered, games: await nameBooks(rows, league, answered.games) };
  const { gameOf, dropped } = await applySchedule(rows, league, round.games, {
    now: round.at,
    isWhole: false,
  });
  const standing = await stillStanding(rows, league, round.at, read);
  const applied = await applyOdds(rows, league, round, { gameOf, standing });
  await scanArbitrages(rows, league, { ...applied, at: round.at });
  return dropped;
}
