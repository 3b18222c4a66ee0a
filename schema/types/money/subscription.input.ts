import { Field, ID, InputType, Int } from 'type-graphql';
import { PAID_TIERS_TEXT, type Tier } from '#schema/rules/access/tiers.ts';
import { CANCEL_REASONS, type CancelReason } from '#schema/rules/money/cancel-reasons.ts';
import { MOST_PAUSED_DAYS } from '#schema/rules/money/pauses.ts';
import { enumOf, TierEnum } from '#schema/types/enums.ts';
import { DateTime } from '#schema/types/scalars.ts';

export const CancelReasonEnum = enumOf('CancelReason', 'Why a member cancels a plan.', CANCEL_REASONS, {
  PRICE: 'It costs too much.',
  RESULTS: 'The picks did not do well enough.',
  SEASON: 'Their season is over.',
  TOO_MANY: 'More picks than they can use.',
  PRODUCT: 'Something on the site did not work for them.',
  OTHER: 'Another reason.',
});

@InputType('ChangePlanInput', { description: 'The plan to change to.' })
export class ChangePlanInput {
  @Field(() => TierEnum, { description: `${PAID_TIERS_TEXT}. To end the plan, cancel it.` })
  tier!: Tier;

  @Field(() => Int, {
    nullable: true,
    description:
      'The charge that was shown, in cents, without which nothing is charged. If it has changed, nothing happens, and the error has the new amount.',
  })
  expectedTotalCents?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The next charge that was shown, in cents. If it has changed, nothing happens: a trial, and a cheaper plan, cost nothing now.',
  })
  expectedNextChargeCents?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Refused if given: coupons apply to purchases, not to changes.',
  })
  couponCode?: string | null;
}

@InputType('CancelSubscriptionInput', { description: 'Why a plan is canceled.' })
export class CancelSubscriptionInput {
  @Field(() => CancelReasonEnum, { nullable: true, description: 'Why, if you want to say so.' })
  reason?: CancelReason | null;
}

@InputType('PausePlanInput', {
  description: 'A pause of your plan, from the end of the period that you paid for.',
})
export class PausePlanInput {
  @Field(() => String, {
    description: `The day of New York on which it resumes and is charged again, as YYYY-MM-DD: after the end of the paid period, and at most ${MOST_PAUSED_DAYS} days after it.`,
  })
  until!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'The charge of that day that was shown (`renewalCents`), in cents. If it has changed, nothing happens, and the error has the new amount.',
  })
  expectedNextChargeCents?: number | null;
}

@InputType('ResumePlanInput', { description: 'A pause that ends now.' })
export class ResumePlanInput {
  @Field(() => Int, {
    nullable: true,
    description:
      'The charge that was shown, in cents. If it has changed, nothing happens, and the error has the new amount.',
  })
  expectedTotalCents?: number | null;
}

@InputType('BillingInput', {
  description: 'Who is billed. A field that is left out or empty stays as it is.',
})
export class BillingInput {
  @Field(() => String, { nullable: true, description: 'First name.' })
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: 'Last name.' })
  lastName?: string | null;

  @Field(() => String, { nullable: true, description: 'Street and number.' })
  address1?: string | null;

  @Field(() => String, { nullable: true, description: 'City.' })
  city?: string | null;

  @Field(() => String, { nullable: true, description: 'State or province.' })
  state?: string | null;

  @Field(() => String, { nullable: true, description: 'Postal code.' })
  postalCode?: string | null;

  @Field(() => String, { nullable: true, description: 'US or CA.' })
  country?: string | null;
}

@InputType('UpdatePaymentMethodInput', { description: 'A new card.' })
export class UpdatePaymentMethodInput {
  @Field(() => String, { description: 'The payment token (nonce) from the card form. It can be used once.' })
  token!: string;

  @Field(() => BillingInput, {
    nullable: true,
    description: 'Who is billed from now on, on the next invoices too. Kept when the card is accepted.',
  })
  billing?: BillingInput | null;
}

@InputType('UpdatePasswordInput', { description: 'A new password for your account.' })
export class UpdatePasswordInput {
  @Field(() => ID, { description: 'Your uid.' })
  userId!: string;

  @Field(() => String, { description: 'At least 6 characters.' })
  newPassword!: string;
}

@InputType('GrantPlanInput', { description: 'A plan granted by an admin.' })
export class GrantPlanInput {
  @Field(() => ID, { description: 'The uid of the member.' })
  userId!: string;

  @Field(() => TierEnum, { description: `${PAID_TIERS_TEXT}.` })
  tier!: Tier;

  @Field(() => DateTime, { description: 'When it ends.' })
  endsAt!: Date;

  @Field(() => String, { description: 'The reason; at most 200 characters.' })
  reason!: string;

  @Field(() => String, {
    nullable: true,
    description: 'A name of this request, at most 64 characters. Repeating it never acts twice.',
  })
  requestId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      '`seen` of the preview. If the member has changed since, the code is CONFLICT and the message says what.',
  })
  seen?: string | null;
}

@InputType('CancelRenewalInput', { description: 'A plan that an admin cancels for a member.' })
export class CancelRenewalInput {
  @Field(() => ID, { description: 'The uid of the member.' })
  userId!: string;

  @Field(() => String, { description: 'The reason; at most 200 characters.' })
  reason!: string;

  @Field(() => String, {
    nullable: true,
    description: 'A name of this request, at most 64 characters. Repeating it never acts twice.',
  })
  requestId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      '`seen` of the preview. If the member has changed since, the code is CONFLICT and the message says what.',
  })
  seen?: string | null;
}

@InputType('RevokePlanInput', { description: 'A plan revoked by an admin.' })
export class RevokePlanInput {
  @Field(() => ID, { description: 'The uid of the member.' })
  userId!: string;

  @Field(() => String, { description: 'The reason; at most 200 characters.' })
  reason!: string;

  @Field(() => String, {
    nullable: true,
    description: 'A name of this request, at most 64 characters. Repeating it never acts twice.',
  })
  requestId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      '`seen` of the preview. If the member has changed since, the code is CONFLICT and the message says what.',
  })
  seen?: string | null;
}

@InputType('RefundInvoiceInput', { description: 'A refund for a paid invoice.' })
export class RefundInvoiceInput {
  @Field(() => ID, { description: 'The paid invoice.' })
  invoiceId!: string;

  @Field(() => Int, { description: 'The amount in cents, at most what is left of the invoice.' })
  amountCents!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'How much was left when you decided, in cents. If that has changed, for example after a double click, nothing is refunded and the code is CONFLICT.',
  })
  leftCents?: number | null;

  @Field(() => String, { description: 'The reason; at most 200 characters.' })
  reason!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'An idempotency key of up to 255 characters. Repeating it never refunds twice: it answers what became of the refund.',
  })
  idempotencyKey?: string | null;
}
