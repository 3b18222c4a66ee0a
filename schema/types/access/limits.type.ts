import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#schema/types/scalars.ts';

@ObjectType('Limits', {
  description: 'What a member asked us to hold them to, and what they have spent.',
})
export class LimitsType {
  @Field(() => DateTime, { nullable: true, description: 'When the member confirmed to be 21 or older.' })
  ageConfirmedAt!: Date | null;

  @Field(() => Int, { description: 'Charged this calendar month, New York time, less refunds, in cents.' })
  spentThisMonthCents!: number;

  @Field(() => Int, { description: 'Charged since the account was made, less refunds, in cents.' })
  spentCents!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The most that may be charged in a calendar month, in cents; null: no limit.',
  })
  monthlyLimitCents!: number | null;

  @Field(() => Int, { nullable: true, description: 'The limit from `nextLimitAt` on; null: none.' })
  nextLimitCents!: number | null;

  @Field(() => DateTime, { nullable: true, description: 'When a higher limit, or none, begins to count.' })
  nextLimitAt!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Until when the member takes a break; null: no break.',
  })
  coolOffUntil!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Until when the member has excluded themselves; the year 9999 is for good.',
  })
  excludedUntil!: Date | null;
}

@InputType('SetMonthlyLimitInput', { description: 'A monthly limit.' })
export class SetMonthlyLimitInput {
  @Field(() => Int, {
    nullable: true,
    description: 'In cents. A higher one, or null for none, counts after seven days.',
  })
  monthlyLimitCents?: number | null;
}

@InputType('StartCoolOffInput', { description: 'A break.' })
export class StartCoolOffInput {
  @Field(() => Int, { description: 'Its length in days: 1, 7 or 30.' })
  days!: number;
}

@InputType('ExcludeSelfInput', { description: 'A self-exclusion, which cannot be shortened.' })
export class ExcludeSelfInput {
  @Field(() => Int, { description: 'Its length in months: 6, 12 or 60; 0 is for good.' })
  months!: number;
}

@ObjectType('LimitsPayload', { description: 'The limits after a change.' })
export class LimitsPayload {
  @Field(() => LimitsType, { description: 'The limits as they are now.' })
  limits!: LimitsType;
}
