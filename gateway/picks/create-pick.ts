import { type EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { AppError, refuseFields } from '#gateway/app-error.ts';
import { audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { newId } from '#gateway/database/new-id.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { firstReadableAt } from '#schema/rules/access/visibility.ts';
import { pickProblems } from '#schema/rules/picks/pick-rules.ts';
import { easternInstant } from '#schema/rules/time/eastern-time.ts';
import type { CreatePickInput } from '#schema/types/pick.input.ts';
import { keepGame } from './link-game.ts';
import { PickEntity } from './pick.entity.ts';
import { findPick, type PickRecord, pickOfRequest } from './pick-rows.ts';

/**
 * Posts a pick, or saves it as a draft. A repeated requestId answers the pick it made before. Throws BAD_USER_INPUT
 * with a sentence for each wrong field, GAME_MISMATCH.
 *
 * The database adds (gateway/database/program): whether it is late, the day it opens, its change for live updates, its webhook
 * event; and at commit the pick is sealed (record/seal-pick.sql) and the version of the picks changes.
 */
export async function createPick(context: Context, input: CreatePickInput): Promise<PickRecord> {
  refuseProblems(input);
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

async function insertPick(context: Context, input: CreatePickInput): Promise<PickRecord> {
  const { sport, gameId } = input;
  const made = await inTransaction(context, async (em) => {
    const id = addPick(context, em, input);
    await em.flush();
    if (gameId) await keepGame(em, { ...input, id, league: sport }, gameId, context.now);
    return findPick(em, id);
  });
  if (!made) throw new AppError('NOT_FOUND');
  return made;
}

/** Adds a pick that was checked, with its line in the audit log, to what is written next. Answers its id. */
export function addPick(context: Context, em: EntityManager, input: CreatePickInput): string {
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
