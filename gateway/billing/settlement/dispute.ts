import type { Services } from '#gateway/auth/context.ts';
import { staffWith } from '#gateway/auth/staff.ts';
import { lockSubscription } from '#gateway/billing/ledger/subscription-rows.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';
import { addDispute, disputedPayment, noteDisputeOutcome } from './dispute.sql.ts';
import { endSubscription } from './end-subscription.ts';

interface Dispute {
  transactionId: string;
  orderId: string | null;
  disputeId: string | null;
}

/**
 * A bank reversed a payment: it is booked as a dispute, the plan that it paid for ends at once, and every admin gets a mail. A plan that was
 * bought since then stays. Repeating it changes nothing.
 */
export async function revokeForDispute(services: Services, dispute: Dispute): Promise<void> {
  const now = services.clock.now();
  await inTransaction(services, async (em) => {
    const { transactionId, disputeId } = dispute;
    const disputed = await disputedPayment.first(em, { transactionId });
    if (!disputed) return;
    const { orderId, userId, amountCents } = disputed;
    await addDispute.run(em, { transactionId, disputeId, orderId, userId, amountCents, now });
    const paid = await lockSubscription(em, disputed.subscriptionId);
    const revoked = paid !== null && paid.state !== 'ended';
    if (revoked) await endSubscription(em, paid, 'disputed', now);
    const admins = await staffWith(em, 'MONEY');
    for (const { email } of admins)
      await enqueue(
        em,
        {
          key: `admin-dispute:${dispute.disputeId ?? dispute.transactionId}:${email}`.slice(0, 120),
          recipient: email,
          template: 'admin-dispute',
          data: {
            email: disputed.email,
            transactionId: dispute.transactionId,
            orderId: dispute.orderId,
            amountCents: disputed.amountCents,
            reason: null,
            accessRevoked: revoked,
          },
        },
        now,
      );
  });
}

/** Keeps how the bank decided a dispute, which the processor says. */
export async function noteOutcome(services: Services, transactionId: string): Promise<void> {
  const outcome = await services.processor.disputeOutcome(transactionId);
  await noteDisputeOutcome.run(services.database.em, { transactionId, outcome });
}
