import { Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { InputArg } from '#gateway/graphql/input-arg.ts';
import { OpenToKeys } from '#schema/types/api/api-key.type.ts';
import { ForStaff } from '#schema/types/desk/staff.ts';
import { FindGameInput, GameMatchType } from '#schema/types/games/game-match.type.ts';
import { LiveScoreType } from '#schema/types/games/live-score.type.ts';
import { LinkGameInput } from '#schema/types/picks/pick.input.ts';
import { PickPayload } from '#schema/types/picks/pick.payload.ts';
import { PickType } from '#schema/types/picks/pick.type.ts';
import { gameOf } from './game-of.ts';
import { linkGame } from './link-game.ts';
import { liveScoreOf } from './live-score.ts';
import { matchOfPick, matchOfWords } from './match-of-pick.ts';
import type { PickRecord } from './pick-rows.ts';

@Resolver(() => PickPayload)
export class PickPayloadResolver {
  @FieldResolver()
  gameMatch(@Root() { pick }: { pick: PickRecord }, @Ctx() context: Context): Promise<GameMatchType> {
    return matchOfPick(context, pick);
  }
}

@Resolver(() => PickType)
export class PickGameResolver {
  @FieldResolver()
  gameId(@Root() { id }: PickRecord, @Ctx() context: Context): Promise<string | null> | null {
    return context.hasGames ? gameOf(context, id) : null;
  }

  @FieldResolver()
  liveScore(@Root() pick: PickRecord, @Ctx() context: Context): Promise<LiveScoreType | null> | null {
    return liveScoreOf(context, pick);
  }

  @ForStaff('PICKS')
  @OpenToKeys('WRITE_PICKS')
  @Query(() => GameMatchType, {
    description: 'Admins: the game that a pick with these words would be linked to.',
  })
  findGame(@Ctx() context: Context, @InputArg(FindGameInput) input: FindGameInput): Promise<GameMatchType> {
    return matchOfWords(context, input);
  }

  @ForStaff('PICKS')
  @Mutation(() => PickPayload, {
    description: 'Admins: says which game of the schedule a pick is on. Its words stay as they are.',
  })
  async linkGame(
    @Ctx() context: Context,
    @InputArg(LinkGameInput) input: LinkGameInput,
  ): Promise<PickPayload> {
    return { pick: await linkGame(context, input) };
  }
}
