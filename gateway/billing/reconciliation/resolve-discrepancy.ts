import type { EntityManager } from '@mikro-orm/postgresql';
import { audit } from '#gateway/auth/audit.ts';
import type { Services } from '#gateway/auth/context.ts';
import { type Discrepancy, openDiscrepancies, resolve } from '#gateway/billing/ledger/discrepancies.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';
import { recheckDiscrepancy } from './recheck-discrepancy.ts';
import { eachIndependently } from './reconcile.ts';
import { refundLateCharge } from './refund-late-charge.ts';
import { type UnowedCharge, unowedCharge } from './unowed-charges.ts';

/**
 * Refunds a charge that came late and is not owed. Never charges, and resolves nothing else automatically. Every open
 * discrepancy is checked again, however old; one that no longer exists is marked as resolved.
 */
export async function resolveDiscrepancy(services: Services): Promise<void> {
  const open = await openDiscrepancies(services.database.em);
  await eachIndependently(services, open, async (discrepancy) => {
    const unowed = await unowedCharge(services.database.em, discrepancy);
    if (unowed && (await recheckDiscrepancy(services, discrepancy))) await refundLateCharge(services, unowed);
    if (!(await recheckDiscrepancy(services, discrepancy))) await close(services, discrepancy, unowed);
  });
}

/** Only the run that resolves it sends the mail: several may run at once. */
async function close(
  services: Services,
  discrepancy: Discrepancy,
  unowed: UnowedCharge | null,
): Promise<void> {
  const now = services.clock.now();
  await inTransaction(services, async (em) => {
    if ((await resolve(em, discrepancy, now)) && unowed) await notifyMember(em, unowed, now);
  });
}

async function notifyMember(
  em: EntityManager,
  { transactionId, cents, tier, userId, email, askedAt }: UnowedCharge,
  now: Date,
): Promise<void> {
  const data = { tier, amountCents: cents, chargedAt: askedAt.toISOString() };
  // As in rows of earlier versions, so that no member gets it twice.
  const key = `charge-given-back:${transactionId}`;
  const queued = await enqueue(em, { key, recipient: email, template: 'late-charge-refunded', data }, now);
  const details = { transactionId, amountCents: cents };
  if (queued) audit(em, now, { actor: 'system', action: 'charge.give-back', target: userId, details });
}
