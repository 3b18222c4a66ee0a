import { refuseFields } from '#gateway/app-error.ts';
import { audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { type LimitRecord, readLimits } from '#gateway/billing/ledger/limit-rows.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { AuditAction } from '#schema/rules/access/audit-actions.ts';
import {
  COOL_OFF_DAYS,
  changedLimit,
  EXCLUSION_MONTHS,
  FOR_GOOD,
  type LimitFacts,
  longerEnd,
  MAX_LIMIT_CENTS,
} from '#schema/rules/access/limits.ts';
import { anchorDayOf, nextPeriodEnd } from '#schema/rules/money/periods.ts';
import { DAY } from '#schema/rules/time/durations.ts';
import * as statements from './change-limits.sql.ts';

export function readOwnLimits({ database, trials, now, ...context }: Context): Promise<LimitRecord> {
  const { id: userId, email } = memberOf({ database, trials, now, ...context });
  return readLimits(database.em, trials.keys, { userId, email }, now);
}

/** Sets the monthly limit, or takes it away with null. A higher one counts after a week. Throws BAD_USER_INPUT. */
export function setMonthlyLimit(context: Context, cents: number | null): Promise<void> {
  const wrong = cents !== null && !(cents >= 0 && cents <= MAX_LIMIT_CENTS);
  refuseFields(wrong ? { monthlyLimitCents: 'The limit must be between $0 and $10,000' } : {});
  return change(context, 'limits.monthly', (limits) => changedLimit(limits, cents, context.now));
}

/** Begins a break. A longer one that was chosen before stays. Throws BAD_USER_INPUT. */
export function startCoolOff(context: Context, days: number): Promise<void> {
  refuseFields(COOL_OFF_DAYS.some((one) => one === days) ? {} : { days: 'Choose 1, 7 or 30 days' });
  const end = new Date(context.now.getTime() + days * DAY);
  return change(context, 'limits.cool-off', (limits) => ({
    coolOffUntil: longerEnd(limits.coolOffUntil, end),
  }));
}

/** Excludes the member for months, or for good with 0. Nobody can take it back. Throws BAD_USER_INPUT. */
export function excludeSelf(context: Context, months: number): Promise<void> {
  const known = EXCLUSION_MONTHS.some((one) => one === months);
  refuseFields(known ? {} : { months: 'Choose 6, 12 or 60 months, or 0 for good' });
  const end = months === 0 ? FOR_GOOD : nextPeriodEnd(context.now, anchorDayOf(context.now), months);
  return change(context, 'limits.exclude', (limits) => ({
    excludedUntil: longerEnd(limits.excludedUntil, end),
  }));
}

export function confirmOwnAge(context: Context): Promise<void> {
  return change(context, 'limits.age', (limits) => ({
    ageConfirmedAt: limits.ageConfirmedAt ?? context.now,
  }));
}

type Change = Partial<LimitFacts & Pick<LimitRecord, 'ageConfirmedAt'>>;

async function change(
  context: Context,
  action: AuditAction,
  decide: (limits: LimitRecord) => Change,
): Promise<void> {
  const { id: userId, email } = memberOf(context);
  const { trials, now } = context;
  const personKey = trials.keys.emailKey(email);
  await inTransaction(context, async (em) => {
    await statements.addLimits.run(em, { personKey });
    await statements.lockLimits.some(em, { personKey });
    const limits = await readLimits(em, trials.keys, { userId, email }, now);
    const changed = decide(limits);
    await statements.keepLimits.run(em, { ...limits, ...changed, personKey });
    await statements.touchAccountsOfPerson.run(em, { personKey, userId });
    audit(em, now, { ...authorOf(context), action, target: userId, details: { ...changed } });
  });
}
