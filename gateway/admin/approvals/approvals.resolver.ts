import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { InputArg } from '#gateway/graphql/input-arg.ts';
import {
  ApprovalType,
  ApproveActInput,
  DecideActPayload,
  RejectActInput,
} from '#schema/types/desk/approval.type.ts';
import { ForStaff } from '#schema/types/desk/staff.ts';
import { approve, reject } from './decide.ts';
import { listApprovals, MAX_APPROVALS } from './list-approvals.ts';

@Resolver()
export class ApprovalsResolver {
  @ForStaff('REFUND', 'PRICES')
  @Query(() => [ApprovalType], {
    description: `Admins: what waits for a second person, the oldest first, then what was decided last; at most ${MAX_APPROVALS}. People who may not decide see what they requested.`,
  })
  approvals(@Ctx() context: Context): Promise<ApprovalType[]> {
    return listApprovals(context);
  }

  @ForStaff('REFUND', 'PRICES')
  @Mutation(() => DecideActPayload, {
    description:
      'Admins: approves what another person requested, and does it. Of two who decide at once, the second gets CONFLICT.',
  })
  async approveAct(
    @Ctx() context: Context,
    @InputArg(ApproveActInput) { approvalId }: ApproveActInput,
  ): Promise<DecideActPayload> {
    await approve(context, approvalId);
    return { approvalId };
  }

  @ForStaff('REFUND', 'PRICES')
  @Mutation(() => DecideActPayload, {
    description: 'Admins: rejects what waits for a second person. Who requested it may take it back.',
  })
  async rejectAct(
    @Ctx() context: Context,
    @InputArg(RejectActInput) { approvalId, reason }: RejectActInput,
  ): Promise<DecideActPayload> {
    await reject(context, approvalId, reason);
    return { approvalId };
  }
}
