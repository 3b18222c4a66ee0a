import { AppError } from '#gateway/app-error.ts';
import { audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { type FileRounds, fileRounds } from '#gateway/integrations/odds-feed/file-rounds.ts';
import { faultCounts, faultsText } from '#schema/rules/market/feed-names.ts';
import type { FileGame } from '#schema/rules/market/file-games.ts';
import { readGameFile } from '#schema/rules/market/game-file.ts';
import { teamKey } from '#schema/rules/market/game-sides.ts';
import { DAYS_BACK } from '#schema/rules/market/game-start.ts';
import { openQuestions, questionText } from '#schema/rules/market/reading/questions.ts';
import { LEAGUES } from '#schema/rules/picks/leagues.ts';
import type { ImportGamesInput, ImportGamesPayload } from '#schema/types/games/import-games.type.ts';
import { applyOdds } from './apply-odds.ts';
import { applySchedule } from './apply-schedule.ts';
import { applyScores } from './apply-scores.ts';
import { knownTeams } from './known-teams.ts';
import { gamesSince } from './named-games.sql.ts';
import { refuseWithoutFeed } from './named-games.ts';
import { readStanding } from './standing-quotes.ts';
import { namesOfAliases } from './teams.sql.ts';

/**
 * Reads the games, scores and odds of a file, and writes them as a provider's round writes them, all or nothing. Odds of a league
 * replace those it had. Where it is to be written, throws BAD_USER_INPUT with every wrong cell and open question, FEED_OFF, and CONFLICT
 * where a provider is asked.
 */
export async function importGames(context: Context, input: ImportGamesInput): Promise<ImportGamesPayload> {
  refuseWithoutFeed(context);
  if (context.odds) throw new AppError('CONFLICT', `Games come from ${context.odds.name} here`);
  const { now, database } = context;
  const world = {
    ...{ now, teams: await knownTeams(database.em, LEAGUES) },
    games: await gamesSince.all(database.em, { since: new Date(now.getTime() - DAYS_BACK) }),
  };
  const { games, ...read } = readGameFile(input.file, world, input);
  if (input.apply) refuseUnread(read);
  if (input.apply) await writeGames(context, games, input.file);
  const prices = games.reduce((sum, { quotes }) => sum + quotes.length, 0);
  const shown = games.slice(0, MOST_SHOWN).map(shownGame);
  return { ...read, games: games.length, prices, read: shown, applied: input.apply };
}

/** What is shown of a long file, that a person sees how it is read. */
const MOST_SHOWN = 100;
const MOST_PRICES_SHOWN = 12;

function shownGame({ score, quotes, ...game }: FileGame): ImportGamesPayload['read'][number] {
  const prices = quotes.slice(0, MOST_PRICES_SHOWN);
  const points = { awayScore: score?.away ?? null, homeScore: score?.home ?? null };
  return { ...game, ...points, prices, priceCount: quotes.length };
}

/** A long file can have thousands of faults: the first ones say what is to be mended. */
const MOST_NAMED = 50;

function refuseUnread({ problems, questions }: Pick<ImportGamesPayload, 'problems' | 'questions'>): void {
  const open = openQuestions(questions);
  const sentences = [
    ...problems.map(
      ({ row, column, reason }) => `Line ${row}${column ? `, column "${column}"` : ''}: ${reason}`,
    ),
    ...open.map(questionText),
  ];
  const rest = sentences.length - MOST_NAMED;
  if (sentences.length > 0)
    throw new AppError(
      'BAD_USER_INPUT',
      [...sentences.slice(0, MOST_NAMED), ...(rest > 0 ? [`${rest} more`] : [])].join('. '),
      open.length > 0 ? { questions: open.slice(0, MOST_NAMED) } : {},
    );
}

async function writeGames(context: Context, games: readonly FileGame[], file: string): Promise<void> {
  await inTransaction(context, async (em) => {
    const known = await withKnownTeams(em, games);
    for (const rounds of fileRounds(known, file, context.now)) await applyRounds(em, rounds);
    const details = { games: games.length };
    audit(em, context.now, { ...authorOf(context), action: 'games.import', target: 'games', details });
    await em.flush();
  });
}

async function applyRounds(rows: Rows, { league, odds, scores }: FileRounds): Promise<void> {
  const { gameOf, dropped } = await applySchedule(rows, league, odds.games, { now: odds.at, isWhole: false });
  if (dropped.length > 0) {
    const faults = faultsText(faultCounts(dropped.map(({ fault }) => fault)));
    const ids = dropped.map(({ id }) => `"${id}"`).join(', ');
    throw new AppError('BAD_USER_INPUT', `Nothing was written. The file has ${faults}: id ${ids}`);
  }
  if (odds.games.some(({ quotes }) => quotes.length > 0)) {
    const { standing } = await readStanding(rows, league, odds.at);
    await applyOdds(rows, league, odds, { gameOf, standing });
  }
  await applyScores(rows, scores, gameOf);
}

/** Teams by the names that the schedule has for them, where a person confirmed the ones in the file. */
async function withKnownTeams(rows: Rows, games: readonly FileGame[]): Promise<FileGame[]> {
  const aliases = await namesOfAliases.all(rows);
  const names = new Map(aliases.map(({ league, key, name }) => [`${league} ${key}`, name]));
  const named = (league: string, name: string) => names.get(`${league} ${teamKey(name)}`) ?? name;
  return games.map((game) => ({
    ...game,
    away: named(game.league, game.away),
    home: named(game.league, game.home),
  }));
}
