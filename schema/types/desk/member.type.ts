import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import type { PlanStatus } from '#schema/rules/access/entitlement.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { UserType } from '#schema/types/access/user.type.ts';
import { PlanStatusEnum, TierEnum } from '#schema/types/enums.ts';
import { InvoiceObjectType } from '#schema/types/money/invoice.type.ts';
import { PaymentMethodType } from '#schema/types/money/payment-method.type.ts';
import { SubscriptionType } from '#schema/types/money/subscription.type.ts';
import { connectionType, PageArgs } from '#schema/types/page.type.ts';
import { DateTime } from '#schema/types/scalars.ts';
import { MemberMailType } from './member-act.type.ts';

/** The arguments of the list of members. */
@ArgsType()
export class MemberPageArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description:
      'The beginning of an email address, a full name or a last name, ignoring case; the whole number of an invoice; or the last four digits of a card. Any by default.',
  })
  search?: string | null;

  @Field(() => PlanStatusEnum, { nullable: true, description: 'Status of the plan; any by default.' })
  state?: PlanStatus | null;
}

export const MemberConnectionType = connectionType(
  'Member',
  () => UserType,
  'A page of the members, newest first.',
);

@ObjectType('MemberPlan', { description: 'The plan of a member, as admins see it.' })
export class MemberPlanType extends SubscriptionType {
  @Field(() => String, { nullable: true, description: 'Why it was granted; null when it was bought.' })
  grantReason!: string | null;
}

@ObjectType('PlanEvent', { description: 'An event of a member’s plans.' })
export class PlanEventType {
  @Field(() => ID, { description: 'Its id; of a refund, that of its invoice.' })
  id!: string;

  @Field(() => DateTime, { description: 'When it happened.' })
  at!: Date;

  @Field(() => String, { description: 'What happened, such as `started`, `payment-failed` or `refunded`.' })
  type!: string;

  @Field(() => TierEnum, { description: 'The tier that the plan has now, or had when it ended.' })
  tier!: Tier;

  @Field(() => String, { description: 'What happened, as a sentence.' })
  text!: string;
}

@ObjectType('AuditEntry', { description: 'An entry of the audit log.' })
export class AuditEntryType {
  @Field(() => ID, { description: 'Its id; later ones are higher.' })
  id!: string;

  @Field(() => DateTime, { description: 'When it was done.' })
  at!: Date;

  @Field(() => String, { description: 'The email address of the admin or member who did it, or `system`.' })
  actor!: string;

  @Field(() => String, { description: 'What was done, such as `plan.grant`.' })
  action!: string;

  @Field(() => String, { description: 'What was done, as a sentence.' })
  text!: string;
}

@ObjectType('MemberInvoice', { description: 'An invoice of a member, as admins see it.' })
export class MemberInvoiceType {
  @Field(() => InvoiceObjectType, { description: 'The invoice.' })
  invoice!: InvoiceObjectType;

  @Field(() => Int, { description: 'How much of it may still be refunded, in cents.' })
  refundableCents!: number;

  @Field(() => String, {
    nullable: true,
    description: 'The number of the invoice that a refund returns money of; null for a charge.',
  })
  refundOf!: string | null;
}

@ObjectType('MemberRecord', { description: 'Everything admins see of a member.' })
export class MemberRecordType {
  @Field(() => UserType, { description: 'The account and its current access.' })
  user!: UserType;

  @Field(() => MemberPlanType, { nullable: true, description: 'The current plan; null when there is none.' })
  plan!: MemberPlanType | null;

  @Field(() => Boolean, {
    description: 'Whether a purchase is pending. Until it is settled, no plan can be granted or revoked.',
  })
  isBuying!: boolean;

  @Field(() => PaymentMethodType, { nullable: true, description: 'The card; null when there is none.' })
  paymentMethod!: PaymentMethodType | null;

  @Field(() => [PlanEventType], {
    description: 'Events of the member’s plans and their refunds, newest first; at most 100.',
  })
  timeline!: PlanEventType[];

  @Field(() => [MemberInvoiceType], { description: 'The last 20 invoices, newest first.' })
  invoices!: MemberInvoiceType[];

  @Field(() => DateTime, {
    nullable: true,
    description: 'When an admin closed the account to sign-ins; null: it is open.',
  })
  disabledAt!: Date | null;

  @Field(() => [MemberMailType], { description: 'The last mails to the address, newest first; at most 20.' })
  mails!: MemberMailType[];

  @Field(() => [AuditEntryType], {
    description: 'What admins did to the account and its invoices, newest first; at most 50.',
  })
  audit!: AuditEntryType[];
}
