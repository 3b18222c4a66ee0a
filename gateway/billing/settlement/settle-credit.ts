import type { Services } from '#gateway/auth/context.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { ChargeOutcome } from '#gateway/integrations/processor.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';

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
