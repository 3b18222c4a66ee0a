import { AppError } from '#gateway/app-error.ts';
import { audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { type FileRounds, fileRounds } from '#gateway/integrations/odds-feed/file-rounds.ts';
import { type FileGame, parseGameFile } from '#schema/rules/market/game-file.ts';
import { teamKey } from '#schema/rules/market/game-sides.ts';
import { applyOdds } from './apply-odds.ts';
import { applySchedule } from './apply-schedule.ts';
import { applyScores } from './apply-scores.ts';
import { refuseWithoutFeed } from './named-games.ts';
import { readStanding } from './standing-quotes.ts';

/**
 * Writes the games, scores and odds of a CSV file, all or nothing, as a provider's round writes them. Odds of a league replace those it
 * had. Throws BAD_USER_INPUT with line and column, FEED_OFF, and CONFLICT where a provider is asked.
 */
export async function importGames(
  context: Context,
  file: string,
): Promise<{ games: number; prices: number }> {
  refuseWithoutFeed(context);
  if (context.odds) throw new AppError('CONFLICT', `Games come from ${context.odds.name} here`);
  const games = parseGameFile(file);
  if ('reason' in games) {
    const { line, column, reason } = games;
    throw new AppError('BAD_USER_INPUT', `Line ${line}${column ? `, column "${column}"` : ''}: ${reason}`);
  }
  await inTransaction(context, async (em) => {
    const known = await withKnownTeams(em, games);
    for (const rounds of fileRounds(known, file, context.now)) await applyRounds(em, rounds);
    const details = { games: games.length };
    audit(em, context.now, { ...authorOf(context), action: 'games.import', target: 'games', details });
    await em.flush();
  });
  return { games: games.length, prices: games.reduce((sum, { quotes }) => sum + quotes.length, 0) };
}

async function applyRounds(rows: Rows, { league, odds, scores }: FileRounds): Promise<void> {
  const gameOf = await applySchedule(rows, league, odds.games, { now: odds.at, isWhole: false });
  if (odds.games.some(({ quotes }) => quotes.length > 0)) {
    const { standing } = await readStanding(rows, league, odds.at);
    await applyOdds(rows, league, odds, { gameOf, standing });
  }
  await applyScores(rows, scores, gameOf);
}

/** Teams by the names that the schedule has for them, where a person confirmed the ones in the file. */
async function withKnownTeams(rows: Rows, games: readonly FileGame[]): Promise<FileGame[]> {
  const aliases = await rows.execute<{ league: string; key: string; name: string }[]>(
    'select a.league, a.key, t.name from team_aliases a join teams t on t.id = a.team_id',
  );
  const names = new Map(aliases.map(({ league, key, name }) => [`${league} ${key}`, name]));
  const named = (league: string, name: string) => names.get(`${league} ${teamKey(name)}`) ?? name;
  return games.map((game) => ({
    ...game,
    away: named(game.league, game.away),
    home: named(game.league, game.home),
  }));
}
