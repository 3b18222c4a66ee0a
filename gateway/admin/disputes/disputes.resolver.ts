import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import { InputArg } from '#gateway/graphql/input-arg.ts';
import { plainEvidence } from '#schema/rules/money/disputes.ts';
import {
  AcceptDisputeInput,
  AnswerDisputeInput,
  DisputeType,
  ReplyToDisputePayload,
} from '#schema/types/desk/dispute.type.ts';
import { ForStaff } from '#schema/types/desk/staff.ts';
import type { Reply } from './open-reply.ts';
import { readDispute } from './read-dispute.ts';
import { replyToDispute } from './reply-to-dispute.ts';

@Resolver()
export class DisputesResolver {
  @ForStaff('MONEY')
  @Query(() => DisputeType, {
    nullable: true,
    description: 'Admins: a dispute with what our records say of it; null when there is none with this id.',
  })
  dispute(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Its id at the processor.' }) id: string,
  ): Promise<DisputeType | null> {
    return readDispute(context, id);
  }

  @ForStaff('MONEY')
  @Mutation(() => ReplyToDisputePayload, {
    description:
      'Admins: sends evidence against a dispute to the bank, after which nothing can be added. It takes a passkey shown within five minutes, and from $500 on a second person. Repeating it sends nothing twice; when the processor is silent, `reply.state` is SENDING and it is tried again.',
  })
  answerDispute(
    @Ctx() context: Context,
    @InputArg(AnswerDisputeInput) { disputeId, text, reason }: AnswerDisputeInput,
  ): Promise<ReplyToDisputePayload> {
    return replied(context, { disputeId, kind: 'ANSWER', text: plainEvidence(text), reason });
  }

  @ForStaff('MONEY')
  @Mutation(() => ReplyToDisputePayload, {
    description:
      'Admins: leaves the money of a dispute to the bank, for good. It takes a passkey shown within five minutes, and from $500 on a second person.',
  })
  acceptDispute(
    @Ctx() context: Context,
    @InputArg(AcceptDisputeInput) { disputeId, reason }: AcceptDisputeInput,
  ): Promise<ReplyToDisputePayload> {
    return replied(context, { disputeId, kind: 'ACCEPT', text: null, reason });
  }
}

async function replied(context: Context, reply: Reply): Promise<ReplyToDisputePayload> {
  await replyToDispute(context, reply);
  const dispute = await readDispute(context, reply.disputeId);
  if (!dispute) throw new AppError('NOT_FOUND');
  return { dispute };
}
