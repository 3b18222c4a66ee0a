import { type EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { refuseFields } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { pastedDoubts } from '#schema/rules/picks/pasted-doubts.ts';
import { type PastedPick, parsePastedPicks } from '#schema/rules/picks/pasted-picks.ts';
import type { ImportPicksInput, ImportPicksPayload } from '#schema/types/import-picks.type.ts';
import { addPick } from './create-pick.ts';
import { picksOfDays, picksOfRequests } from './pick-rows.ts';

const LONGEST_REQUEST = 40;

/**
 * Reads picks that were pasted or are in a CSV file, and keeps them as drafts when that is asked for and nothing is wrong with
 * them: all of them, or none. A repeated requestId answers the drafts that it kept before. Throws BAD_USER_INPUT.
 */
export async function importPicks(context: Context, input: ImportPicksInput): Promise<ImportPicksPayload> {
  const { text, date, apply, requestId } = input;
  const isRequest = requestId.length > 0 && requestId.length <= LONGEST_REQUEST;
  refuseFields(isRequest ? {} : { requestId: `requestId has between 1 and ${LONGEST_REQUEST} characters` });
  const { picks, problems } = parsePastedPicks(text, date);
  const stored = await picksOfDays(context.database.em, new Set(picks.map((pick) => pick.date)));
  const keeps = apply && problems.length === 0;
  return {
    picks,
    problems,
    doubts: pastedDoubts(picks, stored, context.now),
    draftIds: keeps ? await keepOnce(context, picks, requestId) : [],
  };
}

async function keepOnce(
  context: Context,
  picks: readonly PastedPick[],
  requestId: string,
): Promise<string[]> {
  const requests = picks.map((_, at) => `${requestId}:${at + 1}`);
  const before = await picksOfRequests(context.database.em, requests);
  if (before.length > 0) return before;
  try {
    return await inTransaction(context, (em) => keep(context, em, picks, requests));
  } catch (failure) {
    // The same request, sent twice at once.
    if (!(failure instanceof UniqueConstraintViolationException)) throw failure;
    return picksOfRequests(context.database.em, requests);
  }
}

async function keep(
  context: Context,
  em: EntityManager,
  picks: readonly PastedPick[],
  requests: readonly string[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const [at, { row: _, tier, ...words }] of picks.entries()) {
    const input = { ...words, subscription: tier, draft: true, requestId: requests[at] };
    ids.push(addPick(context, em, input));
  }
  await em.flush();
  return ids;
}
