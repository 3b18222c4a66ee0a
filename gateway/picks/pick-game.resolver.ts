import { Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { InputArg } from '#gateway/graphql/input-arg.ts';
import { LinkGameInput } from '#schema/types/pick.input.ts';
import { PickPayload } from '#schema/types/pick.payload.ts';
import { PickType } from '#schema/types/pick.type.ts';
import { ForStaff } from '#schema/types/staff.ts';
import { gameOf } from './game-of.ts';
import { linkGame } from './link-game.ts';
import type { PickRecord } from './pick-rows.ts';

@Resolver(() => PickType)
export class PickGameResolver {
  @FieldResolver()
  gameId(@Root() { id }: PickRecord, @Ctx() context: Context): Promise<string | null> | null {
    return context.hasGames ? gameOf(context, id) : null;
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
