import { Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { InputArg } from '#gateway/graphql/input-arg.ts';
import {
  ExcludeSelfInput,
  PlayLimitsPayload,
  PlayLimitsType,
  SetMonthlyLimitInput,
  StartCoolOffInput,
} from '#schema/types/play.type.ts';
import { confirmOwnAge, excludeSelf, setMonthlyLimit, startCoolOff } from './change-play-limits.ts';
import { playView } from './play-view.ts';

@Resolver()
export class PlayResolver {
  @Authorized('MEMBER')
  @Query(() => PlayLimitsType, { description: 'Your limits and what you have spent.' })
  playLimits(@Ctx() context: Context): Promise<PlayLimitsType> {
    return playView(context);
  }

  @Authorized('MEMBER')
  @Mutation(() => PlayLimitsPayload, {
    description: 'Sets your monthly limit. A lower one applies immediately, a higher one after seven days.',
  })
  async setMonthlyLimit(
    @Ctx() context: Context,
    @InputArg(SetMonthlyLimitInput) input: SetMonthlyLimitInput,
  ): Promise<PlayLimitsPayload> {
    await setMonthlyLimit(context, input.monthlyLimitCents ?? null);
    return { playLimits: await playView(context) };
  }

  @Authorized('MEMBER')
  @Mutation(() => PlayLimitsPayload, {
    description: 'Begins a break: no purchases, no renewals, no marketing mail. It cannot be shortened.',
  })
  async startCoolOff(
    @Ctx() context: Context,
    @InputArg(StartCoolOffInput) input: StartCoolOffInput,
  ): Promise<PlayLimitsPayload> {
    await startCoolOff(context, input.days);
    return { playLimits: await playView(context) };
  }

  @Authorized('MEMBER')
  @Mutation(() => PlayLimitsPayload, {
    description: 'Excludes you: no purchases, no renewals, no marketing mail. It cannot be shortened.',
  })
  async excludeSelf(
    @Ctx() context: Context,
    @InputArg(ExcludeSelfInput) input: ExcludeSelfInput,
  ): Promise<PlayLimitsPayload> {
    await excludeSelf(context, input.months);
    return { playLimits: await playView(context) };
  }

  @Authorized('MEMBER')
  @Mutation(() => PlayLimitsPayload, { description: 'Confirms, once, that you are 21 or older.' })
  async confirmAge(@Ctx() context: Context): Promise<PlayLimitsPayload> {
    await confirmOwnAge(context);
    return { playLimits: await playView(context) };
  }
}
