import { AppError } from '#gateway/app-error.ts';
import type { IdentifierHashes } from '#gateway/auth/identifier-hashes.ts';
import { askTogether, type Question } from '#gateway/database/ask-together.ts';
import { columnsOf, type FieldsOf } from '#gateway/database/record.ts';
import type { Fragment, Rows } from '#gateway/database/rows.ts';
import { LIMIT_STOP_TEXTS, type LimitStop, limitStop } from '#schema/rules/access/limits.ts';
import { easternDay, easternInstant } from '#schema/rules/time/eastern-time.ts';
import { LimitEntity } from './limit.entity.ts';

const LIMITS = [
  ...(['ageConfirmedAt', 'monthlyLimitCents', 'nextLimitCents', 'nextLimitAt'] as const),
  ...(['coolOffUntil', 'excludedUntil'] as const),
] as const;

/** A member's limits and what was charged to them this month, less refunds. */
export interface LimitRecord extends FieldsOf<typeof LimitEntity, typeof LIMITS> {
  spentCents: number;
}

interface LimitOwner {
  userId: string | null;
  email: string;
}

/** The first moment of a calendar month in New York. */
function monthStart(now: Date): Date {
  return easternInstant(`${easternDay(now).slice(0, 8)}01`, '00:00');
}

/**
 * Always one row. What was spent is summed over all accounts with this mailbox, deleted ones as well, because the limit is
 * the person's: see LimitEntity.
 */
export function limitsQuestion(
  { userId, emailKey }: { userId: string | null; emailKey: string },
  now: Date,
): Question<LimitRecord> {
  const sql = `
    select ${columnsOf(LimitEntity, { table: 'l', only: LIMITS })},
           coalesce((select sum(case i.type when 'charge' then i.total_cents else -i.total_cents end) from invoices i
             where i.user_id in (select ?::text union
                                 select user_id from purchases where email_key = ? and state = 'completed')
               and i.state = 'paid' and i.paid_at >= ?), 0)::int as "spentCents"
      from (select 1) one left join play_limits l on l.person_key = ?`;
  return { sql, params: [userId, emailKey, monthStart(now), emailKey], read: limitRecordOf };
}

/** Instants are text in a row that came as JSON. */
function limitRecordOf([row]: LimitRecord[]): LimitRecord {
  if (!row) throw new AppError('NOT_FOUND');
  const instant = (at: Date | null) => at && new Date(at);
  const { ageConfirmedAt, nextLimitAt, coolOffUntil, excludedUntil } = row;
  return {
    ...row,
    ageConfirmedAt: instant(ageConfirmedAt),
    nextLimitAt: instant(nextLimitAt),
    coolOffUntil: instant(coolOffUntil),
    excludedUntil: instant(excludedUntil),
    spentCents: Math.max(0, row.spentCents),
  };
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
  const sql = `insert into play_limits (person_key, age_confirmed_at) select ?::text, ?::timestamptz
    where exists (select from guard)
    on conflict (person_key) do update
      set age_confirmed_at = coalesce(play_limits.age_confirmed_at, excluded.age_confirmed_at)`;
  return { sql, params: [personKey, now] };
}
