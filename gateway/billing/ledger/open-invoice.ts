import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '#gateway/database/new-id.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { invoiceNumber } from '#schema/rules/money/invoice-values.ts';
import type { Period } from '#schema/rules/money/periods.ts';
import { type QuoteLine, sum } from '#schema/rules/money/quote.ts';
import { InvoiceEntity, InvoiceLineEntity } from './invoice.entity.ts';
import { billToMember } from './open-invoice.sql.ts';
import type { SubscriptionRecord } from './subscription-rows.ts';

export interface Charge {
  kind: string;
  tier: Tier;
  periodNo: number;
  period: Period;
  /** A month of the plan before discounts. */
  monthCents: number;
  lines: QuoteLine[];
}

interface OpenInvoice {
  id: string;
  number: string;
  totalCents: number;
}

/** Writes an open invoice with its lines. A second one for the same subscription, kind and period is refused. */
export async function openInvoice(
  em: EntityManager,
  subscription: SubscriptionRecord,
  charge: Charge,
  now: Date,
): Promise<OpenInvoice> {
  const id = newId('inv');
  const number = invoiceNumber(id, now);
  const totalCents = sum(charge.lines);
  await em.insert(InvoiceEntity, {
    id,
    number,
    user: subscription.userId,
    subscription: subscription.id,
    kind: charge.kind,
    periodNo: charge.periodNo,
    type: 'charge',
    state: 'open',
    tier: charge.tier,
    totalCents,
    monthCents: charge.monthCents,
    periodStartsAt: charge.period.startsAt,
    periodEndsAt: charge.period.endsAt,
    createdAt: now,
  });
  await billToMember.run(em, { id });
  const lines = charge.lines.map((line, position) => ({ invoiceId: id, position, ...line }));
  await em.insertMany(InvoiceLineEntity, lines);
  return { id, number, totalCents };
}
