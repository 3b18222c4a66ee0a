import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { InputArg } from '#gateway/graphql/input-arg.ts';
import {
  AcknowledgeProblemInput,
  ProblemsPayload,
  ProblemType,
  ReopenProblemInput,
} from '#schema/types/desk/problem.type.ts';
import { ForStaff } from '#schema/types/desk/staff.ts';
import { acknowledgeProblem, reopenProblem } from './acknowledge-problem.ts';
import { findProblems, MAX_PER_KIND } from './find-problems.ts';

@Resolver()
export class ProblemResolver {
  @ForStaff('OPERATIONS', 'PICKS', 'MONEY')
  @Query(() => [ProblemType], {
    description: `Admins: what has to be looked at now by somebody with the caller’s role, by urgency; at most ${MAX_PER_KIND} of a kind, the newest first.`,
  })
  problems(@Ctx() context: Context): Promise<ProblemType[]> {
    return findProblems(context);
  }

  @ForStaff('OPERATIONS', 'PICKS', 'MONEY')
  @Mutation(() => ProblemsPayload, {
    description:
      'Admins: notes that somebody takes care of a problem, until its facts change or the time is over. CONFLICT when it has changed.',
  })
  async acknowledgeProblem(
    @Ctx() context: Context,
    @InputArg(AcknowledgeProblemInput) input: AcknowledgeProblemInput,
  ): Promise<ProblemsPayload> {
    await acknowledgeProblem(context, await findProblems(context), input);
    return { problems: await findProblems(context) };
  }

  @ForStaff('OPERATIONS', 'PICKS', 'MONEY')
  @Mutation(() => ProblemsPayload, {
    description: 'Admins: takes back that somebody takes care of a problem.',
  })
  async reopenProblem(
    @Ctx() context: Context,
    @InputArg(ReopenProblemInput) input: ReopenProblemInput,
  ): Promise<ProblemsPayload> {
    await reopenProblem(context, input);
    return { problems: await findProblems(context) };
  }
}
