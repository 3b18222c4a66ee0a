import { type EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { refuseFields } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { knownTeams } from '#gateway/games/known-teams.ts';
import { scheduledGames } from '#gateway/games/scheduled-games.ts';
import { openQuestions, SheetReader } from '#schema/rules/market/reading/questions.ts';
import { LEAGUES } from '#schema/rules/picks/leagues.ts';
import { pastedDoubts } from '#schema/rules/picks/pasted-doubts.ts';
import type { PastedPick } from '#schema/rules/picks/pasted-line.ts';
import { parsePastedPicks } from '#schema/rules/picks/pasted-picks.ts';
import type { ImportPicksInput, ImportPicksPayload } from '#schema/types/picks/import-picks.type.ts';
import { addPick } from './create-pick.ts';
import { meantOdds } from './far-odds.ts';
import { gamesOfLines, type LineGame } from './games-of-lines.ts';
import { keepGame } from './link-game.ts';
import { picksOfDays, picksOfRequests } from './pick-rows.ts';

const LONGEST_REQUEST = 40;

/**
 * Reads picks that were pasted or are in a file, and keeps them as drafts when told to, if nothing is wrong with them and every
 * question is answered: all of them, or none. A repeated requestId answers the drafts that it kept before. Throws BAD_USER_INPUT.
 */
export async function importPicks(context: Context, input: ImportPicksInput): Promise<ImportPicksPayload> {
  const { text, date, apply, requestId, answers, columns: given, leaveOut } = input;
  const isRequest = requestId.length > 0 && requestId.length <= LONGEST_REQUEST;
  refuseFields(isRequest ? {} : { requestId: `requestId has between 1 and ${LONGEST_REQUEST} characters` });
  const { em } = context.database;
  const reader = new SheetReader(answers);
  const teams = await knownTeams(em, LEAGUES);
  const {
    picks: written,
    columns,
    leftOut,
  } = parsePastedPicks(text, {
    day: date,
    reader,
    columns: given,
    leaveOut,
    teams,
    games: await scheduledGames(em, date),
  });
  const games = await gamesOfLines(context, reader, written);
  const onGames = written.map((pick, at) => ({ pick, row: pick.row, game: games[at]?.game }));
  const picks = await meantOdds(em, reader, onGames);
  const stored = await picksOfDays(em, new Set(picks.map((pick) => pick.date)));
  const { problems, questions } = reader;
  const keeps = apply && problems.length === 0 && openQuestions(questions).length === 0;
  return {
    ...{ picks: picks.map(shownPick), problems, questions, columns, leftOut },
    games: games.map(({ row, says, game }) => ({ row, says, gameId: game ?? null })),
    doubts: pastedDoubts(picks, stored, context.now),
    draftIds: keeps ? await keepOnce(context, picks, games, requestId) : [],
  };
}

function shownPick(pick: PastedPick): ImportPicksPayload['picks'][number] {
  const { book = null, analyst = null, probability = null } = pick;
  return { ...pick, book, analyst, probability };
}

async function keepOnce(
  context: Context,
  picks: readonly PastedPick[],
  games: readonly LineGame[],
  requestId: string,
): Promise<string[]> {
  const requests = picks.map((_, at) => `${requestId}:${at + 1}`);
  const before = await picksOfRequests(context.database.em, requests);
  if (before.length > 0) return before;
  try {
    return await inTransaction(context, (em) => keep(context, em, { picks, games, requests }));
  } catch (failure) {
    // The same request, sent twice at once.
    if (!(failure instanceof UniqueConstraintViolationException)) throw failure;
    return picksOfRequests(context.database.em, requests);
  }
}

interface Kept {
  picks: readonly PastedPick[];
  games: readonly LineGame[];
  requests: readonly string[];
}

async function keep(
  context: Context,
  em: EntityManager,
  { picks, games, requests }: Kept,
): Promise<string[]> {
  const ids: string[] = [];
  for (const [at, { row: _, gameNumber: __, tier, ...words }] of picks.entries()) {
    const input = { ...words, subscription: tier, draft: true, requestId: requests[at] };
    ids.push(addPick(context, em, input));
  }
  await em.flush();
  for (const [at, { sport: league, ...pick }] of picks.entries()) {
    const game = games[at]?.game;
    if (game !== undefined) await keepGame(em, { ...pick, id: ids[at] ?? '', league }, game, context.now);
  }
  return ids;
}
