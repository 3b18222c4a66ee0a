import { Field, ID, ObjectType } from 'type-graphql';
import type { ProblemKind } from '#schema/rules/api/problem-kinds.ts';
import { ProblemKindEnum } from './enums.ts';
import { DateTime } from './scalars.ts';

@ObjectType('Problem', { description: 'Something that needs an admin’s attention.' })
export class ProblemType {
  @Field(() => ProblemKindEnum, { description: 'The kind of problem.' })
  kind!: ProblemKind;

  @Field(() => String, {
    description:
      'The league, order, transaction, webhook or mail. Together with `kind` it identifies the problem.',
  })
  subject!: string;

  @Field(() => String, { description: 'What is wrong, as a sentence.' })
  text!: string;

  @Field(() => DateTime, { description: 'Since when.' })
  since!: Date;

  @Field(() => ID, { nullable: true, description: 'The uid of the member concerned; null for none.' })
  memberId!: string | null;
}
