import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { LONGEST_ACKNOWLEDGEMENT_DAYS, type ProblemKind } from '#schema/rules/api/problem-kinds.ts';
import { ProblemKindEnum } from '#schema/types/enums.ts';
import { DateTime } from '#schema/types/scalars.ts';

@ObjectType('ProblemAcknowledgement', { description: 'That somebody takes care of a problem.' })
export class ProblemAcknowledgementType {
  @Field(() => String, {
    nullable: true,
    description: 'The address of who said so; null where the account is gone.',
  })
  by!: string | null;

  @Field(() => String, { description: 'What they wrote.' })
  note!: string;

  @Field(() => DateTime, { description: 'When they said so.' })
  at!: Date;

  @Field(() => DateTime, {
    description: 'When the problem is listed as open again, if it has not been solved.',
  })
  until!: Date;
}

@ObjectType('Problem', { description: 'Something that needs an admin’s attention.' })
export class ProblemType {
  @Field(() => ProblemKindEnum, { description: 'The kind of problem.' })
  kind!: ProblemKind;

  @Field(() => String, {
    description:
      'The league, order, transaction, webhook, mail or job. Together with `kind` it identifies the problem.',
  })
  subject!: string;

  @Field(() => String, { description: 'What is wrong, as a sentence.' })
  text!: string;

  @Field(() => DateTime, { description: 'Since when.' })
  since!: Date;

  @Field(() => ID, { nullable: true, description: 'The uid of the member concerned; null for none.' })
  memberId!: string | null;

  @Field(() => String, { description: 'Identifies the facts of the problem: it changes when they do.' })
  fact!: string;

  @Field(() => Boolean, {
    description: 'Whether it can be tried again: `retryMail` or `retryNotification` with its subject.',
  })
  canRetry!: boolean;

  @Field(() => ProblemAcknowledgementType, {
    nullable: true,
    description: 'Who takes care of it; null while nobody does, and again once its facts have changed.',
  })
  acknowledged!: ProblemAcknowledgementType | null;
}

@InputType('AcknowledgeProblemInput', { description: 'A problem that somebody takes care of.' })
export class AcknowledgeProblemInput {
  @Field(() => ProblemKindEnum, { description: 'Its kind.' })
  kind!: ProblemKind;

  @Field(() => String, { description: 'Its subject.' })
  subject!: string;

  @Field(() => String, { description: 'Its fact, as it was shown.' })
  fact!: string;

  @Field(() => String, { description: 'What is done about it; at most 200 characters.' })
  note!: string;

  @Field(() => DateTime, {
    description: `When it is listed as open again if it has not been solved; within ${LONGEST_ACKNOWLEDGEMENT_DAYS} days.`,
  })
  until!: Date;
}

@InputType('ReopenProblemInput', { description: 'A problem that nobody takes care of any longer.' })
export class ReopenProblemInput {
  @Field(() => ProblemKindEnum, { description: 'Its kind.' })
  kind!: ProblemKind;

  @Field(() => String, { description: 'Its subject.' })
  subject!: string;
}

@ObjectType('ProblemsPayload', { description: 'The problems after a change.' })
export class ProblemsPayload {
  @Field(() => [ProblemType], { description: 'All that concern the caller now, at most 50 of a kind.' })
  problems!: ProblemType[];
}
