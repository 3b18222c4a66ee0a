import { Field, ID, ObjectType } from 'type-graphql';
import type { ProblemKind } from '#schema/rules/problem-kinds.ts';
import { ProblemKindEnum } from './enums.ts';
import { DateTime } from './scalars.ts';

@ObjectType('Problem', { description: 'Something that an admin has to look at.' })
export class ProblemType {
  @Field(() => ProblemKindEnum, { description: 'What it is about.' })
  kind!: ProblemKind;

  @Field(() => String, {
    description: 'The league, order, transaction, notification or mail. With `kind` it names the problem.',
  })
  subject!: string;

  @Field(() => String, { description: 'What is wrong, in plain words.' })
  text!: string;

  @Field(() => DateTime, { description: 'Since when.' })
  since!: Date;

  @Field(() => ID, { nullable: true, description: 'The uid of the member whom it concerns; null for none.' })
  memberId!: string | null;
}
