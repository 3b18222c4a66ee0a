import { Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { InputArg } from '#gateway/graphql/input-arg.ts';
import { OpenToKeys } from '#schema/types/api/api-key.type.ts';
import { ForStaff } from '#schema/types/desk/staff.ts';
import { PickType } from '#schema/types/picks/pick.type.ts';
import {
  type GameScoreType,
  ImportPricesInput,
  ImportPricesPayload,
  type PickPriceType,
  WritePricesInput,
  WritePricesPayload,
} from '#schema/types/picks/price.type.ts';
import { importPrices } from './import-prices.ts';
import { notedPricesOf } from './prices-of.ts';
import { writePrices } from './write-prices.ts';

@Resolver(() => PickType)
export class PricesResolver {
  @FieldResolver()
  async prices(@Root() { id }: PickType, @Ctx() context: Context): Promise<PickPriceType[]> {
    return (await notedPricesOf(context, id)).prices;
  }

  @FieldResolver()
  async score(@Root() { id }: PickType, @Ctx() context: Context): Promise<GameScoreType | null> {
    return (await notedPricesOf(context, id)).score;
  }

  @ForStaff('PICKS')
  @OpenToKeys('WRITE_PRICES')
  @Mutation(() => WritePricesPayload, {
    description: 'Admins: writes prices and final scores, all or none. Each price is sealed in the log.',
  })
  writePrices(
    @Ctx() context: Context,
    @InputArg(WritePricesInput) input: WritePricesInput,
  ): Promise<WritePricesPayload> {
    return writePrices(context, input);
  }

  @ForStaff('PICKS')
  @OpenToKeys('WRITE_PRICES')
  @Mutation(() => ImportPricesPayload, {
    description:
      'Admins: the same from a file, with every wrong cell and every question named, and what would change.',
  })
  importPrices(
    @Ctx() context: Context,
    @InputArg(ImportPricesInput) input: ImportPricesInput,
  ): Promise<ImportPricesPayload> {
    return importPrices(context, input);
  }
}
