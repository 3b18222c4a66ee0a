import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { InputArg } from '#gateway/graphql/input-arg.ts';
import { ForStaff } from '#schema/types/desk/staff.ts';
import {
  PlanPriceMoveType,
  PriceMoveInput,
  PriceMovePayload,
  ProposePriceMoveInput,
} from '#schema/types/money/plan-price-move.type.ts';
import { listPriceMoves, MOST_MOVES } from './list-price-moves.ts';
import { approvePriceMove, endPriceMove, proposePriceMove } from './move-prices.ts';

@Resolver()
export class PriceMovesResolver {
  @ForStaff('PRICES')
  @Query(() => [PlanPriceMoveType], {
    description: `Admins: moves of running plans to another price, the last proposed first; at most ${MOST_MOVES}.`,
  })
  planPriceMoves(@Ctx() context: Context): Promise<PlanPriceMoveType[]> {
    return listPriceMoves(context);
  }

  @ForStaff('PRICES')
  @Mutation(() => PriceMovePayload, {
    description:
      'Admins: proposes to move running plans to what their plan costs today. Each member is notified exactly 30 days before the renewal at which it counts.',
  })
  async proposePriceMove(
    @Ctx() context: Context,
    @InputArg(ProposePriceMoveInput) input: ProposePriceMoveInput,
  ): Promise<PriceMovePayload> {
    await proposePriceMove(context, input);
    return { planPriceMoves: await listPriceMoves(context) };
  }

  @ForStaff('PRICES')
  @Mutation(() => PriceMovePayload, {
    description: 'Admins: approves a move that somebody else has proposed; a lone owner may after an hour.',
  })
  async approvePriceMove(
    @Ctx() context: Context,
    @InputArg(PriceMoveInput) { id }: PriceMoveInput,
  ): Promise<PriceMovePayload> {
    await approvePriceMove(context, id);
    return { planPriceMoves: await listPriceMoves(context) };
  }

  @ForStaff('PRICES')
  @Mutation(() => PriceMovePayload, {
    description:
      'Admins: ends a move: nobody is notified from now on. Members who were notified before are moved.',
  })
  async endPriceMove(
    @Ctx() context: Context,
    @InputArg(PriceMoveInput) { id }: PriceMoveInput,
  ): Promise<PriceMovePayload> {
    await endPriceMove(context, id);
    return { planPriceMoves: await listPriceMoves(context) };
  }
}
