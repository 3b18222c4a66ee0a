import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { InputArg } from '#gateway/graphql/input-arg.ts';
import { ForStaff } from '#schema/types/desk/staff.ts';
import {
  GradeProposalType,
  GradeProposedInput,
  GradeProposedPayload,
} from '#schema/types/picks/grading.type.ts';
import { PickType } from '#schema/types/picks/pick.type.ts';
import { gradeProposals, gradeProposed, MOST_PROPOSALS } from './grade-proposed.ts';
import { gradingQueue, LONGEST_QUEUE } from './ungraded-picks.ts';

@Resolver()
export class ProposalResolver {
  @ForStaff('PICKS')
  @Query(() => [PickType], {
    description: `Admins: the posted picks of the last 30 days whose games have started and that have no result, the first start first, at most ${LONGEST_QUEUE}.`,
  })
  gradingQueue(@Ctx() context: Context) {
    return gradingQueue(context);
  }

  @ForStaff('PICKS')
  @Query(() => [GradeProposalType], {
    description: `Admins: the results that final scores of the feed suggest, at most ${MOST_PROPOSALS}, the first final first.`,
  })
  gradeProposals(@Ctx() context: Context) {
    return gradeProposals(context);
  }

  @ForStaff('PICKS')
  @Mutation(() => GradeProposedPayload, {
    description: 'Admins: gives picks the results that are proposed for them.',
  })
  async gradeProposed(
    @Ctx() context: Context,
    @InputArg(GradeProposedInput) { grades }: GradeProposedInput,
  ): Promise<GradeProposedPayload> {
    return { picks: await gradeProposed(context, grades) };
  }
}
