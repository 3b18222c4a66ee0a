import { Field, ID, InputType, Int } from 'type-graphql';
import { PAID_TIERS_TEXT, type Tier } from '#schema/rules/access/tiers.ts';
import { MAX_DAYS_GIVEN } from '#schema/rules/money/periods.ts';
import { TierEnum } from '#schema/types/enums.ts';

/** What every act for a member says. */
@InputType()
export abstract class MemberActInput {
  @Field(() => ID, { description: 'The uid of the member.' })
  userId!: string;

  @Field(() => String, { description: 'The reason; at most 200 characters.' })
  reason!: string;

  @Field(() => String, {
    description: 'A name of this request, at most 64 characters. Repeating it never acts twice.',
  })
  requestId!: string;

  @Field(() => String, {
    description:
      '`seen` of the preview. If the member has changed since, the code is CONFLICT and the message says what.',
  })
  seen!: string;
}

@InputType({ description: 'Another plan for a member.' })
export class ChangeMemberPlanInput extends MemberActInput {
  @Field(() => TierEnum, { description: `${PAID_TIERS_TEXT}.` })
  tier!: Tier;

  @Field(() => Int, {
    nullable: true,
    description: 'The charge that the preview showed, in cents. If it has changed, nothing happens.',
  })
  expectedTotalCents?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The next charge that the preview showed, in cents. If it has changed, nothing happens: a cheaper plan costs nothing now.',
  })
  expectedNextChargeCents?: number | null;
}

@InputType({ description: 'Days that are added to the current period of a plan.' })
export class GiveDaysInput extends MemberActInput {
  @Field(() => Int, { description: `How many, 1 to ${MAX_DAYS_GIVEN}.` })
  days!: number;
}

@InputType({ description: 'A member who can no longer sign in, or can again.' })
export class DisableMemberInput extends MemberActInput {}

@InputType({ description: 'Another address for an account.' })
export class CorrectAddressInput extends MemberActInput {
  @Field(() => String, { description: 'The address that is right.' })
  email!: string;
}

@InputType({ description: 'A mail to send again.' })
export class ResendMailInput extends MemberActInput {
  @Field(() => ID, { description: 'The mail.' })
  mailId!: string;
}
