import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Tier } from '#schema/rules/access/tiers.ts';
import type { InvoiceState, InvoiceType } from '#schema/rules/money/invoice-values.ts';
import { TierEnum } from '#schema/types/enums.ts';
import { connectionType } from '#schema/types/page.type.ts';
import { DateTime } from '#schema/types/scalars.ts';

/** A refund is stored as a credit, the processor's word for it (docs/decisions/0053). */
export const InvoiceTypeEnum: Record<'CHARGE' | 'REFUND', InvoiceType> = {
  CHARGE: 'charge',
  REFUND: 'credit',
};
registerEnumType(InvoiceTypeEnum, {
  name: 'InvoiceType',
  description: 'Whether an invoice takes or refunds money.',
  valuesConfig: {
    CHARGE: { description: 'A charge, paid or due.' },
    REFUND: { description: 'A refund.' },
  },
});

export const InvoiceStateEnum: Record<Uppercase<InvoiceState>, InvoiceState> = {
  OPEN: 'open',
  PAID: 'paid',
  VOID: 'void',
  UNCOLLECTIBLE: 'uncollectible',
};
registerEnumType(InvoiceStateEnum, {
  name: 'InvoiceState',
  description: 'The state of an invoice.',
  valuesConfig: {
    OPEN: { description: 'Not paid yet.' },
    PAID: { description: 'Paid; for a refund: sent to the card.' },
    VOID: { description: 'The purchase failed, and nothing was charged.' },
    UNCOLLECTIBLE: { description: 'Not paid, and no longer retried.' },
  },
});

@ObjectType('InvoiceLine', { description: 'A line of an invoice.' })
class InvoiceLineType {
  @Field(() => String, { description: 'The description.' })
  description!: string;

  @Field(() => Int, { description: 'The amount in cents; a discount is negative.' })
  cents!: number;
}

@ObjectType('Invoice', { description: 'A charge or a refund, as its member sees it.' })
export class InvoiceObjectType {
  @Field(() => ID, { description: 'Its id, such as `inv_…`.' })
  id!: string;

  @Field(() => String, { description: 'The invoice number, such as `CL-20311120-4F7K2M9A`.' })
  number!: string;

  @Field(() => InvoiceTypeEnum, { description: 'A charge or a refund.' })
  type!: InvoiceType;

  @Field(() => String, { description: 'The code of the plan, such as `premium`.' })
  planCode!: string;

  @Field(() => TierEnum, { description: 'The plan that it is for.' })
  tier!: Tier;

  @Field(() => Int, { description: 'The sum of its lines, in cents.' })
  totalCents!: number;

  @Field(() => String, { description: 'ISO 4217 code of the currency.' })
  currency!: string;

  @Field(() => InvoiceStateEnum, { description: 'Its state.' })
  state!: InvoiceState;

  @Field(() => [InvoiceLineType], { description: 'Its lines, in order.' })
  lines!: InvoiceLineType[];

  @Field(() => String, {
    description: 'Why this was charged or refunded, as a sentence: what for, which period, coupon and card.',
  })
  reason!: string;

  @Field(() => DateTime, { description: 'Start of the period it is for.' })
  periodStartsAt!: Date;

  @Field(() => DateTime, { description: 'End of that period.' })
  periodEndsAt!: Date;

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it was paid; null until then.' })
  paidAt!: Date | null;

  @Field(() => String, {
    description: 'Address of the PDF. It works for five minutes, without signing in.',
  })
  downloadUrl?: string;

  @Field(() => String, {
    description: 'Address of the page to print. It works for five minutes, without signing in.',
  })
  pageUrl?: string;
}

export const InvoiceConnectionType = connectionType(
  'Invoice',
  () => InvoiceObjectType,
  'A page of the invoices of a member, newest first.',
);
