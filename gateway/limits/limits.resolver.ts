import { Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { InputArg } from '#gateway/graphql/input-arg.ts';
import {
  ExcludeSelfInput,
  LimitsPayload,
  LimitsType,
  SetMonthlyLimitInput,
  StartCoolOffInput,
} from '#schema/types/access/limits.type.ts';
import { confirmOwnAge, excludeSelf, setMonthlyLimit, startCoolOff } from './change-limits.ts';
import { limitsView } from './limits-view.ts';

@Resolver()
export class LimitsResolver {
  @Authorized('MEMBER')
  @Query(() => LimitsType, { description: 'Your limits and what you have spent.' })
  limits(@Ctx() context: Context): Promise<LimitsType> {
    return limitsView(context);
  }

  @Authorized('MEMBER')
  @Mutation(() => LimitsPayload, {
    description: 'Sets your monthly limit. A lower one applies immediately, a higher one after seven days.',
  })
  async setMonthlyLimit(
    @Ctx() context: Context,
    @InputArg(SetMonthlyLimitInput) input: SetMonthlyLimitInput,
  ): Promise<LimitsPayload> {
    await setMonthlyLimit(context, input.monthlyLimitCents ?? null);
    return { limits: await limitsView(context) };
  }

  @Authorized('MEMBER')
  @Mutation(() => LimitsPayload, {
    description: 'Begins a break: no purchases, no renewals, no marketing mail. It cannot be shortened.',
  })
  async startCoolOff(
    @Ctx() context: Context,
    @InputArg(StartCoolOffInput) input: StartCoolOffInput,
  ): Promise<LimitsPayload> {
    await startCoolOff(context, input.days);
    return { limits: await limitsView(context) };
  }

  @Authorized('MEMBER')
  @Mutation(() => LimitsPayload, {
    description: 'Excludes you: no purchases, no renewals, no marketing mail. It cannot be shortened.',
  })
  async excludeSelf(
    @Ctx() context: Context,
    @InputArg(ExcludeSelfInput) input: ExcludeSelfInput,
  ): Promise<LimitsPayload> {
    await excludeSelf(context, input.months);
    return { limits: await limitsView(context) };
  }

  @Authorized('MEMBER')
  @Mutation(() => LimitsPayload, { description: 'Confirms, once, that you are 21 or older.' })
  async confirmAge(@Ctx() context: Context): Promise<LimitsPayload> {
    await confirmOwnAge(context);
    return { limits: await limitsView(context) };
  }
}
