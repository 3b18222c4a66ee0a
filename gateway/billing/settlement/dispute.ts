import type { Services } from '#gateway/auth/context.ts';
import { staffWith } from '#gateway/auth/staff.ts';
import { InvoiceEntity } from '#gateway/billing/ledger/invoice.entity.ts';
import { PaymentAttemptEntity } from '#gateway/billing/ledger/payment-attempt.entity.ts';
import { lockSubscription } from '#gateway/billing/ledger/subscription-rows.ts';
import { columnsOf } from '#gateway/database/record.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';
import { endSubscription } from './end-subscription.ts';

interface Dispute {
  transactionId: string;
  orderId: string | null;
  disputeId: string | null;
}

interface Disputed {
  subscriptionId: string;
  userId: string;
  orderId: string;
  email: string;
  amountCents: number;
}

/**
 * A bank reversed a payment: it is booked as a dispute, the plan that it paid for ends at once, and every admin gets a mail. A plan that was
 * bought since then stays. Repeating it changes nothing.
 */
export async function revokeForDispute(services: Services, dispute: Dispute): Promise<void> {
  const now = services.clock.now();
  await inTransaction(services, async (em) => {
    const [disputed] = await em.execute<Disputed[]>(
      `select ${columnsOf(InvoiceEntity, { table: 'i', only: ['subscriptionId', 'userId'] })}, u.email,
              ${columnsOf(PaymentAttemptEntity, { table: 'a', only: ['amountCents', 'orderId'] })}
         from payment_attempts a join invoices i on i.id = a.invoice_id join users u on u.id = i.user_id where a.transaction_id = ?`,
      [dispute.transactionId],
    );
    if (!disputed) return;
    await em.execute(
      `insert into disputes (transaction_id, dispute_id, order_id, user_id, amount_cents, opened_at)
       values (?, ?, ?, ?, ?, ?) on conflict do nothing`,
      [
        ...[dispute.transactionId, dispute.disputeId, disputed.orderId],
        ...[disputed.userId, disputed.amountCents, now],
      ],
      'run',
    );
    const paid = await lockSubscription(em, disputed.subscriptionId);
    const revoked = paid !== null && paid.state !== 'ended';
    if (revoked) await endSubscription(em, paid, 'revoked', now);
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
