import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { overdueAt, overdueUnitsOf, presentVersion } from '#gateway/record/read-seals.ts';
import { sealOf } from '#gateway/record/seal-of.ts';
import { PickType } from '#schema/types/picks/pick.type.ts';
import type { PickGradeType, PickOpeningType, PickSealType } from '#schema/types/record/seal.type.ts';
import { gradesOf } from './grades-of.ts';
import { openingOf, type PickRecord } from './pick-rows.ts';

@Resolver(() => PickType)
export class PickSealResolver {
  @FieldResolver()
  async seal(@Root() pick: PickRecord, @Ctx() context: Context): Promise<PickSealType | null> {
    const seal = await sealOf(context, pick.id);
    const present = seal && presentVersion(seal.leaves);
    if (!present) return null;
    const { revealBy, opened, checkpointSize, witnessedAt, leaves } = seal;
    const overdueUnits = overdueUnitsOf(seal, pick.imported, context.now);
    context.reuse.changesAt(overdueAt(revealBy), context.now);
    return {
      ...{ number: present.number, sealedAt: present.at, late: pick.late, unproven: pick.imported },
      ...{
        revealBy,
        opened,
        overdue: overdueUnits !== null,
        overdueUnits,
        checkpointSize,
        witnessedAt,
        leaves,
      },
    };
  }

  @FieldResolver()
  async opening(@Root() { id }: PickRecord, @Ctx() { database }: Context): Promise<PickOpeningType | null> {
    return openingOf(database.em, id);
  }

  @FieldResolver()
  async grades(@Root() { id }: PickRecord, @Ctx() context: Context): Promise<PickGradeType[]> {
    return gradesOf(context, id);
  }
}
