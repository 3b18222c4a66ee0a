import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { ProblemType } from '#schema/types/problem.type.ts';
import { ForStaff } from '#schema/types/staff.ts';
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
}
