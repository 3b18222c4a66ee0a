import type { Context } from '#gateway/context.ts';
import { pageOf } from '#gateway/database/page.ts';
import { creditableCents } from '#gateway/invoices/creditable.ts';
import { invoiceView } from '#gateway/invoices/invoice.resolver.ts';
import { INVOICE_ORDER, invoicesOf } from '#gateway/invoices/invoice-rows.ts';
import { readPaymentMethod } from '#gateway/payment-methods/read-payment-method.ts';
import { liveSubscription, type SubscriptionRecord } from '#gateway/subscriptions/subscription-rows.ts';
import { planView } from '#gateway/subscriptions/subscription-view.ts';
import type { MemberInvoiceType, MemberPlanType, MemberRecordType } from '#schema/types/member.type.ts';
import { findMember, userView } from './member.ts';
import { auditAbout, timelineOf } from './members-history.ts';

const INVOICES_SHOWN = 20;

/** All that admins are told of a member; null when there is none. */
export async function readMemberRecord(context: Context, id: string): Promise<MemberRecordType | null> {
  const { database, now } = context;
  const { em } = database;
  const member = await findMember(database, id);
  if (!member) return null;
  const [held, paymentMethod, timeline, invoices, audit] = await Promise.all([
    liveSubscription(em, id),
    readPaymentMethod(em, id),
    timelineOf(em, id),
    lastInvoices(context, id),
    auditAbout(em, id),
  ]);
  const plan = held && (await memberPlan(context, held));
  const isBuying = held?.state === 'incomplete';
  return { user: userView(member, now), plan, isBuying, paymentMethod, timeline, invoices, audit };
}

async function memberPlan(context: Context, held: SubscriptionRecord): Promise<MemberPlanType | null> {
  const plan = await planView(context, held);
  return plan && { ...plan, grantReason: held.grantReason };
}

async function lastInvoices({ database, signingKey }: Context, userId: string): Promise<MemberInvoiceType[]> {
  const { em } = database;
  const { end } = pageOf(INVOICE_ORDER, { first: INVOICES_SHOWN }, signingKey);
  const [last, left] = await Promise.all([invoicesOf(em, userId, end), creditableCents(em, userId)]);
  return last
    .slice(0, INVOICES_SHOWN)
    .map((invoice) => ({ invoice: invoiceView(invoice), creditableCents: left.get(invoice.id) ?? 0 }));
}
