import { memberMails } from '#gateway/admin/acts/member-mails.ts';
import type { Context } from '#gateway/auth/context.ts';
import { findMember, userView } from '#gateway/auth/member.ts';
import { invoiceView } from '#gateway/billing/invoices/invoice.resolver.ts';
import { INVOICE_ORDER, invoicesOf } from '#gateway/billing/ledger/invoice-rows.ts';
import { readPaymentMethod } from '#gateway/billing/ledger/payment-method-rows.ts';
import { refundableCents, refundedNumbers } from '#gateway/billing/ledger/refundable.ts';
import { liveSubscription, type SubscriptionRecord } from '#gateway/billing/ledger/subscription-rows.ts';
import { planView } from '#gateway/billing/plan/subscription-view.ts';
import { pageOf } from '#gateway/database/page.ts';
import type { Rows } from '#gateway/database/rows.ts';
import type { MemberInvoiceType, MemberPlanType, MemberRecordType } from '#schema/types/desk/member.type.ts';
import { auditAbout, memberTimelineOf } from './members-history.ts';
import { disabledAtOf } from './read-member-record.sql.ts';

const INVOICES_SHOWN = 20;

/** Everything admins see of a member; null when there is none. */
export async function readMemberRecord(context: Context, id: string): Promise<MemberRecordType | null> {
  const { database, now } = context;
  const { em } = database;
  const member = await findMember(database, id);
  if (!member) return null;
  const [subscription, paymentMethod, timeline, invoices, audit, mails, disabled] = await Promise.all([
    liveSubscription(em, id),
    readPaymentMethod(em, id),
    memberTimelineOf(em, id),
    lastInvoices(context, id),
    auditAbout(em, id),
    memberMails(em, member.email),
    disabledAt(em, id),
  ]);
  const plan = subscription && (await memberPlan(context, subscription));
  const isBuying = subscription?.state === 'incomplete';
  const user = userView(member, now);
  const history = { timeline, invoices, audit, mails };
  return { user, disabledAt: disabled, plan, isBuying, paymentMethod, ...history };
}

async function disabledAt(rows: Rows, id: string): Promise<Date | null> {
  const user = await disabledAtOf.first(rows, { id });
  return user?.disabledAt ?? null;
}

async function memberPlan(
  context: Context,
  subscription: SubscriptionRecord,
): Promise<MemberPlanType | null> {
  const plan = await planView(context, subscription);
  return plan && { ...plan, grantReason: subscription.grantReason };
}

async function lastInvoices({ database, signingKey }: Context, userId: string): Promise<MemberInvoiceType[]> {
  const { em } = database;
  const page = pageOf(INVOICE_ORDER, { first: INVOICES_SHOWN }, signingKey);
  const [last, left, refunded] = await Promise.all([
    page.of(invoicesOf(em, userId).selectAll()).execute(),
    refundableCents(em, userId),
    refundedNumbers(em, userId),
  ]);
  return last.slice(0, INVOICES_SHOWN).map((invoice) => ({
    invoice: invoiceView(invoice),
    refundableCents: left.get(invoice.id) ?? 0,
    refundOf: refunded.get(invoice.id) ?? null,
  }));
}
