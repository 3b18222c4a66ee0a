import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Grade } from '#schema/rules/stats/regrade.ts';
import { PickResultEnum } from '#schema/types/enums.ts';
import { PickType } from './pick.type.ts';

@ObjectType('GradeProposal', {
  description: 'The result that the final score of the feed suggests for a pick.',
})
export class GradeProposalType {
  @Field(() => PickType, { description: 'The pick.' })
  pick!: PickType;

  @Field(() => PickResultEnum, { description: 'What the score makes of it.' })
  result!: Grade;

  @Field(() => String, { description: 'Why, in a sentence.' })
  explanation!: string;

  @Field(() => Int, { description: 'Points of the team that the pick names first.' })
  scoreOne!: number;

  @Field(() => Int, { description: 'Points of the team that it names second.' })
  scoreTwo!: number;

  @Field(() => String, { description: 'What the grade will name as the source of the score.' })
  source!: string;

  @Field(() => Boolean, { description: 'Whether a round ten minutes later reported the same final.' })
  isConfirmed!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'Why the rule does not grade by this score itself: it was reported once so far, or sooner after the start than a game of the league can end. Null where it may.',
  })
  doubt?: string | null;
}

@InputType('ProposedGradeInput', {
  description: 'A proposal that is accepted, with the score it was made from.',
})
class ProposedGradeInput {
  @Field(() => ID, { description: 'The pick.' })
  pickId!: string;

  @Field(() => Int, { description: 'Points of the team that it names first.' })
  scoreOne!: number;

  @Field(() => Int, { description: 'Points of the team that it names second.' })
  scoreTwo!: number;
}

@InputType('GradeProposedInput', { description: 'Proposals that are accepted, at most 100.' })
export class GradeProposedInput {
  @Field(() => [ProposedGradeInput], { description: 'The proposals.' })
  grades!: ProposedGradeInput[];
}

@ObjectType('GradeProposedPayload', { description: 'What was graded.' })
export class GradeProposedPayload {
  @Field(() => [PickType], {
    description: 'The picks, at most 100; without those whose proposal had changed meanwhile.',
  })
  picks!: PickType[];
}
