import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { presentVersion } from '#gateway/record/read-seals.ts';
import { sealOf } from '#gateway/record/seal-of.ts';
import { OVERDUE_AFTER_HOURS } from '#schema/rules/record/record-rules.ts';
import { HOUR } from '#schema/rules/time/durations.ts';
import { PickType } from '#schema/types/pick.type.ts';
import type { PickGradeType, PickOpeningType, PickSealType } from '#schema/types/seal.type.ts';
import { gradesOf } from './grades-of.ts';
import { openingOf, type PickRecord } from './pick-rows.ts';

const GRACE = OVERDUE_AFTER_HOURS * HOUR;

@Resolver(() => PickType)
export class PickSealResolver {
  @FieldResolver()
  async seal(@Root() pick: PickRecord, @Ctx() context: Context): Promise<PickSealType | null> {
    const seal = await sealOf(context, pick.id);
    const present = seal && presentVersion(seal.leaves);
    if (!present) return null;
    const { revealBy, opened, overdue, checkpointSize, witnessedAt, leaves } = seal;
    const overdueAt = new Date(revealBy.getTime() + GRACE);
    const isOverdue = overdue || (!opened && !pick.imported && overdueAt <= context.now);
    context.reuse.changesAt(overdueAt, context.now);
    return {
      ...{ number: present.number, sealedAt: present.at, late: pick.late, unproven: pick.imported },
      ...{ revealBy, opened, overdue: isOverdue, checkpointSize, witnessedAt, leaves },
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
