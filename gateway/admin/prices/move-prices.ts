import type { EntityManager } from '@mikro-orm/postgresql';
import { refuseActProblems } from '#gateway/admin/acts/do-act.ts';
import { AppError, refuseFields } from '#gateway/app-error.ts';
import { audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { planPrices } from '#gateway/auth/plan-prices.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { isFirst } from '#gateway/auth/staff-acts.ts';
import { violatedConstraint } from '#gateway/database/failures.ts';
import { newId } from '#gateway/database/new-id.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { AuditAction } from '#schema/rules/access/audit-actions.ts';
import type { ProposePriceMoveInput } from '#schema/types/money/plan-price-move.type.ts';
import { approvePriceMove as approveMove } from './list-price-moves.sql.ts';
import { APPROVING } from './list-price-moves.ts';
import * as statements from './move-prices.sql.ts';

/**
 * Proposes to move running plans to what their plan costs today. Nothing happens until somebody else approves it. Throws
 * BAD_USER_INPUT, PRICE_CHANGED when that is not what was shown, CONFLICT while another move of the plan goes on, KEY_REUSED.
 */
export async function proposePriceMove(context: Context, input: ProposePriceMoveInput): Promise<void> {
  refuseActProblems(input);
  const prices: Partial<Record<string, { monthlyCents: number }>> = await planPrices(context);
  const today = prices[input.tier];
  if (!today) return refuseFields({ tier: 'Choose a plan that costs something' });
  if (today.monthlyCents !== input.cents)
    throw new AppError('PRICE_CHANGED', undefined, { totalCents: today.monthlyCents });
  await inTransaction(context, async (em) => {
    if (await isFirst(context, em, 'price.propose-move', input)) await addMove(context, em, input);
  }).catch((failure: unknown) => {
    if (violatedConstraint(failure) !== 'plan_price_moves_one') throw failure;
    throw new AppError('CONFLICT', 'Running plans of this kind are being moved already. End that first.');
  });
}

async function addMove(context: Context, em: EntityManager, input: ProposePriceMoveInput): Promise<void> {
  const { tier, cents } = input;
  const [id, reason] = [newId('move'), input.reason.trim()];
  const by = memberOf(context).id;
  await statements.addPriceMove.run(em, { id, tier, cents, reason, by, now: context.now });
  record(context, em, 'price.propose-move', id, { tier, cents, reason });
}

/**
 * Approves a proposed move: from now on members are notified, each thirty days before a renewal. Throws NOT_FOUND, CONFLICT for
 * one that was ended, and for who proposed it, unless they have been the only owner for a day and an hour has passed.
 */
export function approvePriceMove(context: Context, id: string): Promise<void> {
  return inTransaction(context, async (em) => {
    const { now } = context;
    const me = memberOf(context).id;
    const move = await lockedMove(em, id);
    if (move.approvedAt) return;
    const isApproved = await approveMove.some(em, { ...APPROVING, me, now, id });
    if (!isApproved) throw new AppError('CONFLICT', move.endedAt ? ENDED : NOT_ALONE);
    record(context, em, 'price.approve-move', id, { tier: move.tier, cents: move.cents });
  });
}

const ENDED = 'This move has been ended.';
const NOT_ALONE =
  'Another owner, who was one a day before this was proposed, has to approve it. If there is none, who proposed it can after an hour, and a day after an owner was removed.';

/** Ends a move: nobody is notified from now on. Members who were notified before are moved. Throws NOT_FOUND. */
export function endPriceMove(context: Context, id: string): Promise<void> {
  return inTransaction(context, async (em) => {
    const { tier, cents, endedAt } = await lockedMove(em, id);
    if (endedAt) return;
    await statements.endPriceMove.run(em, { by: memberOf(context).id, now: context.now, id });
    record(context, em, 'price.end-move', id, { tier, cents });
  });
}

async function lockedMove(em: EntityManager, id: string): Promise<statements.LockPriceMoveRow> {
  const found = await statements.lockPriceMove.first(em, { id });
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

function record(
  context: Context,
  em: EntityManager,
  action: AuditAction,
  target: string,
  details: Record<string, unknown>,
): void {
  audit(em, context.now, { ...authorOf(context), action, target, details });
}
