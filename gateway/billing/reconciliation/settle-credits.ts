import type { Services } from '#gateway/auth/context.ts';
import { outcomeOfOrder } from '#gateway/billing/processor/charge-once.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { type ChargeOutcome, NOT_CHARGED } from '#gateway/integrations/processor.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';
import { eachIndependently, LEFT_ALONE_MILLISECONDS, SETTLED_AFTER_MILLISECONDS } from './reconcile.ts';

/** The order id under which the processor refunds a credit. */
export function creditOrder(id: string): string {
  return `credit:${id}`;
}

type ClearOutcome = Exclude<ChargeOutcome, { kind: 'unknown' }>;

/** Paid, or void, which makes its cents creditable again. The first clear outcome counts. */
export async function settleCredit(services: Services, id: string, outcome: ClearOutcome): Promise<void> {
  const paid = outcome.kind === 'succeeded';
  const now = services.clock.now();
  await inTransaction(services, async (em) => {
    const [credit] = await em.execute<SettledCredit[]>(
      `update invoices set state = ?, paid_at = ? where id = ? and type = 'credit' and state = 'open'
       returning number as "invoiceNumber", total_cents as "amountCents",
                 (select email from users where users.id = invoices.user_id) as recipient`,
      [paid ? 'paid' : 'void', paid ? now : null, id],
    );
    if (!credit || !paid) return;
    const { recipient, ...invoice } = credit;
    const data = { ...invoice, creditedAt: now.toISOString() };
    await enqueue(em, { key: `credited:${id}`, recipient, template: 'credited', data }, now);
  });
}

interface SettledCredit {
  invoiceNumber: string;
  amountCents: number;
  recipient: string;
}

interface OpenCredit {
  id: string;
  createdAt: Date;
}

/**
 * Settles credits that a crash or a timeout left open, within a minute: looks each up by its order and never refunds it
 * again. One that the processor does not know after 45 seconds was not refunded.
 */
export async function settleOpenCredits(services: Services): Promise<void> {
  const now = services.clock.now();
  const open = await services.database.em.execute<OpenCredit[]>(
    `select id, created_at as "createdAt" from invoices
      where type = 'credit' and state = 'open' and created_at <= ? order by created_at limit 100`,
    [new Date(now.getTime() - LEFT_ALONE_MILLISECONDS)],
  );
  await eachIndependently(services, open, async ({ id, createdAt }) => {
    const found = await services.processor.findByOrder(creditOrder(id));
    const outcome = outcomeOfOrder(found, 'credit');
    if (outcome && outcome.kind !== 'unknown') return settleCredit(services, id, outcome);
    if (now.getTime() - createdAt.getTime() < SETTLED_AFTER_MILLISECONDS) return;
    const text = 'The refund was never made';
    await settleCredit(services, id, { kind: 'declined', code: NOT_CHARGED, text });
  });
}
