import { Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { InputArg } from '#gateway/graphql/input-arg.ts';
import { ForStaff } from '#schema/types/desk/staff.ts';
import { ImportPicksInput, ImportPicksPayload } from '#schema/types/picks/import-picks.type.ts';
import { importPicks } from './import-picks.ts';

@Resolver()
export class ImportPicksResolver {
  @ForStaff('PICKS')
  @Mutation(() => ImportPicksPayload, {
    description:
      'Admins: reads pasted picks, names every wrong cell, duplicate and opposite side, and keeps all of them as drafts or none.',
  })
  importPicks(
    @Ctx() context: Context,
    @InputArg(ImportPicksInput) input: ImportPicksInput,
  ): Promise<ImportPicksPayload> {
    return importPicks(context, input);
  }
}
