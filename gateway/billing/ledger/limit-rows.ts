import { AppError } from '#gateway/app-error.ts';
import type { IdentifierHashes } from '#gateway/auth/identifier-hashes.ts';
import { askTogether, type Question } from '#gateway/database/ask-together.ts';
import type { Fragment, Rows } from '#gateway/database/rows.ts';
import { LIMIT_STOP_TEXTS, type LimitStop, limitStop } from '#schema/rules/access/limits.ts';
import { easternDay, easternInstant } from '#schema/rules/time/eastern-time.ts';
import * as statements from './limit-rows.sql.ts';

/** A member's limits and what was charged to them this month, less refunds. */
export type LimitRecord = statements.LimitsOfPersonRow;

interface LimitOwner {
  userId: string | null;
  email: string;
}

/** The first moment of a calendar month in New York. */
function monthStart(now: Date): Date {
  return easternInstant(`${easternDay(now).slice(0, 8)}01`, '00:00');
}

/** Of the person: see limit-rows.sql. */
export function limitsQuestion(
  { userId, emailKey: personKey }: { userId: string | null; emailKey: string },
  now: Date,
): Question<LimitRecord> {
  return statements.limitsOfPerson.question(limitRecordOf, {
    userId,
    personKey,
    monthStart: monthStart(now),
  });
}

function limitRecordOf([row]: LimitRecord[]): LimitRecord {
  if (!row) throw new AppError('NOT_FOUND');
  return { ...row, spentCents: Math.max(0, row.spentCents) };
}

export async function readLimits(
  rows: Rows,
  keys: IdentifierHashes,
  { userId, email }: LimitOwner,
  now: Date,
): Promise<LimitRecord> {
  const { limits } = await askTogether(rows, {
    limits: limitsQuestion({ userId, emailKey: keys.emailKey(email) }, now),
  });
  return limits;
}

/** Throws STOPPED_BY_LIMIT when the buyer's own limits stop the purchase. */
export function refuseStopped(limits: LimitRecord, cents: number, now: Date): void {
  const stop = limitStop('purchase', limits, { cents, spentCents: limits.spentCents }, now);
  if (stop) throw stopped(stop);
}

function stopped(stop: LimitStop): AppError {
  return new AppError('STOPPED_BY_LIMIT', LIMIT_STOP_TEXTS[stop], { stop });
}

/** Writes that a person confirmed their age, once. Guarded. */
export function confirmAge(personKey: string, now: Date): Fragment {
  return statements.confirmAge.part({ personKey, now });
}
