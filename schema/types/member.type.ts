import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import type { PlanStatus } from '#schema/rules/entitlement.ts';
import type { Tier } from '#schema/rules/tiers.ts';
import { PlanStatusEnum, TierEnum } from './enums.ts';
import { InvoiceObjectType } from './invoice.type.ts';
import { connectionType, PageArgs } from './page.type.ts';
import { PaymentMethodType } from './payment-method.type.ts';
import { DateTime } from './scalars.ts';
import { SubscriptionType } from './subscription.type.ts';
import { UserType } from './user.type.ts';

/** The arguments of the list of members. */
@ArgsType()
export class MemberPageArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: 'How the email address begins, in upper or lower case; left out: any.',
  })
  search?: string | null;

  @Field(() => PlanStatusEnum, { nullable: true, description: 'How the plan stands now; left out: any way.' })
  state?: PlanStatus | null;
}

export const MemberConnectionType = connectionType(
  'Member',
  () => UserType,
  'A page of the members, newest first.',
);

@ObjectType('MemberPlan', { description: 'The plan that a member holds, as admins see it.' })
export class MemberPlanType extends SubscriptionType {
  @Field(() => String, { nullable: true, description: 'Why it was given; null for one that was bought.' })
  grantReason!: string | null;
}

@ObjectType('PlanEvent', { description: 'A line of the timeline of a member: what happened to their plans.' })
export class PlanEventType {
  @Field(() => ID, { description: 'Its id; later ones are higher.' })
  id!: string;

  @Field(() => DateTime, { description: 'When it happened.' })
  at!: Date;

  @Field(() => String, { description: 'What happened, such as `started` or `payment-failed`.' })
  type!: string;

  @Field(() => TierEnum, { description: 'The tier that the plan has now, or had when it ended.' })
  tier!: Tier;

  @Field(() => String, { description: 'What happened, in plain words.' })
  text!: string;
}

@ObjectType('AuditEntry', { description: 'Who did what, as the audit log keeps it for ever.' })
export class AuditEntryType {
  @Field(() => ID, { description: 'Its id; later ones are higher.' })
  id!: string;

  @Field(() => DateTime, { description: 'When it was done.' })
  at!: Date;

  @Field(() => String, { description: 'The email address of whoever did it, or `system`.' })
  actor!: string;

  @Field(() => String, { description: 'What was done, such as `plan.grant`.' })
  action!: string;

  @Field(() => String, { description: 'What was done, in plain words.' })
  text!: string;
}

@ObjectType('MemberInvoice', { description: 'An invoice of a member, as admins see it.' })
export class MemberInvoiceType {
  @Field(() => InvoiceObjectType, { description: 'The invoice.' })
  invoice!: InvoiceObjectType;

  @Field(() => Int, { description: 'How much of it may still be given back, in cents.' })
  creditableCents!: number;
}

@ObjectType('MemberRecord', { description: 'All that admins are told of a member.' })
export class MemberRecordType {
  @Field(() => UserType, { description: 'The account, and what it may see at this moment.' })
  user!: UserType;

  @Field(() => MemberPlanType, { nullable: true, description: 'The plan that is held; null without one.' })
  plan!: MemberPlanType | null;

  @Field(() => Boolean, {
    description: 'Whether a purchase is on its way: until it is settled no plan can be given or taken back.',
  })
  isBuying!: boolean;

  @Field(() => PaymentMethodType, { nullable: true, description: 'The card; null when there is none.' })
  paymentMethod!: PaymentMethodType | null;

  @Field(() => [PlanEventType], { description: 'What happened to the plans, newest first; at most 100.' })
  timeline!: PlanEventType[];

  @Field(() => [MemberInvoiceType], { description: 'The last 20 invoices, newest first.' })
  invoices!: MemberInvoiceType[];

  @Field(() => [AuditEntryType], {
    description: 'What admins did to the account and its invoices, newest first; at most 50.',
  })
  audit!: AuditEntryType[];
}
