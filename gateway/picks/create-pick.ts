import { type EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { AppError, refuseFields } from '#gateway/app-error.ts';
import { audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { newId } from '#gateway/database/new-id.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { knownTeams } from '#gateway/games/known-teams.ts';
import { firstReadableAt } from '#schema/rules/access/visibility.ts';
import { SheetReader } from '#schema/rules/market/reading/questions.ts';
import type { KnownTeam } from '#schema/rules/market/reading/read-team.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import { pickProblems } from '#schema/rules/picks/pick-rules.ts';
import { readPosted, readPostedTeams } from '#schema/rules/picks/posted-questions.ts';
import { easternDay, easternInstant } from '#schema/rules/time/eastern-time.ts';
import type { CreatePickInput } from '#schema/types/picks/pick.input.ts';
import { meantOdds } from './far-odds.ts';
import { findGames, linkFound } from './find-games.ts';
import { keepGame } from './link-game.ts';
import { PickEntity } from './pick.entity.ts';
import { findPick, type PickRecord, pickOfRequest } from './pick-rows.ts';
import { refuseQuestions } from './refuse-questions.ts';

const EVERYTHING = { odds: true, start: true, bet: true };

/**
 * Posts a pick, or saves it as a draft. A repeated requestId answers the pick it made before. Throws BAD_USER_INPUT
 * with a sentence for each wrong field or open question, GAME_MISMATCH. Without a `gameId` it is linked to the game that it is certainly
 * on; null says that it is on none.
 *
 * The database adds (gateway/database/program): whether it is late, the day it opens, its change for live updates, its webhook
 * event; and at commit the pick is sealed (record/seal-pick.sql) and the version of the picks changes.
 */
export async function createPick(
  context: Context,
  { answers, ...given }: CreatePickInput,
): Promise<PickRecord> {
  refuseProblems(given);
  const { em } = context.database;
  const reader = new SheetReader(answers);
  const named = readPostedTeams(reader, given, await askedTeams(em, given.sport, given.gameId));
  const read = { ...named, ...readPosted(reader, named, { ...EVERYTHING, today: easternDay(context.now) }) };
  refuseQuestions(reader);
  const game = await gameIdOf(context, em, read, read.sport);
  const [input = read] = await meantOdds(em, reader, [{ pick: read, row: 1, game }]);
  refuseQuestions(reader);
  if (input.requestId && input.requestId.length > 64)
    throw new AppError('BAD_USER_INPUT', 'requestId is longer than 64 characters');
  try {
    return await insertPick(context, input);
  } catch (failure) {
    const repeated = failure instanceof UniqueConstraintViolationException && input.requestId;
    const made = repeated && (await pickOfRequest(context.database.em, repeated));
    if (made) return made;
    throw failure;
  }
}

export function refuseProblems(pick: Parameters<typeof pickProblems>[0]): void {
  refuseFields(pickProblems(pick));
}

interface GamePick
  extends Pick<CreatePickInput, 'teamOne' | 'teamTwo' | 'date' | 'time' | 'odds' | 'gameId'> {}

/** The game that is given, or else the one that it is certainly on. Only a price needs it before the pick is kept. */
export async function gameIdOf(
  context: Context,
  em: EntityManager,
  pick: GamePick,
  league: League,
): Promise<string | null> {
  if (pick.gameId !== undefined || pick.odds == null) return pick.gameId || null;
  const startsAt = easternInstant(pick.date, pick.time);
  const [found] = await findGames(context, em, [{ ...pick, league, startsAt }]);
  return found?.game?.id ?? null;
}

/** The teams that names are asked by: none where a game is given, whose teams they have to be, or somebody says that it is on none. */
export async function askedTeams(
  em: EntityManager,
  league: League,
  gameId: string | null | undefined,
): Promise<KnownTeam[]> {
  return gameId === undefined ? knownTeams(em, [league]) : [];
}

type NewPick = Omit<CreatePickInput, 'answers'>;

async function insertPick(context: Context, input: NewPick): Promise<PickRecord> {
  const { sport, gameId } = input;
  const made = await inTransaction(context, async (em) => {
    const id = addPick(context, em, input);
    await em.flush();
    const words = { ...input, id, league: sport };
    if (gameId !== undefined) await keepGame(em, words, gameId || null, context.now);
    else await linkFound(context, em, [{ ...words, startsAt: easternInstant(input.date, input.time) }]);
    return findPick(em, id);
  });
  if (!made) throw new AppError('NOT_FOUND');
  return made;
}

/** Adds a pick that was checked, with its line in the audit log, to what is written next. Answers its id. */
export function addPick(context: Context, em: EntityManager, input: NewPick): string {
  const { now } = context;
  const { sport, subscription, draft, requestId, gameId: _, ...words } = input;
  const id = newId('pick');
  em.create(
    PickEntity,
    {
      ...words,
      book: words.book || null,
      analyst: words.analyst || null,
      id,
      league: sport,
      tier: subscription,
      startsAt: easternInstant(input.date, input.time),
      requestId: requestId || null,
      createdAt: now,
      updatedAt: now,
      ...(draft ? { status: 'DRAFT' } : published(now, input.releaseAt ?? null)),
    },
    { persist: true },
  );
  audit(em, now, { ...authorOf(context), action: 'pick.create', target: id, details: { ...input } });
  return id;
}

export function published(now: Date, releaseAt: Date | null) {
  return { status: 'PUBLISHED' as const, publishedAt: now, readableAt: firstReadableAt(now, releaseAt) };
}
