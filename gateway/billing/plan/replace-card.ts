import { randomUUID } from 'node:crypto';
import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import {
  cardAttemptLimits,
  countDecline,
  type Declines,
  declinesQuery,
  refuseDeclinedNumber,
  requireChallenge,
  solvedChallenge,
} from '#gateway/billing/checkout/limit-card-attempts.ts';
import { keepCard } from '#gateway/billing/ledger/keep-card.ts';
import { chargeOnce } from '#gateway/billing/processor/charge-once.ts';
import { declined } from '#gateway/billing/processor/declined.ts';
import { settle } from '#gateway/billing/settlement/settle.ts';
import { inOneStatement } from '#gateway/database/one-statement.ts';
import type { ChargeRequest, VaultedCard } from '#gateway/integrations/processor.ts';
import { outboxInsert } from '#gateway/mail/enqueue.ts';
import { type CountedLimit, enforce, forgiveness, resetCounts } from '#gateway/rate-limits/count-attempts.ts';
import type { BillingDetails } from '#schema/rules/money/billing-form.ts';
import { retryOpenRenewal } from './retry-open-renewal.ts';

/**
 * Verifies and vaults a new card, makes it the member's card, deletes the old one, and pays an open renewal with it.
 * Throws CARD_DECLINED or CARD_REFUSED (the old card stays), PAYMENT_PENDING when the processor did not answer the
 * charge, RATE_LIMITED after too many cards that failed, CHALLENGE_REQUIRED after three.
 */
export async function replaceCard(context: Context, nonce: string): Promise<void> {
  const { id: customerId, email } = memberOf(context);
  const { database, processor, now } = context;
  const attempts = cardAttemptLimits(context, email);
  await countAttempt(context, email, attempts);
  const { billing, token: old } = await billedCard(context, customerId);
  const token = `c${randomUUID().replaceAll('-', '')}`;
  const outcome = await processor.vault({ customerId, email, billing, nonce, token });
  if (outcome.kind === 'declined') {
    await countDecline(context, email, outcome.uniqueNumber ?? null);
    throw declined(outcome);
  }
  await refuseDeclinedNumber(context, outcome.card.uniqueNumber);
  await inOneStatement(database.em, { sql: 'select 1', params: [] }, [
    keepCard(customerId, outcome.card, now),
    ...(old ? [outboxInsert(securityNotice(email, outcome.card, token, now), now)] : []),
    forgiveness(attempts),
  ]);
  const { charge, busy } = await retryOpenRenewal(context, customerId);
  // A pending charge may need the old card, so it stays in the vault; nothing new is charged to it.
  if (old && !busy) await forget(context, old);
  if (charge) await pay(context, charge);
}

/** An attempt that was only asked for work tried nothing, so it does not count. */
async function countAttempt(context: Context, email: string, attempts: CountedLimit[]): Promise<void> {
  const { database, now } = context;
  const counts = await enforce(database.em, [...attempts, ...solvedChallenge(context)], now);
  const { sql, params } = declinesQuery(context, email);
  const [row] = await database.em.execute<{ declines: Declines }[]>(sql, params);
  try {
    requireChallenge(context, counts, row?.declines ?? { everywhere: 0, own: 0, anyNumberRefused: false });
  } catch (failure) {
    await resetCounts(database.em, attempts);
    throw failure;
  }
}

function securityNotice(recipient: string, { cardType, last4 }: VaultedCard, token: string, now: Date) {
  const data = { cardType, last4, changedAt: now.toISOString() };
  return { key: `card-replaced:${token}`, recipient, template: 'card-replaced' as const, data };
}

interface BilledCard {
  billing: BillingDetails | null;
  token: string | null;
}

async function billedCard({ database }: Context, userId: string): Promise<BilledCard> {
  const sql = `select u.billing, m.token from users u
    left join payment_methods m on m.user_id = u.id and m.removed_at is null where u.id = ?`;
  const [row] = await database.em.execute<BilledCard[]>(sql, [userId]);
  return row ?? { billing: null, token: null };
}

async function forget({ processor, log }: Context, token: string): Promise<void> {
  await processor.forgetCard(token).catch((failure: unknown) => {
    // Nothing new is charged to it; it merely stays in the vault.
    log.warn({ err: failure, token }, 'an old card could not be removed from the vault');
  });
}

async function pay(context: Context, charge: ChargeRequest): Promise<void> {
  const outcome = await chargeOnce(context, charge);
  await settle(context, charge.orderId, outcome);
  if (outcome.kind === 'declined') throw declined(outcome);
  if (outcome.kind === 'unknown') throw new AppError('PAYMENT_PENDING');
}
