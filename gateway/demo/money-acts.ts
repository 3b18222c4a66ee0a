import { refundInvoice } from '#gateway/billing/invoices/refund-invoice.ts';
import { compareDisputes } from '#gateway/billing/reconciliation/compare-disputes.ts';
import { SMALL_REFUND_CENTS } from '#schema/rules/access/staff.ts';
import { DAY } from '#schema/rules/time/durations.ts';
import { type ChargeToReturnRow, chargeToReturn } from './past.sql.ts';
import { contextOf, type Past } from './past.ts';
import type { StaffAct } from './planned.ts';
import { STAFF } from './staff.ts';

type Act<Does extends StaffAct['does']> = Extract<StaffAct, { does: Does }>;

/** Support gives back small amounts, finance any. */
export async function refund(past: Past, { nth, part, reason, by }: Act<'refund'>): Promise<void> {
  const charge = await settledCharge(past, nth);
  if (!charge) return;
  const wished = part === 'all' ? charge.totalCents : Math.floor(charge.totalCents / 2);
  const amountCents = by === 'support' ? Math.min(wished, SMALL_REFUND_CENTS) : wished;
  const context = await contextOf(past, by === 'support' ? STAFF.nora : STAFF.felix);
  await refundInvoice(context, { invoiceId: charge.id, amountCents, reason });
}

/** A buyer goes to their bank. The product learns of it from the processor, as it does each night. */
export async function openDispute(past: Past, { name, nth, reason }: Act<'dispute'>): Promise<void> {
  const charge = await settledCharge(past, nth);
  if (!charge) return;
  const path = `transactions/${charge.transactionId}/dispute`;
  const opened = await past.order<{ id: string }>('POST', path, { reason });
  past.disputes.set(name, opened.id);
  await compareDisputes(past.services);
}

export async function decideDispute(past: Past, { name, status }: Act<'bank decides'>): Promise<void> {
  const id = past.disputes.get(name);
  if (!id) return;
  await past.order('PUT', `disputes/${id}`, { status });
  await compareDisputes(past.services);
}

/** One of the last month that settled, which takes the processor a day; the last one where there are fewer. */
async function settledCharge({ services }: Past, nth: number): Promise<ChargeToReturnRow | undefined> {
  const now = services.clock.now().getTime();
  const dates = { from: new Date(now - 30 * DAY), until: new Date(now - 2 * DAY) };
  return (await chargeToReturn.all(services.database.em, { ...dates, most: nth + 1 })).at(-1);
}
