import { randomUUID } from 'node:crypto';
import { AppError, refuseFields } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { type CardAttempt, tryCard } from '#gateway/billing/card-attempts/card-attempt.ts';
import { keepBilling, keepCard } from '#gateway/billing/ledger/payment-method-rows.ts';
import { chargeOnce, declined } from '#gateway/billing/processor/charge-once.ts';
import { settle } from '#gateway/billing/settlement/settle.ts';
import type { Question } from '#gateway/database/ask-together.ts';
import { inOneStatement } from '#gateway/database/one-statement.ts';
import type { ChargeRequest, VaultedCard } from '#gateway/integrations/processor.ts';
import { outboxInsert } from '#gateway/mail/enqueue.ts';
import { type BillingDetails, readBilling } from '#schema/rules/money/billing-form.ts';
import type { BillingInput, UpdatePaymentMethodInput } from '#schema/types/money/subscription.input.ts';
import * as statements from './replace-card.sql.ts';
import { retryOpenRenewal } from './retry-open-renewal.ts';

/**
 * Verifies and vaults a new card, makes it the member's card, deletes the old one, and pays an open renewal with it.
 * Throws CARD_DECLINED or CARD_REFUSED (the old card stays), PAYMENT_PENDING when the processor did not answer the
 * charge, BAD_USER_INPUT for a wrong field of the billing details, RATE_LIMITED after too many cards that failed,
 * CHALLENGE_REQUIRED after three.
 */
export async function replaceCard(context: Context, input: UpdatePaymentMethodInput): Promise<void> {
  const { id, email } = memberOf(context);
  const questions = { billed: billedCard(id) };
  const old = await tryCard(context, { email, questions }, ({ billed }, attempt) =>
    keepNewCard(context, billed, input, attempt),
  );
  const { charge, busy } = await retryOpenRenewal(context, id);
  // A pending charge may need the old card, so it stays in the vault; nothing new is charged to it.
  if (old && !busy) await forget(context, old);
  if (charge) await pay(context, charge);
}

/** Answers the token of the card before, or null. */
async function keepNewCard(
  context: Context,
  { billing: before, token: old }: statements.BilledCardRow,
  { token: nonce, billing: given }: UpdatePaymentMethodInput,
  attempt: CardAttempt,
): Promise<string | null> {
  const { database, now } = context;
  const { id: customerId, email } = memberOf(context);
  const billing = given ? changedBilling(before, given, email) : before;
  const token = `c${randomUUID().replaceAll('-', '')}`;
  const card = await attempt.vault({ customerId, email, billing, nonce, token });
  await inOneStatement(database.em, { sql: 'select 1', params: [] }, [
    keepCard(customerId, card, now),
    ...(given && billing ? [keepBilling(customerId, billing)] : []),
    ...(old ? [outboxInsert(securityNotice(email, card, token, now), now)] : []),
    attempt.handOver(),
  ]);
  return old;
}

/** The given fields over those of before. */
function changedBilling(before: BillingDetails | null, given: BillingInput, email: string): BillingDetails {
  const filled = Object.entries(given).flatMap(([field, text]) => {
    const trimmed = text?.trim();
    return trimmed ? [[field, trimmed]] : [];
  });
  const changed = { firstName: '', lastName: '', ...before, ...Object.fromEntries(filled) };
  const { billing, problems } = readBilling({ ...changed, email });
  refuseFields(problems);
  return billing;
}

function securityNotice(recipient: string, { cardType, last4 }: VaultedCard, token: string, now: Date) {
  const data = { cardType, last4, changedAt: now.toISOString() };
  return { key: `card-replaced:${token}`, recipient, template: 'card-replaced' as const, data };
}

function billedCard(userId: string): Question<statements.BilledCardRow> {
  return statements.billedCard.question(([row]) => row ?? { billing: null, token: null }, { userId });
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
