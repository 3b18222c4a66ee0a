import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { findProblems } from '#gateway/admin/problems/find-problems.ts';
import type { Context } from '#gateway/auth/context.ts';
import { InputArg } from '#gateway/graphql/input-arg.ts';
import {
  DropMailInput,
  LaunchCheckType,
  OperationsType,
  RetryMailInput,
  RetryNotificationInput,
} from '#schema/types/desk/operations.type.ts';
import { ProblemsPayload } from '#schema/types/desk/problem.type.ts';
import { ForStaff } from '#schema/types/desk/staff.ts';
import { dropMail, retryMail } from './dead-mails.ts';
import { goingLive } from './going-live.ts';
import { readOperations, retryNotification } from './read-operations.ts';

@Resolver()
export class OperationsResolver {
  @ForStaff('OPERATIONS')
  @Query(() => OperationsType, { description: 'Admins: how the background work and the webhooks go.' })
  operations(@Ctx() { database, now }: Context): Promise<OperationsType> {
    return readOperations(database.em, now);
  }

  @ForStaff('STAFF')
  @Query(() => [LaunchCheckType], {
    description:
      'Admins: what the product still needs before the public comes, at most 20 things, each tried now, in up to 15 s.',
  })
  goingLive(@Ctx() context: Context): Promise<LaunchCheckType[]> {
    return goingLive(context);
  }

  @ForStaff('OPERATIONS')
  @Mutation(() => ProblemsPayload, {
    description: 'Admins: tries a mail again that was given up. CONFLICT when somebody has decided before.',
  })
  async retryMail(
    @Ctx() context: Context,
    @InputArg(RetryMailInput) { key }: RetryMailInput,
  ): Promise<ProblemsPayload> {
    await retryMail(context, key);
    return { problems: await findProblems(context) };
  }

  @ForStaff('OPERATIONS')
  @Mutation(() => ProblemsPayload, {
    description: 'Admins: gives a mail up for good. CONFLICT when somebody has decided before.',
  })
  async dropMail(
    @Ctx() context: Context,
    @InputArg(DropMailInput) { key, reason }: DropMailInput,
  ): Promise<ProblemsPayload> {
    await dropMail(context, key, reason);
    return { problems: await findProblems(context) };
  }

  @ForStaff('OPERATIONS')
  @Mutation(() => ProblemsPayload, {
    description: 'Admins: lets the worker process a notification of the processor now.',
  })
  async retryNotification(
    @Ctx() context: Context,
    @InputArg(RetryNotificationInput) { hash }: RetryNotificationInput,
  ): Promise<ProblemsPayload> {
    await retryNotification(context, hash);
    return { problems: await findProblems(context) };
  }
}
