import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { InvoiceState, InvoiceType } from '#schema/rules/invoice-values.ts';
import { connectionType } from './page.type.ts';
import { DateTime } from './scalars.ts';

const InvoiceTypeEnum: Record<Uppercase<InvoiceType>, InvoiceType> = { CHARGE: 'charge', CREDIT: 'credit' };
registerEnumType(InvoiceTypeEnum, {
  name: 'InvoiceType',
  description: 'Which way the money of an invoice goes.',
  valuesConfig: {
    CHARGE: { description: 'Money taken, or to be taken.' },
    CREDIT: { description: 'Money given back.' },
  },
});

const InvoiceStateEnum: Record<Uppercase<InvoiceState>, InvoiceState> = {
  OPEN: 'open',
  PAID: 'paid',
  VOID: 'void',
  UNCOLLECTIBLE: 'uncollectible',
};
registerEnumType(InvoiceStateEnum, {
  name: 'InvoiceState',
  description: 'How an invoice stands.',
  valuesConfig: {
    OPEN: { description: 'Not paid yet.' },
    PAID: { description: 'Paid; of a credit: given back.' },
    VOID: { description: 'Of a purchase that did not come about: nothing was taken.' },
    UNCOLLECTIBLE: { description: 'Never paid, and not tried any more.' },
  },
});

@ObjectType('InvoiceLine', { description: 'What an invoice adds up from.' })
export class InvoiceLineType {
  @Field(() => String, { description: 'What it is for.' })
  description!: string;

  @Field(() => Int, { description: 'How much, in cents; a discount is below zero.' })
  cents!: number;
}

@ObjectType('Invoice', { description: 'A charge or a credit, as its member sees it.' })
export class InvoiceObjectType {
  @Field(() => ID, { description: 'Its id, such as `inv_…`.' })
  id!: string;

  @Field(() => String, { description: 'The number that people read, such as `CL-20311120-4F7K2M9A`.' })
  number!: string;

  @Field(() => InvoiceTypeEnum, { description: 'Which way the money goes.' })
  type!: InvoiceType;

  @Field(() => String, { description: 'The code of the plan, such as `premium`.' })
  planCode!: string;

  @Field(() => Int, { description: 'The sum of its lines, in cents.' })
  totalCents!: number;

  @Field(() => String, { description: 'ISO 4217 code of the currency.' })
  currency!: string;

  @Field(() => InvoiceStateEnum, { description: 'How it stands.' })
  state!: InvoiceState;

  @Field(() => [InvoiceLineType], { description: 'What it adds up from, in order.' })
  lines!: InvoiceLineType[];

  @Field(() => DateTime, { description: 'Beginning of the period that it is for.' })
  periodStartsAt!: Date;

  @Field(() => DateTime, { description: 'End of that period.' })
  periodEndsAt!: Date;

  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it was paid; null while it is not.' })
  paidAt!: Date | null;

  @Field(() => String, {
    description: 'Where a browser gets it as PDF, without a sign-in. The address works for five minutes.',
  })
  downloadUrl?: string;

  @Field(() => String, {
    description: 'Where a browser gets it as a page to print. The address works for five minutes.',
  })
  pageUrl?: string;
}

export const InvoiceConnectionType = connectionType(
  'Invoice',
  () => InvoiceObjectType,
  'A page of the invoices of a member, newest first.',
);
