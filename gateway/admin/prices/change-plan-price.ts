import type { EntityManager } from '@mikro-orm/postgresql';
import { refuseActProblems } from '#gateway/admin/acts/do-act.ts';
import { AppError, refuseFields } from '#gateway/app-error.ts';
import { audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { PlanPriceEntity } from '#gateway/auth/plan-price.entity.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { isFirst } from '#gateway/auth/staff-acts.ts';
import { violatedConstraint } from '#gateway/database/failures.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { priceBefore, priceChangeProblems } from '#schema/rules/money/plan-price-change.ts';
import type { PlanPrice } from '#schema/rules/money/plan-prices.ts';
import type { ChangePlanPriceInput } from '#schema/types/money/plan-price.type.ts';

/**
 * Gives a plan a new price, from now or from a moment on: for new plans and changes of plan. Plans that run keep theirs. The
 * next request of every process quotes it. Does nothing when the request id has done it before. Throws BAD_USER_INPUT,
 * CONFLICT when somebody has changed a price since the page was read, KEY_REUSED.
 */
export async function changePlanPrice(context: Context, input: ChangePlanPriceInput): Promise<void> {
  refuseActProblems(input);
  await inTransaction(context, async (em) => {
    if (await isFirst(context, em, 'price.change', input)) await addPrice(context, em, input);
  }).catch((failure: unknown) => {
    if (violatedConstraint(failure) === 'plan_prices_pkey') throw changedMeanwhile();
    throw failure;
  });
}

async function addPrice(context: Context, em: EntityManager, input: ChangePlanPriceInput): Promise<void> {
  const { now, planPriceRows } = context;
  const rows = await planPriceRows.since(null);
  const change = { ...input, startsAt: input.startsAt ?? null };
  if (rows.at(-1)?.id !== input.version) throw changedMeanwhile();
  refuseFields(priceChangeProblems(change, rows, now));
  const startsAt = change.startsAt ?? now;
  const { tier, months, cents, reason } = input;
  const price = { id: input.version + 1, tier, months, cents, startsAt };
  await em.insert(PlanPriceEntity, {
    ...price,
    by: memberOf(context).id,
    reason: reason.trim(),
    createdAt: now,
  });
  record(context, em, price, priceBefore(change, rows, now), input.reason);
}

function record(context: Context, em: EntityManager, price: PlanPrice, before: number, reason: string): void {
  const { tier, months, cents, startsAt } = price;
  const details = {
    months,
    before: { cents: before },
    after: { cents, startsAt: startsAt.toISOString() },
    reason,
  };
  audit(em, context.now, { ...authorOf(context), action: 'price.change', target: tier, details });
}

function changedMeanwhile(): AppError {
  return new AppError(
    'CONFLICT',
    'Somebody has changed a price since you opened this. Look again, then decide.',
  );
}
